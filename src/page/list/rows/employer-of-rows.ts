import type { Row } from '@/domain/page/page-readings';
import { wordsOnly } from '@/language/fold/comparable-text';
import { readPageEmployer } from '@/page/page-kind/page-employer';

/** Letters that two forms of a place's name have in common: "Warszawa", "Praca w Warszawie". */
const leastStem = 5;

/**
 * Rows that name no company are of the one whose page this is. On a board whose rows name companies, a row without one has none. `taught`: who
 * that is, if an agent told.
 */
export function withPageEmployer(rows: Row[], taught: string | undefined): Row[] {
  if (rows.length === 0 || rows.some(({ fields }) => fields.company)) return rows;
  const company = taught ?? readPageEmployer();
  if (company === null || (company !== taught && isPlaceOf(rows, company))) return rows;
  return rows.map((row) =>
    row.isRendered ? { ...row, fields: { ...row.fields, company, companyBy: 'heading' } } : row,
  );
}

function isPlaceOf(rows: readonly Row[], name: string): boolean {
  const [word = '', ...others] = wordsOnly(name).split(' ');
  if (others.length > 0 || word.length < leastStem) return false;
  const places = rows.flatMap(({ fields }) => wordsOnly(fields.location ?? '').split(' '));
  return places.some((place) => place.slice(0, leastStem) === word.slice(0, leastStem));
}
