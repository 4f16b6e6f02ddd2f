import { applicant } from './applicant.ts';
import { countryGroups, countryName, countryNames, languageName } from './country-names.ts';
import { jobQuestions } from './job-questions.ts';
import { held, type KnownQuestion, known, stated } from './known-truths.ts';
import type { FormChoice } from './traits/form-traits.ts';
import type { FormWords } from './words/form-words.ts';

/** What of the form the profile answers, by id. */
export function knownQuestions(words: FormWords, choice: FormChoice): Record<string, KnownQuestion> {
  const questions = [...ofPerson(words), ...ofAddress(words), ...ofCareer(words), ...jobQuestions(words, choice)];
  return Object.fromEntries([...questions, ...ofDiversity(words)].map((question) => [question.id, question]));
}

function ofPerson({ labels, help }: FormWords): KnownQuestion[] {
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

function ofAddress({ labels, language }: FormWords): KnownQuestion[] {
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

function ofCareer({ labels, language, options, help }: FormWords): KnownQuestion[] {
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

function ofDiversity({ labels, options }: FormWords): KnownQuestion[] {
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
