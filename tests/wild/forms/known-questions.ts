import { applicant } from './applicant.ts';
import { countryGroups, countryName, countryNames, languageName } from './country-names.ts';
import { writtenDate } from './form-dates.ts';
import type { FormQuestion, FormTruth, Held } from './form-question.ts';
import type { FormChoice } from './traits/form-traits.ts';
import type { AskedCountry, FormWords } from './words/form-words.ts';

type Question = Omit<FormQuestion, 'isRequired'>;

const known = (...values: string[]): FormTruth => ({ is: 'known', right: { as: 'text', values }, isSensitive: false });
const held = (right: Held): FormTruth => ({ is: 'known', right, isSensitive: false });
const stated = (...values: string[]): FormTruth => ({ is: 'known', right: { as: 'text', values }, isSensitive: true });

/** What of the form the profile answers, by id. */
export function knownQuestions(words: FormWords, choice: FormChoice): Record<string, Question> {
  const questions = [...ofPerson(words), ...ofAddress(words), ...ofCareer(words), ...ofJob(words, choice)];
  return Object.fromEntries([...questions, ...ofDiversity(words)].map((question) => [question.id, question]));
}

function ofPerson({ labels, help }: FormWords): Question[] {
  const { countryCode, national } = applicant.phone;
  const section = 'person';
  return [
    {
      id: 'name',
      label: labels.name,
      kind: 'text',
      section,
      example: 'Jane Doe',
      help: help.name,
      truth: known(applicant.name),
    },
    {
      id: 'givenName',
      label: labels.givenName,
      kind: 'text',
      section,
      example: 'Jane',
      truth: known(applicant.givenName),
    },
    {
      id: 'familyName',
      label: labels.familyName,
      kind: 'text',
      section,
      example: 'Doe',
      truth: known(applicant.familyName),
    },
    {
      id: 'email',
      label: labels.email,
      kind: 'text',
      type: 'email',
      section,
      example: 'jane.doe@example.org',
      truth: known(applicant.email),
    },
    {
      id: 'phone',
      label: labels.phone,
      kind: 'phone',
      section,
      help: help.phone,
      truth: held({ as: 'digits', values: [countryCode + national, national] }),
    },
    { id: 'linkedin', label: labels.linkedin, kind: 'text', type: 'url', section, truth: known(applicant.linkedin) },
    { id: 'website', label: labels.website, kind: 'text', type: 'url', section, truth: known(applicant.website) },
  ];
}

function ofAddress({ labels, language }: FormWords): Question[] {
  const section = 'address';
  return [
    {
      id: 'street',
      label: labels.street,
      kind: 'text',
      section,
      example: '12 High Street',
      truth: known(applicant.street),
    },
    { id: 'city', label: labels.city, kind: 'text', section, example: 'Springfield', truth: known(applicant.city) },
    { id: 'postalCode', label: labels.postalCode, kind: 'text', section, truth: known(applicant.postalCode) },
    {
      id: 'country',
      label: labels.country,
      kind: 'list',
      section,
      options: countryNames(language),
      groups: countryGroups(language),
      truth: known(countryName(language, applicant.country)),
    },
  ];
}

function ofCareer({ labels, language, options, help }: FormWords): Question[] {
  const section = 'career';
  const spoken = ['zh', 'de', 'en', 'fr', 'pt', 'es'].map((code) => languageName(language, code));
  return [
    {
      id: 'resume',
      label: labels.resume,
      kind: 'file',
      section,
      help: help.resume,
      truth: held({ as: 'file', values: ['Alex-Green-CV.pdf'] }),
    },
    { id: 'employer', label: labels.employer, kind: 'text', section, truth: known(applicant.jobs[0].employer) },
    { id: 'position', label: labels.position, kind: 'text', section, truth: known(applicant.jobs[0].position) },
    { id: 'university', label: labels.university, kind: 'text', section, truth: known(applicant.university) },
    {
      id: 'degree',
      label: labels.degree,
      kind: 'list',
      section,
      options: options.degrees,
      truth: known(options.degrees[3]),
    },
    {
      id: 'skills',
      label: labels.skills,
      kind: 'several',
      section,
      options: ['COBOL', 'Docker', 'Fortran', 'Go', 'PostgreSQL', 'Python', 'SAP ABAP', 'TypeScript'],
      truth: held({ as: 'some', values: applicant.skills }),
    },
    {
      id: 'spoken',
      label: labels.spoken,
      kind: 'several',
      section,
      options: spoken,
      truth: held({ as: 'all', values: applicant.spoken.map((code) => languageName(language, code)) }),
    },
  ];
}

function ofJob(words: FormWords, { confusion, date, amount }: FormChoice): Question[] {
  const { labels, options, language } = words;
  const section = 'questions';
  const mayWork = (country: AskedCountry): Question => ({
    id: `mayWork${country}`,
    label: words.mayWork(words.places[country]),
    kind: 'yes-no',
    section,
    truth: stated(country === applicant.country ? options.yes : options.no),
  });
  const asText = date === 'text' || date === 'masked' ? [writtenDate(words, applicant.start)] : [];
  return [
    mayWork('CA'),
    ...(confusion === 'two-countries' ? [mayWork('US'), mayWork('DE')] : []),
    {
      id: 'needsVisa',
      label: words.needsVisa(words.places.CA),
      kind: 'yes-no',
      section,
      truth: stated(options.no),
    },
    {
      id: 'salary',
      label: words.salary('CAD'),
      kind: 'amount',
      section,
      options: brackets(language),
      truth: amount === 'brackets' ? known(brackets(language)[3] ?? '') : salaryTruth(amount),
    },
    { id: 'start', label: labels.start, kind: 'date', section, truth: known(applicant.start, ...asText) },
    {
      id: 'notice',
      label: labels.notice,
      kind: 'list',
      section,
      options: options.notices,
      truth: known(options.notices[2]),
    },
    {
      id: 'source',
      label: labels.source,
      kind: 'list',
      section,
      options: options.sources.flatMap(([, names]) => names),
      groups: options.sources,
      truth: known('LinkedIn'),
    },
    {
      id: 'nationality',
      label: labels.nationality,
      kind: 'list',
      section,
      options: countryNames(language),
      groups: countryGroups(language),
      truth: stated(countryName(language, applicant.country)),
    },
  ];
}

function salaryTruth(amount: FormChoice['amount']): FormTruth {
  const number = String(applicant.salary);
  return amount === 'with-currency' ? known(`${number} CAD`) : held({ as: 'digits', values: [number] });
}

function ofDiversity({ labels, options }: FormWords): Question[] {
  const section = 'diversity';
  return [
    {
      id: 'gender',
      label: labels.gender,
      kind: 'list',
      section,
      options: [...options.genders, options.unsaid],
      truth: stated(options.unsaid),
    },
    {
      id: 'disability',
      label: labels.disability,
      kind: 'list',
      section,
      options: [options.yes, options.no, options.unsaid],
      truth: stated(options.unsaid),
    },
  ];
}

/** Ranges of pay, as the language writes numbers. What the applicant wants lies in the fourth. */
function brackets(language: string): string[] {
  const { format } = new Intl.NumberFormat(language);
  return [40, 70, 100, 130, 160].map((from) => `${format(from * 1000)} – ${format((from + 30) * 1000 - 1)} CAD`);
}
