import { describe, expect, it } from 'vitest';
import { employerOfNames } from '@/jobs/posting/employer-of-names';
import { languages } from '../../wild/traits/languages';

function named(title: string, headings: string[] = [], owners: string[] = []) {
  return employerOfNames({ titles: [title], headings, owners, isBoard: () => false });
}

describe('the company whose jobs a page lists', () => {
  it.each(Object.entries(languages))('is named by its heading, in %s', (_, { words }) => {
    for (const company of ['Alder & Finch', 'Corvane']) {
      const heading = words.jobsAt(company);
      expect(named(`${heading} | Lumen ${words.jobs}`, [heading])).toBe(company);
      expect(named(`${heading} | Lumen ${words.jobs}`)).toBe(company);
    }
  });

  it.each(Object.entries(languages))('is not what a board is called, in %s', (_, { words }) => {
    for (const brand of ['Lumen', 'Tavola', 'Kestrel', 'Arbora']) {
      expect(named(`${words.jobs} | ${brand} ${words.jobs}`, [words.jobs], [`${brand} ${words.jobs}`])).toBeNull();
    }
  });

  it.each([
    [
      'as the site and its page write it',
      'Vacatures - Van Hoeven Techniek',
      'Van Hoeven Techniek',
      'Van Hoeven Techniek',
    ],
    ['without a house of its group', 'Vacatures - Van Hoeven Rotterdam', 'Van Hoeven Rotterdam', 'Van Hoeven'],
    ['without what only the site is called', 'Vacatures', 'Van Hoeven Techniek', 'Van Hoeven'],
  ])('is longer than its heading says, %s', (_, title, owner, company) => {
    expect(named(title, ['Werken bij Van Hoeven'], [owner])).toBe(company);
  });

  it.each([
    ['Alder & Finch – Careers', 'Alder & Finch'],
    ['Careers | HP', 'HP'],
    ['Open positions: Careers at Müller GmbH', 'Müller GmbH'],
    ['Karriere bei der Nordwind AG', 'Nordwind AG'],
    ['Rekrytointi - Valmet', 'Valmet'],
    ['Karriere hos Ørsted', 'Ørsted'],
    ['Job hos Novo', 'Novo'],
    ['Espace Recrutement | Valmoreau', 'Valmoreau'],
    ['Portal Karriere – Nordwind AG', 'Nordwind AG'],
    ['Oljefondet - Jobb i Oljefondet', 'Oljefondet'],
    ['Karrier | Nordszél Kft.', 'Nordszél Kft.'],
    ['Kariéra | Severák s.r.o.', 'Severák s.r.o.'],
    ['Karriere bei der Nordwind GmbH.', 'Nordwind GmbH'],
    ['Kelpwood – Join us', 'Kelpwood'],
    ['Work with us! | Alder & Finch', 'Alder & Finch'],
    ['Valmoreau - Nous rejoindre', 'Valmoreau'],
    ['Dołącz do nas | Wierzba', 'Wierzba'],
  ])('%s', (title, company) => {
    expect(named(title)).toBe(company);
  });

  it.each(['Come and join us', 'Why join us | Benefits at work', 'Join us', 'Join us | Careers'])(
    'nobody: %s',
    (title) => {
      expect(named(title)).toBeNull();
    },
  );

  it('is the owner of the site whose vacancies the page lists, unless the site lists those of many', () => {
    const names = { titles: ['Jobb - Hagalund Omsorg'], headings: [], owners: ['Hagalund Omsorg'] };
    expect(employerOfNames({ ...names, isBoard: () => false })).toBe('Hagalund Omsorg');
    expect(employerOfNames({ ...names, isBoard: () => true })).toBeNull();
    expect(employerOfNames({ ...names, owners: ['Hagalund Omsorg AB'], isBoard: () => false })).toBe('Hagalund Omsorg');
    expect(employerOfNames({ ...names, owners: ['Omsorg'], isBoard: () => false })).toBeNull();
  });

  it('is what a picture at the head is called too, where the title has vacancies beside it', () => {
    const names = { headings: ['Unsere Stellenangebote'], owners: [], isBoard: () => false };
    const of = (title: string, picture: string) => employerOfNames({ ...names, titles: [title], pictures: [picture] });
    expect(of('Stellenangebote | Klinikverbund Hohenstein', 'Klinikverbund Hohenstein')).toBe(
      'Klinikverbund Hohenstein',
    );
    expect(of('Stellenangebote | Klinikverbund Hohenstein', 'Unser Team')).toBeNull();
    expect(of('Stellenangebote | Lumen Jobs', 'Lumen Jobs')).toBeNull();
    expect(of('Leben am See | Klinikverbund Hohenstein', 'Klinikverbund Hohenstein')).toBeNull();
  });

  it('is the owner of the site where the page is its careers page', () => {
    expect(named('Open roles', ['Careers'], ['Acme Corporation'])).toBe('Acme Corporation');
    expect(named('Open roles', ['Find work'], ['Lumen'])).toBeNull();
  });

  it.each([
    'Work with Us',
    'Oslo - Jobb i Oslo',
    '販売スタッフの採用情報',
    'Jobs at Berlin',
    'Careers',
    'Empleos en Madrid | Lumen',
    'Praca w Polska',
    'Careers | Find jobs',
    'Espace Recrutement',
    'Careers Center',
    'Portál kariéra',
  ])('is not in: %s', (title) => {
    expect(named(title)).toBeNull();
  });
});
