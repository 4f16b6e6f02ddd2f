import { describe, expect, it } from 'vitest';
import { isFileTakenText } from '@/language/words/forms/file-taken-words';
import { namesManyJobs } from '@/language/words/jobs/names-many-jobs';
import { isApplicationReceivedText } from '@/language/words/pages/application-received-words';
import { pageStep } from '@/page/list/pager/page-step';
import { isCompanyCareersPage } from '@/page/posting/is-company-careers-page';
import { isNextPageUrl } from '@/rules/analyzer/is-next-page-url';
import { describePage } from '@/rules/classifier/describe-page';
import { postingIdIn } from '@/rules/extractor/posting-id-in';

describe('isApplicationReceivedText', () => {
  it.each([
    'Thank you for applying!',
    'Vielen Dank für Ihre Bewerbung.',
    'Tack för din ansökan om tjänsten.',
    'Vi har mottagit din ansökan',
    'Tak for din ansøgning',
    'Søknaden er sendt.',
    'Din ansøgning er sendt og bliver nu behandlet.',
    'Kiitos hakemuksestasi! Otamme sinuun yhteyttä, kun olemme lukeneet sen.',
  ])('%j says so', (text) => {
    expect(isApplicationReceivedText(text)).toBe(true);
  });

  it.each([
    'Your application could not be submitted',
    'När ansökan har skickats får du ett mejl',
    'Hvis ansøgningen er sendt, får du en mail',
    'Når søknaden er mottatt, svarer vi',
    'Hakemusta ei ole lähetetty',
    'Så bliver din ansøgning sendt.',
    'Då blir din ansökan skickad.',
    'Da blir søknaden din sendt.',
  ])('%j does not', (text) => {
    expect(isApplicationReceivedText(text)).toBe(false);
  });
});

describe('isFileTakenText', () => {
  it.each([
    'Resume uploaded',
    'resume.pdf has been uploaded.',
    'Der Lebenslauf wurde hochgeladen.',
    'Votre CV a été téléchargé avec succès',
    'Plik przesłany pomyślnie',
    'CV:t har laddats upp',
  ])('%j says so', (text) => {
    expect(isFileTakenText(text)).toBe(true);
  });

  it.each([
    'Only PDF files can be uploaded.',
    'The file could not be uploaded successfully.',
    'Upload unsuccessful',
    'Es können nur PDF-Dateien hochgeladen werden.',
    'Die Datei wurde nicht hochgeladen.',
    "Le fichier n'a pas été téléchargé avec succès",
    'Filen er for stor',
    'Plik nie został przesłany',
  ])('%j does not', (text) => {
    expect(isFileTakenText(text)).toBe(false);
  });
});

describe('isCompanyCareersPage', () => {
  it.each([
    ['Nurse – Acme careers', 'Acme'],
    ['Sjuksköterska | Lediga jobb hos Acme', 'Acme'],
    ['Infirmier | Carrières Société Générale', 'Société Générale'],
    ['Zdravotní sestra | Acme: volná místa', 'Acme'],
    ['Sairaanhoitaja | Acme työpaikat', 'Acme'],
  ])('%j is the site of %s', (title, company) => {
    expect(isCompanyCareersPage({ titles: [title], siteName: null, addresses: [] }, company)).toBe(true);
  });

  it('is not where only the company, or only careers are named', () => {
    expect(isCompanyCareersPage({ titles: ['Nurse at Acme | Jobs'], siteName: null, addresses: [] }, 'Acme')).toBe(
      false,
    );
    expect(isCompanyCareersPage({ titles: ['Nurse | Acme'], siteName: null, addresses: [] }, 'Acme')).toBe(false);
    expect(isCompanyCareersPage({ titles: ['Nurse | Jobs'], siteName: null, addresses: [] }, 'Jobs')).toBe(false);
  });
});

describe('postingIdIn', () => {
  it.each([
    ['Job ID: R-20417', 'R-20417'],
    ['Job #4711', '4711'],
    ['Req. No. 2024_17/3', '2024_17/3'],
    ['Kennziffer 4711', '4711'],
    ['Référence de l’offre : AB-12', 'AB-12'],
    ['Número de referencia: 99', '99'],
    ['Číslo nabídky: 123456', '123456'],
    ['Nr ref.: K/12/24', 'K/12/24'],
    ['Referensnummer: 2024-117', '2024-117'],
    ['Viitenumero 31-12', '31-12'],
  ])('finds the id in %j', (line, id) => {
    expect(postingIdIn(line)).toBe(id);
  });

  it.each(['Job in Berlin', 'Salary: 4711', 'Reference', 'Requirements: ISO9001'])('finds none in %j', (line) => {
    expect(postingIdIn(line)).toBeNull();
  });
});

describe('page numbers', () => {
  it('are found in addresses of all languages', () => {
    const at = (path: string) => new URL(path, 'https://jobs.example');
    expect(pageStep(at('/jobb?sida=2'), at('/jobb?sida=3'))).toBe('next');
    expect(pageStep(at('/tyopaikat/sivu/2'), at('/tyopaikat/sivu/3'))).toBe('next');
    expect(isNextPageUrl('https://jobs.example/tyopaikat', 'https://jobs.example/tyopaikat/sivu/2')).toBe(true);
    expect(isNextPageUrl('https://jobs.example/j?a=1', 'https://jobs.example/j?a=2&strona=2')).toBe(true);
    expect(isNextPageUrl('https://jobs.example/job/2', 'https://jobs.example/job/2/apply')).toBe(false);
  });

  it.each(['Seitennavigation', 'Pagination', 'Stránkování', 'Sivut: sivu 1'])('are what %j holds', (name) => {
    const pageAfter = `page "Jobs"\nnavigation "${name}"\n`;
    expect(describePage({ pageKind: 'job-list', pageAfter })).toContain('page numbers');
  });

  it('are not in every navigation', () => {
    expect(describePage({ pageKind: 'job-list', pageAfter: 'page "Jobs"\nnavigation "Main"\n' })).not.toContain(
      'page numbers',
    );
  });
});

describe('namesManyJobs', () => {
  it.each(['Product Designer jobs', 'Stellenangebote (1.204)', 'Lediga jobb', 'Volná místa'])('%j does', (text) => {
    expect(namesManyJobs(text)).toBe(true);
  });

  it.each(['Product Designer', 'Jobs Coordinator'])('%j does not', (text) => {
    expect(namesManyJobs(text)).toBe(false);
  });
});
