import { describe, expect, it } from 'vitest';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { titleWithoutDetails } from '@/jobs/posting/title-without-details';
import { postingLine } from './posting-line';

const prose = postingLine(
  'You look after our guests by day and by night, write down what they want, and teach those who are new with us.',
);
const nothing = () => undefined;

describe('a heading that says besides the job what its page shows', () => {
  it.each([
    ['Job details: Staff Nurse', 'Staff Nurse'],
    ['Détail de l’offre : Infirmier H/F', 'Infirmier H/F'],
    ['Szczegóły oferty: Sprzedawca', 'Sprzedawca'],
    ['Careers – Line Cook', 'Line Cook'],
    ['Apply now: Line Cook', 'Line Cook'],
    ['Praca: Kucharz', 'Kucharz'],
    ['介護スタッフ（正社員）の求人情報', '介護スタッフ（正社員）'],
    ['ルート営業の募集要項', 'ルート営業'],
    ['백엔드 개발자 채용공고', '백엔드 개발자'],
    ['간호사 채용 상세정보', '간호사'],
    ['Java开发工程师招聘详情', 'Java开发工程师'],
    ['护士招聘信息', '护士'],
  ])('“%s” is for %s', (heading, job) => expect(titleWithoutDetails(heading, nothing)).toBe(job));

  it.each([
    'Information Systems Engineer',
    'Sales Position',
    'Recruitment Consultant',
    'Internship: Line Cook',
    '校园招聘',
    '当社の求人情報',
    'Recruitment: we tell you how',
    'Nurse – Night Shift',
  ])('“%s” is none', (heading) => expect(titleWithoutDetails(heading, nothing)).toBe(heading));

  it('is for what the page has alone, as it is written there', () => {
    const alone = (text: string) => (text === 'スタッフ/点検系' ? 'スタッフ／点検系' : undefined);
    expect(titleWithoutDetails('スタッフ/点検系の求人詳細情報', alone)).toBe('スタッフ／点検系');
    expect(titleWithoutDetails('Job Details for Nurse', (text) => (text === 'Nurse' ? text : undefined))).toBe('Nurse');
  });
});

const titleOf = (lines: Parameters<typeof readPostingLines>[0], title: string) =>
  readPostingLines(lines, { names: { titles: [title], siteName: null }, spoken: [] }).fields.title;

describe('the title where no heading says it', () => {
  const section = (text: string) => postingLine(text, { level: 2, fontSize: 24 });
  it('is the line with which the page’s title begins, below the name of its site', () => {
    const lines = [
      section('Harbour Works'),
      section('Ranking of places for recreation'),
      postingLine('Recommended by:'),
      postingLine('Dock Worker for Leith'),
      prose,
      section('Requirements'),
      prose,
    ];
    expect(titleOf(lines, 'Dock Worker for Leith | Harbour Works')).toBe('Dock Worker for Leith');
  });

  it('is no heading that parts the text', () => {
    const lines = [
      postingLine('Portal Pracy Beskidy', { level: 1, url: 'https://portal.example/' }),
      postingLine('Sprzedawca mebli'),
      section('Zakres obowiązków'),
      prose,
      section('Wymagania'),
      prose,
    ];
    expect(titleOf(lines, 'Sprzedawca mebli | Portal Pracy Beskidy')).toBe('Sprzedawca mebli');
  });

  it('is what a label says below what the whole site is called', () => {
    const lines = [
      postingLine('Acme Careers', { level: 1, fontSize: 32 }),
      postingLine('Position', { level: 4 }),
      postingLine('Line Cook'),
      postingLine('Location', { level: 4 }),
      postingLine('Leeds'),
      prose,
    ];
    expect(titleOf(lines, 'Acme Careers')).toBe('Line Cook');
  });

  it('stands behind whatever label the first heading has', () => {
    const lines = [postingLine('Role: Line Cook', { level: 1 }), prose, section('Requirements'), prose];
    expect(titleOf(lines, 'Acme')).toBe('Line Cook');
  });
});
