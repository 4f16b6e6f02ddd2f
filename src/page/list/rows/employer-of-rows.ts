import type { Row } from '@/domain/page/page-readings';
import { comparableCompany } from '@/jobs/identity/comparable-names';
import { wordsOnly } from '@/language/fold/comparable-text';
import { readPageEmployer } from '@/page/page-kind/page-employer';

/** Letters that two forms of a place's name have in common: "Warszawa", "Praca w Warszawie". */
const leastStem = 5;

/**
 * Rows that name no company are of the one whose page this is. On a board whose rows name companies, a row without one has none, unless all
 * that are named are that one. `taught`: who that is, if an agent told.
 */
export function withPageEmployer(rows: Row[], taught: string | undefined): Row[] {
  const [named, another] = new Set(rows.flatMap(({ fields }) => fields.company ?? []));
  if (another !== undefined || rows.every(({ fields }) => fields.company)) return rows;
  const employer = taught ?? readPageEmployer();
  if (employer === null || (employer !== taught && isPlaceOf(rows, employer))) return rows;
  if (named !== undefined && comparableCompany(named) !== comparableCompany(employer)) return rows;
  const company = named ?? employer;
  return rows.map((row) =>
    row.isRendered && !row.fields.company ? { ...row, fields: { ...row.fields, company, companyBy: 'heading' } } : row,
  );
}

function isPlaceOf(rows: readonly Row[], name: string): boolean {
  const [word = '', ...others] = wordsOnly(name).split(' ');
  if (others.length > 0 || word.length < leastStem) return false;
  const places = rows.flatMap(({ fields }) => wordsOnly(fields.location ?? '').split(' '));
  return places.some((place) => place.slice(0, leastStem) === word.slice(0, leastStem));
}
