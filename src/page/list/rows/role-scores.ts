import type { MarkupNamedField } from '@/language/words/jobs/markup-field-names';
import type { LabelledField } from '@/language/words/jobs/posting-labels';
import { isSectionHeadline } from '@/language/words/jobs/posting-section-words';
import type { SlotFacts } from './slot-facts';

/** The score a slot needs to be a field. */
export const minRoleScore = 1.5;

/** The weights are a judgement, tested on many boards: names and text form weigh most, position least. */
export const roleScores = { title: titleScore, company: companyScore, location: locationScore } as const;

function titleScore(facts: SlotFacts): number {
  const { kinds, distinct, words, slot } = facts;
  return (
    2 * kinds.title +
    1.5 * facts.isHeading +
    1.5 * facts.isLink +
    1.5 * distinct +
    1.5 * facts.fill +
    hint(facts, 'title') +
    labelled(facts, 'title') -
    2.5 * (kinds.posted + kinds.salary) -
    1.5 * kinds.place -
    kinds.employment -
    kinds.company -
    2 * facts.isCompanyLink -
    4 * facts.isPersonLink -
    3 * facts.isNumber -
    2 * kinds.apply -
    // "Read on": what every row says names none of them.
    (kinds.title < 0.5 && saysTheSame(facts) ? 6 : 0) -
    (words > 14 ? 3 : 0) -
    Math.min(1, 0.1 * slot.order)
  );
}

function companyScore(facts: SlotFacts, title: SlotFacts): number {
  const { kinds, words, slot } = facts;
  const distance = slot.order - title.slot.order;
  return (
    hint(facts, 'company') * 1.5 +
    labelled(facts, 'company') +
    2 * facts.isCompanyLink +
    2 * kinds.company +
    0.5 * facts.fill +
    (Math.abs(distance) <= 2.5 ? 0.5 : 0) +
    (distance > 0 ? 0.3 : 0) +
    (couldBeAnyName(facts) ? facts.isName : 0) -
    3 * (kinds.place + kinds.posted + kinds.salary) -
    2 * (kinds.employment + kinds.apply + kinds.department) -
    1.5 * kinds.title -
    3 * facts.isNumber -
    facts.isButton -
    4 * facts.isPersonLink -
    (words > 8 ? 2 : 0) -
    (headsParts(facts) ? 6 : 0) -
    (saysTheSame(facts) && !isCalledCompany(facts) ? 6 : 0) -
    1.5 * (1 - facts.isName)
  );
}

function locationScore(facts: SlotFacts, title: SlotFacts): number {
  const { kinds, words, slot } = facts;
  return (
    hint(facts, 'location') * 1.5 +
    labelled(facts, 'location') +
    (facts.isTown ? 1 : 0) +
    3 * kinds.place -
    kinds.workplace -
    2 * facts.isOnSite +
    0.5 * facts.fill +
    (slot.order > title.slot.order ? 0.3 : 0) -
    3 * (kinds.posted + kinds.salary) -
    1.5 * kinds.title -
    1.5 * kinds.company -
    2 * (kinds.employment + kinds.apply) -
    2 * facts.isCompanyLink -
    3 * facts.isNumber -
    (isCount(facts) ? 3 : 0) -
    (words > 12 ? 2 : 0)
  );
}

/** Headings within the text of rows that are the postings themselves: "Your tasks", "We offer". */
export function headsParts({ texts, fill }: SlotFacts): boolean {
  const headlines = [...texts.values()].filter(isSectionHeadline);
  return fill > 0 && headlines.length * 2 >= texts.size;
}

/** One employer's own board may name it in every row, and say that it does. */
function isCalledCompany({ hints, label }: SlotFacts): boolean {
  return label === 'company' || (hints.get('company') ?? 0) >= 0.8;
}

/** A label or a button, an advert between a few of the rows, or the same words with another number: "4 positions". */
export function saysTheSame(facts: SlotFacts): boolean {
  const { texts, distinct, fill, isButton, isLink, isCompanyLink } = facts;
  // Two rows may be of one company, but what each of them is opened by is no name.
  const isControl = Math.max(isButton, isLink) >= 0.9 && isCompanyLink === 0;
  const least = fill < 0.5 || isControl ? 2 : 4;
  return isCount(facts) || isNumbering(facts) || (texts.size >= least && distinct * texts.size < 1.5);
}

/** "Position 01", "Position 02": the same words, and numbers that go on from row to row. */
function isNumbering({ texts }: SlotFacts): boolean {
  const found = [...texts].toSorted(([one], [other]) => one - other).map(([, text]) => /^(\D+?)(\d{1,3})$/u.exec(text));
  const [first] = found;
  if (found.length < leastNumbered || !first || !found.every((each) => each?.[1] === first[1])) return false;
  const numbers = found.map((each) => Number(each?.[2]));
  const steps = numbers.slice(1).filter((number, index) => number === (numbers[index] ?? 0) + 1);
  return steps.length >= mostlyOn * (numbers.length - 1);
}

/** Fewer texts may go on by chance; where one list ends and another begins, they do not. */
const leastNumbered = 3;
const mostlyOn = 0.8;

function isCount({ texts }: SlotFacts): boolean {
  const words = new Set([...texts.values()].map((text) => text.replace(/^\d+\s/, '#')));
  return words.size <= 3 && words.size < texts.size && [...words].every((text) => /^#\p{L}+(?: \p{L}+)?$/u.test(text));
}

/** This many recurring names are companies with many openings, unless one is a typical department. */
const leastNames = 4;

/** Without other evidence a name is a company only if most rows have one, and many differ: the same few are departments. */
function couldBeAnyName({ fill, distinct, texts, kinds }: SlotFacts): boolean {
  if (fill < 0.6) return false;
  return distinct >= 0.5 || (kinds.department === 0 && distinct * texts.size >= leastNames);
}

/** What a label or a column's head says weighs more than anything else. */
function labelled({ label }: SlotFacts, field: LabelledField): number {
  if (label === field) return 6;
  if (label === null || field === 'title') return label === null || label === 'unknown' ? 0 : -3;
  return label === 'unknown' ? (field === 'company' ? -3 : -1) : -6;
}

/** 2 if its names mean this field, negative if they mean others. The names of a text with several values mean one of them. */
function hint({ hints, part }: SlotFacts, field: MarkupNamedField): number {
  const others = [...hints].filter(([other]) => other !== field).reduce((sum, [, share]) => sum + share, 0);
  return 2 * (hints.get(field) ?? 0) - (part ? 0 : Math.min(2, others));
}
