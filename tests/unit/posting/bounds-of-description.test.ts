import { describe, expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine as line, postingElement } from './posting-line';

const describedIn = (lines: PostingLine[]) =>
  readPostingLines(lines, { names: { titles: [], siteName: null, addresses: [] }, spoken: [] }).fields.description;

const head = [line('Storekeeper', { level: 1 }), line('Acme Ltd')];
const prose =
  'You keep the shelves full and the counts right on most nights of the week, together with a small team that has worked here for many years.';
const tasks = ['Daily work in the large store of the northern district', 'Handing over the shift to the early team'];
const asked = [
  'Care and patience with what other people have ordered',
  'A few years of experience in some other store',
];
const items = (texts: string[], within = postingElement(null)) =>
  texts.map((text) => line(text, { isItem: true, within }));

describe('a description', () => {
  it('goes on to a list under a heading of its level, however that is called', () => {
    const duties = postingElement(null);
    const parts = [
      line("What you'll do", { level: 3, within: duties }),
      ...items([...tasks, 'Counting with the others what is left at the end of each month'], duties),
      line('A match made in heaven', { level: 3 }),
      ...items(asked),
    ];
    const about = [line('The house of Acme', { level: 3 }), line(prose.replace('You', 'Hundreds of us'))];
    const description = describedIn([...head, line(prose), ...parts, ...about]);
    expect(description).toContain(asked[1]);
    expect(description).not.toContain('Hundreds of us');
  });

  it('has the last words of the part that it ends in', () => {
    const part = postingElement(null);
    const last = [line('Requirements', { level: 2, within: part }), ...items(asked, part)];
    const reference = line('Ref. 7BC7-1012', { within: part });
    const link = line('More jobs', { within: part, url: 'https://acme.example/jobs' });
    const whole = (...below: PostingLine[]) => describedIn([...head, line(prose), ...last, ...below]);
    expect(whole(reference)).toContain('Ref. 7BC7-1012');
    expect(whole(link, reference)).not.toContain('More jobs');
    expect(whole(line('Ref. 7BC7-1012'))).not.toContain('Ref.');
  });

  it('has nothing of what the site remarks below an element that is named after it, but its other parts', () => {
    const named = postingElement(null, { isNamedDescription: true });
    const text = [line(prose, { within: named }), ...items([...tasks, ...asked], named)];
    const benefits = [line('Benefits', { level: 2 }), ...items(['Health insurance for all of the family'])];
    const remark = [line('Stay safe', { level: 2 }), line('Never pay a fee to any person for a job.')];
    expect(describedIn([...head, ...text, ...remark])).toMatch(/other store$/);
    expect(describedIn([...head, ...text, ...benefits])).toContain('Health insurance');
  });
});
