import { pageNumberNames } from '@/language/words/controls/page-number-names';

/** Parameters that select the rows shown, whatever else changes. */
const pageParameter = new RegExp(
  `^(?:p|pg|page_?(?:num|number|index|no)|start|offset|from|skip|${pageNumberNames.join('|')})$`,
  'i',
);
/** Steps of an address that say that a page's number follows. */
const pageSteps = new Set(['p', ...pageNumberNames]);
/** Numbers that count pages or rows: ids are longer. */
const smallNumber = /^\d{1,5}$/;

/** Whether two addresses differ in a number like two pages of a list: `?page=2`, `&start=25`, `/page/2`. */
export function isNextPageUrl(before: string, after: string): boolean {
  const [from, to] = [URL.parse(before), URL.parse(after)];
  if (!from || !to || from.host !== to.host) return false;
  const parameters = [...to.searchParams].filter(([name, value]) => from.searchParams.get(name) !== value);
  if (from.pathname === to.pathname) {
    return parameters.some(
      ([name, value]) => smallNumber.test(value) && (parameters.length === 1 || pageParameter.test(name)),
    );
  }
  return parameters.length === 0 && differsInNumber(from.pathname, to.pathname);
}

function differsInNumber(before: string, after: string): boolean {
  const [from, to] = [partsOf(before), partsOf(after)];
  const added = to.filter((part, index) => from[index] !== part);
  const isLonger = to.length > from.length ? pageSteps.has(added[0] ?? '') : added.length === 1;
  return isLonger && smallNumber.test(added.at(-1) ?? '');
}

function partsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}
