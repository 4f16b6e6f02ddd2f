import { describe, expect, it, test } from 'vitest';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';
import { ofOthers } from './phrasings/of-others';

const resume = aField({ question: 'Resume', kind: 'file' });
const keysOf = (...fields: Parameters<typeof aField>[0][]) =>
  assignFieldKeys([...fields.map(aField), resume])
    .slice(0, -1)
    .map(({ key }) => key);

test.each(Object.entries(ofOthers))('%s is nothing of the person', (_, questions) => {
  const given = questions.map((question) => ({ question, key: keysOf({ question })[0] ?? null }));
  expect(given.filter(({ key }) => key !== null)).toEqual([]);
});

test.each([
  ['tel', ['Home phone', 'Daytime phone', 'Phone (work or mobile)', 'Best phone number to reach you']],
  ['tel', ['Telefon (privat)', 'Téléphone personnel', 'Teléfono personal', 'Telefoon privé']],
  ['tel', ['Teléfono (casa u oficina)', 'Téléphone (domicile ou bureau)', 'Telefoon thuis of werk']],
  ['email', ['Personal e-mail', 'Your e-mail (not your work e-mail)', 'Confirm your e-mail a second time']],
  ['email', ['Please tell us the e-mail address at which our company can reach you best', 'E-Mail (your login)']],
  ['url.linkedin', ['LinkedIn URL', 'LinkedIn profile link or username']],
  ['url.website', ['Website', 'Personal or company website']],
  ['organization', ['Company', 'Current employer']],
  ['name', ['Nom du candidat', 'Nombre del candidato', 'Nome del candidato', 'Naam van de sollicitant']],
])('%s stays the own one', (key, questions) => {
  expect(questions.map((question) => keysOf({ question })[0])).toEqual(questions.map(() => key));
});

it('keeps documents and what is personal from questions about somebody else', () => {
  const file = (question: string) => keysOf({ question, kind: 'file' })[0] ?? null;
  expect(["Your friend's CV", 'CV du conjoint', 'Lebenslauf Ihrer Schwester', 'CV of your spouse'].map(file)).toEqual(
    Array.from({ length: 4 }, () => null),
  );
  expect(['CV', 'CV and references', 'Lebenslauf, Zeugnisse, Referenzen', 'CV (job reference R-12)'].map(file)).toEqual(
    Array.from({ length: 4 }, () => 'file.resume'),
  );
  const asked = (...questions: string[]) => questions.map((question) => keysOf({ question })[0] ?? null);
  expect(
    asked('Nationality of your father', 'Geburtsdatum des Kindes', 'Gender of the child', 'Nacionalidad de la madre'),
  ).toEqual([null, null, null, null]);
  expect(asked('Nationality', 'Nacionalidad', 'Gender')).toEqual(['nationality', 'nationality', 'eeo.gender']);
  expect(asked('Secret answer: your city')).toEqual(['never.secret']);
});

describe('a heading', () => {
  const under = (sections: string[]) => keysOf({ question: 'Name', sections }, { question: 'E-mail', sections });

  it.each(['Reference 1', 'Supervisor details', 'Emergency', 'Referenz 2', 'Références'])(
    '"%s" is about somebody else',
    (heading) => expect(under(['Application', heading])).toEqual([null, null]),
  );

  it.each(['Current employer', 'Aktueller Arbeitgeber', 'Employeur actuel', 'Huidige werkgever', 'Employer 2'])(
    '"%s" is about whom one works for',
    (heading) => {
      const sections = ['Application', heading];
      const asked = ['Phone', 'Address', 'Company', 'Job title'].map((question) => ({ question, sections }));
      expect(keysOf(...asked)).toEqual([null, null, 'organization', 'organization-title']);
    },
  );

  it.each(['Technical Recruiter', 'Shift Supervisor (m/f/d)', 'Referent Personal (m/w/d)', 'Job reference: R-1234'])(
    '"%s" is about the job',
    (heading) => expect(under([heading, 'Apply'])).toEqual(['name', 'email']),
  );

  it('is the title of the posting where it stands over the CV too', () => {
    const sections = ['Recruiter'];
    const fields = [aField({ question: 'Name', sections }), aField({ question: 'CV', kind: 'file', sections })];
    expect(assignFieldKeys(fields).map(({ key }) => key)).toEqual(['name', 'file.resume']);
  });
});

describe('an address to log in with', () => {
  it.each(['Sign in with your email', 'Anmelde-E-Mail', "Nom d'utilisateur ou e-mail", 'Gebruikersnaam of e-mail'])(
    '"%s" is none of the application beside its own',
    (question) => expect(keysOf({ question }, { question: 'E-mail' })).toEqual(['ignore.login', 'email']),
  );

  it('is the own one where no other is asked for', () => {
    expect(keysOf({ question: 'Sign in with your email' }, { question: 'Referee e-mail' })).toEqual(['email', null]);
  });
});

it.each(['Jobs per E-Mail erhalten', 'Recevez nos offres par e-mail', 'Ricevi le offerte via e-mail'])(
  'sends no news to the person: "%s"',
  (question) => expect(keysOf({ question })).toEqual(['never.marketing']),
);

it('gives nothing to an owner whom no word calls the applicant', () => {
  const theirs = [
    'Person B: first name',
    'Phone number (applicant 2)',
    'On behalf of: full name',
    'Telefon des Mitbewerbers',
    'Nom de votre filleul',
    'Telefoon van uw buurvrouw',
    'Telefon osoby polecanej',
    '被推薦者の電話番号',
    "Neighbour's phone",
    'Salary of your colleague',
  ];
  expect(theirs.filter((question) => keysOf({ question })[0] != null)).toEqual([]);
  const files = ['CV of the applicant you refer', 'Resume for Person B', 'Önerdiğiniz kişinin özgeçmişi'];
  expect(files.filter((question) => keysOf({ question, kind: 'file' })[0] === 'file.resume')).toEqual([]);
});

it('knows what is the applicant’s own by whatever owns it', () => {
  const own = ['Email of the applicant', 'Date of birth', 'Phone number of the candidate', 'Land des Wohnsitzes'];
  expect(own.filter((question) => keysOf({ question })[0] == null)).toEqual([]);
  const files = ['CV', 'Curriculum vitae (PDF)', 'Lebenslauf hochladen', 'CV en français', 'Your CV', 'CV (max. 5 MB)'];
  expect(files.filter((question) => keysOf({ question, kind: 'file' })[0] !== 'file.resume')).toEqual([]);
});
