import { describe, expect, it } from 'vitest';
import { parseNumberedText } from '@/jobs/posting/parse-numbered-text';
import type { LineElement } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';

const prose =
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new to the team.';
const about = { names: { titles: [], siteName: null }, spoken: [] };

function textLines(...lines: string[]) {
  return parseNumberedText({ text: lines.join('\n'), links: [] });
}

/** An element that tells nothing but the size of its type. */
function element(fontSize: number, outer: LineElement | null): LineElement {
  const told = {
    isCell: false,
    isTerm: false,
    isAddress: false,
    hasPin: null,
    datetime: null,
    isNamedDescription: false,
  };
  return { outer, fontSize, ...told, isNamedAfter: () => false };
}

/** The lines of a page whose line of this text is a heading. */
function pageLines(heading: string, ...lines: string[]) {
  const body = element(16, null);
  return textLines(...lines).map((line) => {
    const isHeading = line.text === heading;
    const own = element(isHeading ? 32 : 16, body);
    const pieces = line.pieces.map((piece) => ({ ...piece, element: own }));
    return { ...line, element: own, pieces, headingLevel: isHeading ? 1 : 0 };
  });
}

describe('a posting in lines', () => {
  it('states no pay where its heading stands above another label, as the kind of pay, and what is to be agreed', () => {
    const read = (below: string) =>
      readPostingLines(
        pageLines('Registered Nurse', 'Registered Nurse', 'Lumen Clinic', 'Leeds', prose, 'Salary', below),
        about,
      ).fields.salaryText;
    expect(read('Pay type: Fixed monthly or hourly')).toBeUndefined();
    expect(read('To be agreed')).toBe('To be agreed');
  });

  it('is described by items that are written out, under facts in one line', () => {
    const items = [
      '1、负责本岗位日常工作，按时完成任务；',
      '2、与相关部门沟通配合，整理内部资料；',
      '任职要求：',
      '1、大专及以上学历，有责任心和团队合作精神。',
    ];
    const facts = '苏州 | 1-3年 | 大专 | 招1人 | 11-21发布';
    const lines = pageLines('行政前台', '行政前台', facts, '职位信息', '岗位职责：', ...items);
    expect(readPostingLines(lines, about).fields.description).toBe(items.join('\n'));
  });

  it('is read from words alone', () => {
    const lines = textLines('Night Nurse', 'Acme Care', 'Kiel, Germany · Full-time · 3 days ago', 'Description', prose);
    expect(readPostingLines(lines, about).fields).toMatchObject({
      title: 'Night Nurse',
      company: 'Acme Care',
      location: 'Kiel, Germany',
      employmentType: 'Full-time',
      postedText: '3 days ago',
      description: prose,
    });
  });

  it('has its title where the page has a heading, whatever the words', () => {
    const lines = ['Senior Manager Sales', 'Joy of Life', 'Acme Ltd', prose];
    expect(readPostingLines(textLines(...lines), about).title?.text).toBe('Senior Manager Sales');
    expect(readPostingLines(pageLines('Joy of Life', ...lines), about).title?.text).toBe('Joy of Life');
  });

  it('names its company and place apart where one line says both', () => {
    const lines = textLines('Night Nurse', 'Acme Care GmbH, Berlin', 'Description', prose);
    expect(readPostingLines(lines, about).fields.company).toBe('Acme Care GmbH');
    const several = textLines('Night Nurse', 'Berger, Kunze & Partner GmbH', 'Description', prose);
    expect(readPostingLines(several, about).fields.company).toBe('Berger, Kunze & Partner GmbH');
  });

  it('is the one that its row named', () => {
    const lines = textLines('Night Nurse', 'Acme Care', prose, 'Cook', 'Crust Ltd');
    expect(readPostingLines(lines, { ...about, known: 'Cook' }).title).toMatchObject({ text: 'Cook', index: 3 });
  });

  it('stands under what its row called it, however long other texts on the page are', () => {
    const news = ['News', `${prose} ${prose}`, prose];
    const own = [
      'Cook',
      'Crust Ltd',
      'You cook for the guests of a small house, buy what is fresh, and plan the week with two others.',
    ];
    const lines = pageLines('Cook', ...news, ...own);
    expect(readPostingLines(lines, about).fields.description).not.toBe(own[2]);
    expect(readPostingLines(lines, { ...about, listed: { title: 'COOK' } }).fields).toMatchObject({
      title: 'Cook',
      description: own[2],
    });
    expect(readPostingLines(lines, { ...about, listed: { title: 'Night Nurse' } })).toEqual(
      readPostingLines(lines, about),
    );
  });

  it('has for its place and company what the list takes for them, whatever their words', () => {
    const lines = pageLines('Night Nurse', 'Night Nurse', 'Wessling', 'Marburg', prose);
    const { fields } = readPostingLines(lines, { ...about, listed: { company: 'MARBURG', location: 'Wessling' } });
    expect(fields).toMatchObject({ company: 'Marburg', location: 'Wessling' });
    expect(readPostingLines(lines, { ...about, listed: { location: 'Marburg' } }).fields).toMatchObject({
      company: 'Wessling',
      location: 'Marburg',
    });
  });

  it('has for its places as many as the list counts', () => {
    const lines = pageLines('Night Nurse', 'Night Nurse', '3 locations', 'Corvane', 'Otley; Ilkley; Skipton', prose);
    const listed = { company: 'Corvane', location: '3 locations' };
    const { fields } = readPostingLines(lines, { ...about, listed });
    expect(fields).toMatchObject({ company: 'Corvane', location: 'Otley; Ilkley; Skipton' });
  });

  it('has for its place the town and the region that two labels say', () => {
    const lines = textLines(
      'Night Nurse',
      'Acme Care',
      'Location: Vendée (85), Pays de la Loire',
      'City: Mortagne',
      prose,
    );
    expect(readPostingLines(lines, about).fields.location).toBe('Mortagne, Vendée (85), Pays de la Loire');
  });

  it('takes neither a reference nor what another label says for its company, and no label for its place', () => {
    const facts = ['JobID: 3137', 'Position Type:', 'Student Support Services', 'Location:', 'District Office'];
    const lines = pageLines(
      'School Psychologist',
      'School Psychologist',
      ...facts,
      'Closing Date:',
      'Until Filled',
      prose,
    );
    const { company, location } = readPostingLines(lines, about).fields;
    expect([company, location]).toEqual([undefined, 'District Office']);
  });

  it('has no description in a row', () => {
    const row = textLines('Night Nurse', 'Acme Care', prose);
    expect(readPostingLines(row, { ...about, isRow: true }).description).toBeNull();
  });

  it('goes on below its prose, up to other jobs and without the controls above them', () => {
    const lines = textLines('Nurse', 'Description', prose, 'Shift work', 'Apply now', 'Similar jobs', 'Cook');
    expect(readPostingLines(lines, about).fields.description).toBe(`${prose}\nShift work`);
  });
});
