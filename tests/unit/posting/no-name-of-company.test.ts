import { describe, expect, it } from 'vitest';
import { isSentence } from '@/jobs/posting/is-sentence';
import type { PostingLine } from '@/jobs/posting/posting-line';
import type { PostingNames } from '@/jobs/posting/posting-names';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const line = (text: string, level = 0) => postingLine(text, { level });
const prose = line(
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new to the team.',
);
const title = line('Staff Nurse', 1);

function companyOf(lines: PostingLine[], names: Partial<PostingNames> = {}): string | undefined {
  const about = { titles: [], siteName: null, ...names };
  return readPostingLines(lines, { names: about, spoken: [] }).fields.company;
}

describe('words above a postal address', () => {
  const address = [line('12 Park Row'), line('Leeds LS1 5HD')];
  /** Of one block, as line breaks part it. */
  const together = (texts: string[]) => {
    const { element } = line('');
    return texts.map((text) => ({ ...line(text), element }));
  };

  it.each([0, 3])('are no company by that alone, with heading level %i', (level) => {
    expect(companyOf([title, prose, line('Visit us', level), ...address])).toBeUndefined();
  });

  it('are one in the block of the address, in full, or where the text says them', () => {
    const block = together(['Acorn Care', '12 Park Row', 'Leeds LS1 5HD']);
    expect(companyOf([title, prose, ...block])).toBe('Acorn Care');
    expect(companyOf([title, prose, line('Acorn Care Ltd'), ...address])).toBe('Acorn Care Ltd');
    const said = line('Acorn Care has looked after people in their homes for twenty years and more.');
    expect(companyOf([title, prose, said, line('Acorn Care'), ...address])).toBe('Acorn Care');
  });
});

it('is beside its place, whatever the page’s title tells, where the text names it', () => {
  const said = line(
    'EKHOLM has looked after its neighbours for a hundred years, and is proud of everybody who works for it.',
  );
  expect(companyOf([title, line('EKHOLM / Leeds'), prose, said], { titles: ['Staff Nurse - Lumen'] })).toBe('EKHOLM');
});

it('is no line below the title where the page’s title tells a name', () => {
  const names = { titles: ['Staff Nurse - Acorn Care'] };
  expect(companyOf([title, line('Leeds'), line('Closing soon'), prose], names)).toBe('Acorn Care');
  expect(companyOf([title, line('Acorn Care'), line('Closing soon'), prose], names)).toBe('Acorn Care');
});

describe('a logo', () => {
  const logos = ['Zentavo'];
  const titles = ['Staff Nurse'];

  it('is the employer’s where the host names it in front of a system', () => {
    expect(companyOf([title, prose], { titles, logos, addresses: ['https://zentavo.hirehub.example/jobs/1'] })).toBe(
      'Zentavo',
    );
  });

  it('is not where it is the system’s own', () => {
    for (const host of ['www.zentavo.example', 'www.zentavo.co.uk']) {
      expect(companyOf([title, prose], { titles, logos, addresses: [`https://${host}/jobs/1`] })).toBeUndefined();
    }
  });

  it('outweighs the system that the page’s title tells, where the path names it', () => {
    const addresses = ['https://jobs.smarthiringhub.example/Nordvik/743'];
    const names = {
      titles: ['Nordvik Staff Nurse | SmartHiringHub'],
      siteName: 'SmartHiringHub',
      logos: ['Nordvik'],
      addresses,
    };
    expect(companyOf([title, prose], names)).toBe('Nordvik');
  });
});

it.each([
  ['We build software for farms in Europe.', true],
  ['Join Nordvik Health and grow with us.', true],
  ['Stichting Zorg voor Ouderen e.V.', false],
  ['Bank of the West Inc.', false],
  ['Acme Care', false],
])('“%s” is a sentence: %s', (text, is) => expect(isSentence(text)).toBe(is));

it('is no sentence, below the title or under a label', () => {
  expect(companyOf([title, line('We build software for farms in Europe.'), prose])).toBeUndefined();
  const told = 'Entité : Nordvik est un groupe industriel présent dans 12 pays.';
  expect(companyOf([title, line(told), prose])).toBeUndefined();
  expect(companyOf([title, line('Entité : Nordvik SA'), prose])).toBe('Nordvik SA');
});

it('is the house that the page’s title has without its legal form, not the group', () => {
  const titles = ['Staff Nurse bei Stahlbach Logistik | Stahlbach Gruppe Karriere'];
  const lines = [title, line('Stahlbach Logistik GmbH'), prose];
  expect(companyOf(lines, { titles, logos: ['Stahlbach Gruppe'] })).toBe('Stahlbach Logistik GmbH');
});
