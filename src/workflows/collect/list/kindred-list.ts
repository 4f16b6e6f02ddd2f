import type { Row } from '@/domain/page/page-readings';
import type { Recipe } from '@/domain/page/recipe';

/** Facts that rows of jobs have beside their titles, and news or blogs have not. A company may be the whole page's. */
const jobFacts = ['location', 'salaryText', 'employmentType'] as const;

/** Share of rows with a fact from which the list is one that states it, and up to which it is not. */
const stated = 0.8;
const unstated = 0.2;

/** Whether nothing in the rows says that they are jobs: the list may be another of the page's, found while theirs is on its way. */
export function haveOnlyTitles(rows: readonly Row[]): boolean {
  const companies = new Set(rows.flatMap(({ fields }) => fields.company ?? []));
  return companies.size < 2 && !rows.some(({ fields }) => jobFacts.some((fact) => fields[fact]));
}

/** What a list learned anew is compared by. */
type Compared = Pick<Recipe, 'fill' | 'rows'>;

/** Whether a list learned now may be the one read so far: rows that stated a place are not continued by mere titles. */
export function mayGoOnWith(learned: Compared, before: Compared | null): boolean {
  const hadFacts = jobFacts.some((fact) => (before?.fill[fact] ?? 0) >= stated);
  return (
    !before || !hadFacts || jobFacts.some((fact) => (learned.fill[fact] ?? 0) > unstated) || isSetAlike(learned, before)
  );
}

/** Each row names a company as before, in elements of the same kinds: that this page's rows state no place is no other list's doing. */
function isSetAlike(learned: Compared, before: Compared): boolean {
  const elements = ({ rows }: Compared) => withoutClasses(`${rows.list ?? ''} ${rows.row}`);
  return [learned, before].every(({ fill }) => (fill.company ?? 0) >= stated) && elements(learned) === elements(before);
}

const withoutClasses = (selector: string): string => selector.replaceAll(/\.(?:\\.|[\w-])+/g, '');
