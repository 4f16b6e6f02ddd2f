import { describe, expect, it } from 'vitest';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { titleWithoutCall } from '@/jobs/posting/title-without-call';
import { titleWithoutTail } from '@/jobs/posting/title-without-tail';
import { postingLine } from './posting-line';

const prose = postingLine(
  'You look after our guests by day and by night, write down what they want, and teach those who are new with us.',
);

describe('a call for applicants', () => {
  it.each([
    ['We are looking for a cook', 'cook'],
    ['Wij zoeken een lasser', 'lasser'],
    ['Cerchiamo un cuoco', 'cuoco'],
    ['Nous recrutons : un comptable H/F', 'comptable H/F'],
    ['Wir suchen Dich als Mechatroniker (m/w/d) für unser Team', 'Mechatroniker (m/w/d)'],
    ['Join our team as a Welder!', 'Welder'],
    ['Müller GmbH sucht Mechatroniker (m/w/d)', 'Mechatroniker (m/w/d)'],
    ['Steelform is hiring a Welder', 'Welder'],
    ['Verstärkung gesucht: Koch (m/w/d)', 'Koch (m/w/d)'],
    ['Bistro Lumière recherche un chef', 'chef'],
    ['Nurse wanted!', 'Nurse'],
    ['Sähköasentaja!', 'Sähköasentaja'],
    ['CONVOCATORIA: NIÑERA DE VOCACIÓN', 'NIÑERA DE VOCACIÓN'],
  ])('“%s” is for %s', (heading, job) => expect(titleWithoutCall(heading)).toBe(job));

  it.each([
    'Ingénieur recherche et développement',
    'Nurse (experience needed)',
    'Assistant de recherche clinique',
    'Hiring Manager',
    'Seeking Alpha',
    'Leiter Einkauf bei uns im Haus',
    'A Level Maths Teacher',
    'One to One Teaching Assistant',
    'The Hague Lawyer',
    'En Suite Cleaner',
    'dbt Developer',
    'Software Engineer Jr.',
    'Sales Manager U.K.',
  ])('“%s” is none', (heading) => expect(titleWithoutCall(heading)).toBe(heading));

  it.each([
    ['Vi söker kock', 'kock'],
    ['Steelform is looking for a chef', 'chef'],
    ['Wij zoeken een kok', 'kok'],
  ])('is the title of a posting, however short what it seeks: %s', (heading, title) => {
    const lines = [postingLine(heading, { level: 1 }), prose, postingLine('Requirements', { level: 2 }), prose];
    expect(readPostingLines(lines, { names: { titles: [heading], siteName: null }, spoken: [] }).fields.title).toBe(
      title,
    );
  });
});

describe('what is called for', () => {
  it.each([
    ['We are looking for a Data Whisperer', 'Data Whisperer'],
    ['Wir suchen einen Zahlenflüsterer', 'Wir suchen einen Zahlenflüsterer'],
    ['Werde ein Teil von Acme', 'Werde ein Teil von Acme'],
    ['We are looking for a Home', 'We are looking for a Home'],
    ['We are looking for people who care', 'We are looking for people who care'],
  ])('is a name of several words behind an article: %s', (heading, title) =>
    expect(titleWithoutCall(heading)).toBe(title),
  );

  it.each([
    ['We are hiring ', 'Vibe Curator'],
    ['On recrute ', 'Dompteur de données'],
    ['Nous recherchons ', 'Un·e Facilitateur·rice pour nos projets'],
    ['Wij zoeken een ', 'Datatemmer'],
    ['Szukamy: ', 'Zaklinacz danych'],
  ])('stands in an element of its own behind “%s”', (call, job) => {
    const pieces = [call, job].flatMap((text) => postingLine(text).pieces);
    const heading = { ...postingLine(call + job, { level: 1 }), pieces };
    const lines = [heading, prose, postingLine('Requirements', { level: 2 }), prose];
    expect(readPostingLines(lines, { names: { titles: [call + job], siteName: null }, spoken: [] }).fields.title).toBe(
      job,
    );
  });
});

it('a heading above the text has its whole name, which a sentence of the text has in part', () => {
  const pieces = ['Wir suchen dich als ', 'Controller (m/w/d)'].flatMap((text) => postingLine(text).pieces);
  const told = { ...postingLine('Wir suchen dich als Controller (m/w/d).'), pieces };
  const heading = postingLine('Controller (m/w/d) in Hamburg', { level: 2 });
  const lines = [heading, postingLine('Nordwerk'), prose, told, prose];
  const { title } = readPostingLines(lines, { names: { titles: [], siteName: null }, spoken: [] });
  expect(title?.text).toBe('Controller (m/w/d) in Hamburg');
});

describe('what stands behind a title', () => {
  it.each([
    ['Welder - Ref. 2023/14', 'Welder'],
    ['Welder – Apply now!', 'Welder'],
    ['Welder | Ref: SF-2023-14', 'Welder'],
    ['Welder - Night shift', 'Welder - Night shift'],
    ['Welder - 12-18', 'Welder - 12-18'],
    ['Vertrieb - Initiativbewerbung', 'Vertrieb - Initiativbewerbung'],
    ['Postdoc - Position 2', 'Postdoc - Position 2'],
    ['Interaction Designer - make an impact on 60 million users!', 'Interaction Designer'],
  ])('of “%s”', (heading, title) => expect(titleWithoutTail(heading)).toBe(title));
});

it('a call is cut before whatever the page is called', () => {
  const lines = [postingLine('Vacature verkoop en advies parts', { level: 1 }), prose];
  const names = { titles: ['Verkoop en advies parts | Wim'], siteName: null };
  expect(readPostingLines(lines, { names, spoken: [] }).fields.title).toBe('Verkoop en advies parts');
});

it('pictographs are no part of a title', () => {
  const lines = [postingLine('Gérante générale 🤝', { level: 1 }), prose];
  expect(readPostingLines(lines, { names: { titles: [], siteName: null }, spoken: [] }).fields.title).toBe(
    'Gérante générale',
  );
});

it('a stop within a sentence is the legal form’s own', () => {
  const about = 'Improwised Technologies Pvt. Ltd. is a software company that is looking for people.';
  const lines = [
    postingLine('Android Developer', { level: 1 }),
    postingLine('Improwised Technologies Pvt. Ltd'),
    prose,
    postingLine(about),
  ];
  expect(readPostingLines(lines, { names: { titles: [], siteName: null }, spoken: [] }).fields.company).toBe(
    'Improwised Technologies Pvt. Ltd.',
  );
});

describe('a page that is called by a call', () => {
  it.each(['Nurse wanted', 'We are hiring a Nurse', 'Become a Nurse', 'Nurse Job Description'])(
    'has its company and no place: %s',
    (heading) => {
      const lines = [postingLine(heading, { level: 1 }), prose];
      const names = { titles: [`${heading} | Acme`], siteName: null };
      const { title, company, location } = readPostingLines(lines, { names, spoken: [] }).fields;
      expect({ title, company, location }).toEqual({ title: 'Nurse', company: 'Acme', location: undefined });
    },
  );
});

describe('a byline', () => {
  it('is no place', () => {
    const byline = postingLine('By Jane Miller | 0 Comments');
    const [piece] = byline.pieces;
    if (!piece) throw new Error('no piece');
    const pieces = [
      { ...piece, text: 'By' },
      { ...piece, text: 'Jane Miller', isLink: true, url: 'https://a.example/author/jane' },
      { ...piece, text: '| 0 Comments' },
    ];
    const lines = [postingLine('Welder', { level: 1 }), { ...byline, pieces }, prose];
    expect(
      readPostingLines(lines, { names: { titles: [], siteName: null }, spoken: [] }).fields.location,
    ).toBeUndefined();
  });
});
