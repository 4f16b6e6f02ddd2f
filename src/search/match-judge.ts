import { RemoteType } from '@/domain/job/job-fields';
import { comparableCompany } from '@/jobs/identity/comparable-names';
import type { ReadCriteria } from '@/jobs/match/match-job';
import { matchesPlaces } from '@/jobs/match/match-place';
import { scoreOf } from '@/jobs/match/match-score';
import { type CriterionHits, createCriterionHits } from '@/search/criterion-hits';
import { rowMeetsPayFloor } from '@/search/pay-of-row';
import type { RowColumns } from '@/search/row-columns';
import type { WordIndex } from '@/search/word-index';

/** What `matchJob` would return for every row, without reading the job: score and verdict for all, reasons only where shown. */
export interface MatchJudge {
  /** 0 to 100; NaN if unknown. */
  score(row: number): number;
  isKept(row: number): boolean;
  /** For each word criterion: where it was found. */
  readonly hits: readonly CriterionHits[];
}

export function createMatchJudge(criteria: ReadCriteria, rows: RowColumns, index: WordIndex): MatchJudge {
  const keywords = criteria.keywords.map((sought) => createCriterionHits(sought.phrase, rows, index, false));
  const mustNot = criteria.mustNot.map((sought) => createCriterionHits(sought.phrase, rows, index, true));
  const isHidden = createHiddenLookup(criteria, rows);
  const isInPlace = createPlaceLookup(criteria, rows);
  return {
    hits: [...keywords, ...mustNot],
    isKept: (row) => !isHidden(row) && !mustNot.some((hits) => hits.has(row)),
    score: (row) =>
      scoreOf({
        found: countHits(keywords, row),
        keywords: keywords.length,
        isInPlace: isInPlace(row),
        isPaid: criteria.floor && rowMeetsPayFloor(rows, row, criteria.floor),
      }) ?? Number.NaN,
  };
}

function countHits(keywords: readonly CriterionHits[], row: number): number {
  let count = 0;
  for (const hits of keywords) if (hits.has(row)) count += 1;
  return count;
}

function createHiddenLookup({ hidden }: ReadCriteria, { columns: { company } }: RowColumns): (row: number) => boolean {
  const byCode: boolean[] = [];
  return (row) => {
    const code = company.code(row);
    if (hidden.size === 0 || code < 0) return false;
    byCode[code] ??= hidden.has(comparableCompany(company.texts[code] ?? ''));
    return byCode[code];
  };
}

function createPlaceLookup(
  { places }: ReadCriteria,
  { columns: { location, remoteType } }: RowColumns,
): (row: number) => boolean | null {
  const phrases = places.map(({ phrase }) => phrase);
  const byCode: (boolean | null | undefined)[] = [];
  const fits = (text: string | null) => matchesPlaces({ location: text, remoteType: null }, phrases);
  return (row) => {
    if (phrases.length === 0) return null;
    if (RemoteType.options[remoteType[row] ?? -1] === 'remote') return true;
    const code = location.code(row);
    if (code < 0) return null;
    const known = byCode[code];
    if (known !== undefined) return known;
    const isFit = fits(location.text(row));
    byCode[code] = isFit;
    return isFit;
  };
}
