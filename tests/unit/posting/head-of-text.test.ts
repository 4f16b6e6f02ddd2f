import { describe, expect, it } from 'vitest';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const heading = (text: string, level = 2) => postingLine(text, { level });
const plain = (text: string) => postingLine(text);
const item = (text: string) => postingLine(text, { isItem: true });

/** "<p><strong>Your tasks</strong></p>" */
function strong(text: string) {
  const line = postingLine(text);
  return { ...line, element: line.element?.outer ?? null };
}

const duties = [
  item('Plan the work of a shift of twelve people and train new colleagues'),
  item('Keep the stock records right and report to the head of operations every week'),
];
const asked = [item('A completed training in the field and some years of experience')];

function read(head: typeof heading, first: string, { above = [] as string[], titles = ['Line Cook'], says = '' } = {}) {
  const prose = says === '' ? [] : [plain(says)];
  const lines = [
    heading('Line Cook', 1),
    ...above.map(plain),
    head(first),
    ...prose,
    ...duties,
    head('What you bring'),
  ];
  return readPostingLines([...lines, ...asked], { names: { titles, siteName: null }, spoken: [] }).fields;
}

describe.each([
  ['a heading', heading],
  ['a line in bold', strong],
])('the first of those that part a text: %s', (_, head) => {
  it.each(['Key Facts', 'Snapshot', 'Day to Day'])('is neither the company nor the place: “%s”', (first) => {
    const { company, location } = read(head, first);
    expect({ company, location }).toEqual({ company: undefined, location: undefined });
    expect(read(head, first, { above: ['Leeds'] })).toMatchObject({ location: 'Leeds' });
    expect(read(head, first, { above: ['Leeds'], titles: ['Line Cook - Lantern House'] }).company).toBe(
      'Lantern House',
    );
  });

  it('is the company where the page knows it as one', () => {
    expect(read(head, 'Lantern House Ltd').company).toBe('Lantern House Ltd');
    expect(read(head, 'Lantern House', { titles: ['Line Cook - Lantern House - Hull'] }).company).toBe('Lantern House');
    const says = 'Lantern House is a small hotel by the sea with a kitchen of its own and a garden for all guests.';
    expect(read(head, 'Lantern House', { above: ['Leeds'], says }).company).toBe('Lantern House');
  });

  it('is the place where it is known as one', () => {
    expect(read(head, 'Leeds').location).toBe('Leeds');
  });
});

it('is told from a text that is set in bold as a whole', () => {
  const lines = [
    heading('Line Cook', 1),
    strong('Lantern House'),
    strong('Full-time'),
    ...duties.map(({ text }) => strong(text)),
  ];
  const names = { titles: ['Line Cook'], siteName: null };
  expect(readPostingLines([...lines, strong('Apply soon')], { names, spoken: [] }).fields.company).toBe(
    'Lantern House',
  );
});

it('leaves the facts that stand below the heading where they are', () => {
  const lines = [heading('Line Cook', 1), heading('Key Facts'), plain('Leeds'), plain('£25,000 per year'), ...duties];
  const { location, salaryText } = readPostingLines([...lines, heading('What you bring'), ...asked], {
    names: { titles: ['Line Cook'], siteName: null },
    spoken: [],
  }).fields;
  expect({ location, salaryText }).toEqual({ location: 'Leeds', salaryText: '£25,000 per year' });
});
