import { between, pick, type Random, shuffle } from '../../random.ts';
import type { DescriptionBlock } from './board-job.ts';
import type { Company } from './companies.ts';
import type { Family } from './families.ts';
import type { Place } from './places.ts';

const openings = [
  'is looking for somebody who likes to finish what they begin.',
  'grows carefully: this is one of three positions that we open this year.',
  'has worked in its field for two generations and still changes its mind when the facts do.',
  'is small enough to know everybody by name and large enough to matter.',
];

const offers = [
  '30 days of leave, and nobody who asks for them back',
  'A budget of 1,500 a year for learning, spent as you see fit',
  'Four-day weeks in July and August',
  'A pension scheme with an employer’s share of 8 %',
  'A laptop & phone of your choice',
  'Childcare support',
  'Paid volunteering days',
];

const closings = [
  'We answer every application within ten working days. If a requirement does not fit, apply all the same and say why.',
  'The interviews take two rounds: a talk with the team, then a half day of paid work on a real question.',
  'We hire for what you can do and will learn. Tell us what you need so that the interviews are fair to you.',
];

/** Several paragraphs and lists, with the characters that must survive every encoding. */
export function makeDescription(
  random: Random,
  job: { title: string; company: Company; place: Place; family: Family },
): DescriptionBlock[] {
  const { title, company, place, family } = job;
  const duties = shuffle(random, family.duties).slice(0, between(random, 3, family.duties.length));
  const requirements = shuffle(random, family.requirements).slice(0, between(random, 3, family.requirements.length));
  return [
    { kind: 'paragraph', text: `${company.name} ${pick(random, openings)}` },
    {
      kind: 'paragraph',
      text: `As ${title} in ${place.city} you join the ${family.department} team of ${between(random, 4, 16)} people. You report to its lead, and you will find most decisions written down, with their reasons.`,
    },
    { kind: 'heading', text: 'What you will do' },
    { kind: 'list', items: duties },
    { kind: 'heading', text: 'What you bring' },
    { kind: 'list', items: requirements },
    { kind: 'heading', text: 'What we offer' },
    { kind: 'list', items: shuffle(random, offers).slice(0, between(random, 3, 5)) },
    { kind: 'paragraph', text: pick(random, closings) },
  ];
}

/** The description as text: a line for each heading, paragraph and item. */
export function descriptionText(blocks: DescriptionBlock[]): string {
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text])).join('\n');
}
