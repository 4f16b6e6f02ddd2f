import { describe, expect, it } from 'vitest';
import { companyBehindTitle } from '@/jobs/posting/company-behind-title';
import { parseNumberedText } from '@/jobs/posting/parse-numbered-text';

const behind = (first: string) => {
  const lines = parseNumberedText({ text: `Nurse\n${first}\nYou care for patients.`, links: [] });
  const header = { lines, title: { text: 'Nurse', index: 0 }, description: { start: 1, end: 3, score: 1 } };
  return companyBehindTitle({
    ...header,
    names: { titles: [], siteName: null },
    spoken: [],
    pictures: [],
    listed: {},
  })[0]?.text;
};

describe('the company behind a title that the text repeats', () => {
  it.each([
    ['Nurse – Acme Care', 'Acme Care'],
    ['Nurse at Acme', 'Acme'],
    ['Nurse | Acme', 'Acme'],
    ['Nurse – Full-time', undefined],
    ['Nurse – remote', undefined],
    ['Nurse – Berlin, Germany', undefined],
    ['Nurses – Acme', undefined],
  ])('of “%s” is %s', (line, company) => expect(behind(line)).toBe(company));
});
