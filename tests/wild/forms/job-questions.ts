import { applicant } from './applicant.ts';
import { countryGroups, countryName, countryNames } from './country-names.ts';
import { writtenDate } from './form-dates.ts';
import type { FormTruth } from './form-question.ts';
import { held, type KnownQuestion, known, stated } from './known-truths.ts';
import type { FormChoice } from './traits/form-traits.ts';
import type { AskedCountry, FormWords } from './words/form-words.ts';

/** What the profile answers of the job itself: pay, dates, papers, and where it was heard of. */
export function jobQuestions(words: FormWords, { confusion, date, amount }: FormChoice): KnownQuestion[] {
  const { labels, options, language } = words;
  const section = 'questions';
  const mayWork = (country: AskedCountry): KnownQuestion => ({
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

/** Ranges of pay, as the language writes numbers. What the applicant wants lies in the fourth. */
function brackets(language: string): string[] {
  const { format } = new Intl.NumberFormat(language);
  return [40, 70, 100, 130, 160].map((from) => `${format(from * 1000)} – ${format((from + 30) * 1000 - 1)} CAD`);
}
