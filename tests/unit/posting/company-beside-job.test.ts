import { describe, expect, it } from 'vitest';
import type { PostingLine } from '@/jobs/posting/posting-line';
import { readPostingLines } from '@/jobs/posting/read-posting-lines';
import { postingLine } from './posting-line';

const prose = postingLine(
  'You look after the patients of our ward by day and by night, write down how they are, and teach those who are new with us.',
);
const foot = (text: string): PostingLine => ({ ...postingLine(text), surroundings: 'navigation' });

function read(
  heading: string,
  titles: string[],
  around: { above?: PostingLine[]; below?: PostingLine[]; siteName?: string } = {},
) {
  const { above = [], below = [], siteName = null } = around;
  const lines = [...above, postingLine(heading, { level: 1 }), prose, ...below];
  const { title, company } = readPostingLines(lines, { names: { titles, siteName }, spoken: [] }).fields;
  return { title, company };
}

const nurse = { title: 'Nurse', company: 'Larkfield Clinic' };

describe('who offers the job, beside it in its heading', () => {
  it.each([
    ['has a legal form', 'Nurse – Larkfield Clinic Ltd', {}, 'Larkfield Clinic Ltd'],
    ['is declared as the site', 'Nurse – Larkfield Clinic', { siteName: 'Larkfield Clinic' }, undefined],
    ['owns the page', 'Nurse at Larkfield Clinic', { below: [foot('© 2026 Larkfield Clinic')] }, undefined],
    [
      'is who seeks somebody',
      'Larkfield Clinic: Nurse',
      { below: [postingLine('Larkfield Clinic is looking for somebody who likes to work at night.')] },
      undefined,
    ],
    [
      'leads home',
      'Nurse – Larkfield Clinic',
      { above: [postingLine('Larkfield Clinic', { url: 'https://c-41.example/' })] },
      undefined,
    ],
  ])('where it %s', (_, heading, around, company = nurse.company) => {
    expect(read(heading, ['Jobs'], around)).toEqual({ title: 'Nurse', company });
  });

  it('is told by nothing else than a dash', () => {
    expect(read('Nurse – Night Shift', ['Jobs'])).toEqual({ title: 'Nurse – Night Shift', company: undefined });
  });
});

describe('who offers the job, in what the page is called', () => {
  it.each(['Nurse, full-time', 'Nurse – Leeds', '41807 - Nurse'])('beside the beginning of %s', (heading) => {
    expect(read(heading, ['Nurse | Larkfield Clinic']).company).toBe('Larkfield Clinic');
  });

  it.each(['Nurse at Larkfield Clinic in Leeds | Hiretide', 'Nurse – Larkfield Ltd – Leeds | Hiretide'])(
    'is told by its words on a board: %s',
    (title) => {
      const above = [postingLine('Hiretide', { url: 'https://www.hiretide.example/' })];
      const { company } = read('Nurse', [title], { above, below: [foot('© 2026 Hiretide')], siteName: 'Hiretide' });
      expect(company).toBe(/Larkfield (?:Clinic|Ltd)/.exec(title)?.[0]);
    },
  );
});

it('is called in small letters where its rights and its declared name have them', () => {
  const below = [foot('© 2026 tarnvale')];
  expect(read('Nurse', ['Nurse'], { below, siteName: 'tarnvale' })).toEqual({ title: 'Nurse', company: 'tarnvale' });
});

it('stands for a logo at the head of a site whose address says otherwise', () => {
  const above = [postingLine('Larkfield Clinic', { url: 'https://c-41.example/' })];
  expect(read('Nurse', ['Nurse'], { above })).toEqual(nurse);
});

it.each([
  ['41807 - Care Assistant', 'Care Assistant'],
  ['会计 (Ref. 41807)', '会计'],
])('the job of %s has no number', (heading, job) => {
  expect(read(heading, ['Jobs']).title).toBe(job);
});

describe('on a page that names its owner', () => {
  const acme = { siteName: 'Acme', below: [foot('© 2026 Acme')] };
  it.each([
    ['Software Engineer – Team Blue', [postingLine('Team Blue is looking for somebody who likes to work at night.')]],
    ['Product Manager – Payments', [postingLine('About Payments', { level: 2 })]],
    ['Jurist – Schwerpunkt GmbH', []],
  ])('a team, a product or a field of law beside the job stays in its title: %s', (heading, beside) => {
    expect(read(heading, [heading], { ...acme, below: [...beside, ...acme.below] })).toEqual({
      title: heading,
      company: 'Acme',
    });
  });

  it.each(['Software Engineer at Large', 'Software Engineer at Scale'])('a word behind “at” is no name: %s', (said) => {
    expect(read('Software Engineer', [`${said} | Acme`], acme).company).toBe('Acme');
  });

  it.each(['Back to home', '← Retour à l’accueil'])('a link home is called what it does: %s', (said) => {
    const above = [postingLine(said, { url: 'https://c-41.example/' })];
    expect(read('Nurse', ['Nurse | Larkfield Clinic'], { above }).company).toBe('Larkfield Clinic');
  });
});

it('keeps the postal code of a place in front of the job', () => {
  expect(read('10115 - Berlin - Pflegefachkraft', ['Jobs']).title).not.toMatch(/^Berlin/);
});
