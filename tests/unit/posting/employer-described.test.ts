import { describe, expect, it } from 'vitest';
import { companiesDescribed } from '@/jobs/posting/employer-described';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

describe('a sentence about a company', () => {
  it.each([
    ['Acme Heating is a family-run firm in Leeds.', ['Acme Heating']],
    ['Bakery is a minority-owned company and an equal opportunity employer.', ['Bakery']],
    ['Die Müller Anlagenbau GmbH ist ein mittelständisches Unternehmen.', ['Die Müller Anlagenbau GmbH']],
    ['Sähkö Sisu Oy on palveleva sähköalan yritys.', ['Sähkö Sisu Oy']],
    ['Lumière est une entreprise familiale.', ['Lumière']],
    ['Our client is a leading manufacturer.', []],
    ['The company is a leading manufacturer.', []],
    ['Das Unternehmen ist ein Hersteller von Türen.', []],
    ['Notre clinique est un établissement de soins.', []],
    ['Customer Service is the heart of our business.', []],
    ['Human Resources is a team of the company.', []],
    ['Assistant Manager to join our busy restaurant.', []],
    ['Welding is a trade that you learned.', []],
  ])('“%s” names %j', (text, names) => expect(companiesDescribed(text)).toEqual(names));
});

describe('the company', () => {
  const read = (texts: string[]) =>
    readPostingLines([postingLine('Office Manager', { level: 1 }), ...texts.map((text) => postingLine(text))], {
      names: { titles: ['Careers - Office Manager'], siteName: null },
      spoken: [],
    }).fields.company;
  const prose = 'You keep the workplace stocked, see that the team gets fed, and handle the schedule of all events.';

  it('is who is described, and where one works', () => {
    const at = 'At Bakery, the Office Manager is also known as the Chief Happiness Officer by everybody around.';
    expect(read([at, prose, 'Bakery is a minority-owned company and an equal opportunity employer.'])).toBe('Bakery');
  });

  it('is not who is only described', () => {
    expect(read([prose, 'Mergelyan is a company that we have worked for since 2011.'])).toBeUndefined();
  });
});

it('is where the text says that one works, if one writes to its address', () => {
  const read = (address: string) => {
    const lines = [
      postingLine('Staff Nurse', { level: 1 }),
      postingLine(
        'At Nordvik Health, you look after patients at their homes, by day and by night, and write down how they are.',
      ),
      postingLine(
        'You teach those who are new with us, and at Nordvik Health you learn every day from those who are not.',
      ),
      postingLine(`Contact: jobs@${address}`),
    ];
    return readPostingLines(lines, { names: { titles: ['Staff Nurse'], siteName: null }, spoken: [] }).fields.company;
  };
  expect(read('nordvikhealth.example')).toBe('Nordvik Health');
  expect(read('somewhere.example')).toBeUndefined();
});
