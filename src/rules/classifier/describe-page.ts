import type { ClassifierInput } from '@/agents/classifier';
import type { PageKind } from '@/domain/page/page-kind';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { stemFinder } from '@/language/match/find-stems';
import { phraseFinder } from '@/language/match/phrases';
import { quotedWords } from '@/rules/policy/quoted-words';

const saysPagination = stemFinder(phrases('harmless.pagination'));
const findPage = phraseFinder(phrases('controls.page'));

const openings: Partial<Record<PageKind, string>> = {
  'job-list': 'A list of jobs',
  'job-posting': 'The posting of one job',
  'nothing-found': 'A search that found no jobs',
  login: 'A page to sign in',
  loading: 'A page that is still loading',
};

/** A page's purpose and content, in a sentence or two, from its text. */
export function describePage({ pageKind, pageAfter }: Pick<ClassifierInput, 'pageKind' | 'pageAfter'>): string {
  const title = /^page "([^"]+)"/.exec(pageAfter)?.[1];
  const opening = openings[pageKind] ?? 'A page';
  const called = title === undefined ? '' : `, titled ${quotedWords(title)}`;
  const parts = partsOf(pageAfter);
  return `${opening}${called}.${parts.length > 0 ? ` It has ${inWords(parts)}.` : ''}`;
}

/** The parts of the page, according to its text. */
function partsOf(page: string): string[] {
  const rows = Math.max(
    0,
    ...Array.from(page.matchAll(/\blist L\d+[^\n]{0,300}? (\d+) rows/g), ([, count]) => Number(count)),
  );
  return [
    ...(rows > 0 ? [`a list of ${rows} rows`] : []),
    ...(/\[TYPE: "[^"]*"\] (?:searchbox|combobox)/.test(page) ? ['a search field'] : []),
    ...(hasPager(page) ? ['page numbers'] : []),
  ];
}

/** Whether a navigation is named after pages: "Pagination", "Seiten", "Stránkování". */
function hasPager(page: string): boolean {
  return Array.from(page.matchAll(/navigation "([^"]{1,200})"/g), ([, name = '']) => fold(name)).some(
    (name) => saysPagination(name) || findPage(name) !== null,
  );
}

function inWords(parts: readonly string[]): string {
  return new Intl.ListFormat('en').format(parts);
}
