import { describe, expect, it } from 'vitest';
import { isFileName } from '@/jobs/posting/file-name';
import type { LineElement, PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';

const prose =
  'You look after the collections of our house, write down what is given to us, and show school classes around, together with two colleagues.';

function element(outer: LineElement | null): LineElement {
  const told = { isCell: false, isTerm: false, isAddress: false, hasPin: null, datetime: null };
  return { outer, fontSize: 16, ...told, isNamedDescription: false, isNamedAfter: () => false };
}

const body = element(null);

interface Part {
  text: string;
  isLink?: boolean;
}

function line(text: string, headingLevel = 0, parts: Part[] = [{ text }]): PostingLine {
  const own = element(body);
  const pieces = parts.map((part) => ({ isLink: false, ...part, element: own, isControl: false, url: null }));
  const measures = { isListItem: false, linkLength: 0, controlLength: 0 };
  return { text, pieces, links: [], element: own, headingLevel, ...measures, surroundings: 'content' };
}

function read(lines: (PostingLine | string)[], titles: string[] = []) {
  const all = lines.map((each) => (typeof each === 'string' ? line(each) : each));
  return readPostingLines(all, { names: { titles, siteName: null, addresses: [] }, spoken: [] }).fields;
}

describe('a notice written as a letter', () => {
  it.each([
    [
      'its street and town',
      ['Gradski muzej Lipovac', 'Trg kneza Branimira 2', 'Lipovac', 'KLASA: 112-02/26-01/03'],
      'N A T J E Č A J',
      'viši kustos/viša kustosica',
      { company: 'Gradski muzej Lipovac', location: 'Lipovac' },
    ],
    [
      'its telephone',
      ['सरस्वती विद्या निकेतन', 'मुंगेली रोड, बिलासपुर (छत्तीसगढ़) 495001', 'Phone: 07752-555 204'],
      'आवश्यकता है / Staff Required',
      'PGT Chemistry',
      { company: 'सरस्वती विद्या निकेतन', location: 'बिलासपुर' },
    ],
  ])('is of whom its head names above %s', (_, head, call, title, facts) => {
    expect(read([...head, call, title, prose])).toMatchObject({ title, ...facts });
  });

  it('has its title below the sentence that goes on with it, and its employer before', () => {
    const lines = ['18. november 2026', 'Kivijärve Vallavalitsus kuulutab välja konkursi teenistuskohale'];
    const fields = read([...lines, 'sotsiaaltöö spetsialist', 'Ametikoha eesmärk', prose]);
    expect(fields).toMatchObject({ title: 'sotsiaaltöö spetsialist', company: 'Kivijärve Vallavalitsus' });
  });

  it('has its title below the label for it, also in the midst of its text', () => {
    const rest = ['Opis', 'Konkurs', 'I Radno mjesto:', 'savjetnik za vode', prose];
    expect(read([prose, 'O konkursu', ...rest]).title).toBe('savjetnik za vode');
  });

  it('names no client of an agency that way', () => {
    expect(read(['Our client invites applications for the position of', 'Accountant', prose]).company).toBeUndefined();
  });

  it('is not called after its file', () => {
    expect(['Vacancy_PGT_2026 (final)', 'konkurss.pdf'].map(isFileName)).toEqual([true, true]);
    expect(['Node.js Developer', 'Nurse (night)', 'C_O'].map(isFileName)).toEqual([false, false, true]);
    expect(read([line('Vacancy_Nurse_2026'), line('Nurse', 2), prose], ['Nurse']).title).toBe('Nurse');
  });
});

describe('a heading', () => {
  it('that is a motto is no title above one that names an occupation', () => {
    const lines = [line('Ελάτε στην παρέα μας', 1), 'Για τη σεζόν ζητούμε:', line('Υπεύθυνος/η Υποδοχής', 2), prose];
    expect(read(lines, ['Θέσεις εργασίας | Ξενοδοχείο']).title).toBe('Υπεύθυνος/η Υποδοχής');
  });

  it('loses the call before its colon', () => {
    expect(read([line('Now Hiring: Line Cook', 1), prose]).title).toBe('Line Cook');
  });

  it('with a legal form is the company, not the begin of the text', () => {
    const name = 'บริษัท ทะเลทอง จำกัด';
    expect(read([line('Cook', 1), line(name, 2), prose]).company).toBe(name);
  });
});

describe('one line of company and place', () => {
  it('is parted by the words between', () => {
    const parts = [{ text: 'bij' }, { text: 'Zorggroep Waterland', isLink: true }, { text: 'in Purmerend' }];
    const fields = read([line('Cook', 1), line('bij Zorggroep Waterland in Purmerend', 0, parts), prose]);
    expect(fields).toMatchObject({ company: 'Zorggroep Waterland', location: 'Purmerend' });
  });

  it('goes on behind a dash in the next', () => {
    const lines = [line('Cook', 1), 'Full-time', 'Delta Roads -', 'Cairo, Egypt', prose];
    expect(read(lines)).toMatchObject({ company: 'Delta Roads', location: 'Cairo, Egypt' });
  });

  it('loses the preposition before the place', () => {
    expect(read([line('Cook', 1), 'in Ashfield, VT', prose]).location).toBe('Ashfield, VT');
  });

  it('keeps a region that is written small', () => {
    expect(read([line('Cook', 1), 'Toruń, kujawsko-pomorskie', prose]).location).toBe('Toruń, kujawsko-pomorskie');
  });
});

it('takes no sentence for a company, and no remark behind its name', () => {
  const client = 'Our client, a leading coffee company, wants you.';
  expect(read([line('Cook', 1), client, prose]).company).toBeUndefined();
  const parts = [{ text: 'Чорномор Крюїнг', isLink: true }, { text: 'ліцензія дійсна' }];
  const lines = [line('Cook', 1), 'Компанія:', line('Чорномор Крюїнг ліцензія дійсна', 0, parts), prose];
  expect(read(lines).company).toBe('Чорномор Крюїнг');
});

it.each([
  ['福岡県福岡市中央区大名2丁目4-11', '福岡県福岡市'],
  ['Λιμάνι, 844 01 Νάουσα', 'Νάουσα'],
  ['Str. Morii 12, Bistrița 420001', 'Bistrița'],
])('reads the town of %s', (address, place) => {
  expect(read([line('Cook', 1), prose, address, prose]).location).toBe(place);
});

describe('what else stands beside a fact', () => {
  it('is neither a map behind a place, nor the number before a label', () => {
    const parts = [
      { text: '대전 유성구', isLink: true },
      { text: '지도', isLink: true },
    ];
    const place = line('대전 유성구 지도', 0, parts);
    expect(read([line('Cook', 1), 'IV. Place of work', place, prose]).location).toBe('대전 유성구');
  });

  it('is no day behind a title, and no question below it', () => {
    const title = line('設計工程師11/26 更新', 1, [{ text: '設計工程師' }, { text: '11/26 更新' }]);
    expect(read([title, prose]).title).toBe('設計工程師');
    for (const heading of ['Què faràs', 'ЗА ПОПУЊАВАЊЕ ИЗВРШИЛАЧКОГ РАДНОГ МЕСТА'])
      expect(read([line('Cook', 1), heading, prose]).location).toBeUndefined();
  });

  it('keeps a word whose endings points part, and takes no call for a company', () => {
    const title = line('Chargé·e de production', 1);
    expect(read(["Offre d'emploi", title, prose])).toMatchObject({ title: 'Chargé·e de production' });
    expect(read(["Offre d'emploi", title, prose]).company).toBeUndefined();
  });
});
