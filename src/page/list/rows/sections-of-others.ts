import { isTitleText } from '@/jobs/text-kind/title-text';
import { countWords } from '@/language/fold/comparable-text';
import { isClosedOnesHeading, isSectionHeadline } from '@/language/words/jobs/posting-section-words';
import { headings } from '@/page/dom/text/headings';
import { visibleText } from '@/page/dom/text/visible-text';
import { comesBefore, isWithinAny } from '@/page/dom/tree/flat-tree';

const heads = `${headings},summary`;

/**
 * Without the rows under a heading that says that they accept no more applications, and without the entries of a list that is no list of jobs
 * though it is made like theirs: "What we offer". A list that has no others is kept as it is.
 */
export function withoutSectionsOfOthers(rows: readonly Element[]): readonly Element[] {
  const rowSet = new Set(rows);
  const all = Array.from(document.querySelectorAll(heads)).filter((heading) => !isWithinAny(heading, rowSet));
  const said = new Map(all.map((heading) => [heading, visibleText(heading)]));
  const saying = (test: (text: string) => boolean) => new Set(all.filter((heading) => test(said.get(heading) ?? '')));
  const [closed, parts] = [saying(isClosedOnesHeading), saying(isSectionHeadline)];
  if (closed.size + parts.size === 0) return rows;
  const kept = rows.filter((row) => {
    const above = all.findLast((heading) => comesBefore(heading, row));
    return !above || !(closed.has(above) || (parts.has(above) && isEntryUnder(row, above)));
  });
  return kept.length > 0 ? kept : rows;
}

/** Whether a row is but an entry of the list right below a heading. One with a heading or a link of its own may be another job behind a text. */
function isEntryUnder(row: Element, heading: Element): boolean {
  const own = `${heads},a[href]`;
  if (row.localName !== 'li' || row.matches(own) || row.querySelector(own)) return false;
  return heading.nextElementSibling?.contains(row) === true;
}

/** Shares of a list's entries that read like titles: of one of jobs, and of one of anything else. */
const ofJobs = 0.7;
const ofOthers = 0.4;
/** Entries of a list that say so: of two, both may be jobs of a kind that nobody knows. */
const leastEntries = 3;

/** What a job is called may be unknown, but is short: "Barback". */
const isLong = (row: Element): boolean => countWords(visibleText(row)) > mostWordsOfTitle;
const mostWordsOfTitle = 3;

/** Without the entries of lists that have next to no titles, beside one of titles that is made like them: what a company offers is told so too. */
export function withoutListsOfOthers(rows: readonly Element[]): readonly Element[] {
  const own = `${heads},a[href],button`;
  if (!rows.every((row) => row.localName === 'li' && !row.querySelector(own))) return rows;
  const lists = [...Map.groupBy(rows, (row) => row.parentNode).values()];
  if (lists.length < 2) return rows;
  const titles = lists.map((beside) => beside.filter((row) => isTitleText(visibleText(row))).length / beside.length);
  if (!titles.some((share) => share >= ofJobs)) return rows;
  const isOfOthers = (beside: readonly Element[], at: number) =>
    beside.length >= leastEntries && (titles[at] ?? 0) <= ofOthers && beside.filter(isLong).length * 2 > beside.length;
  const others = new Set(lists.filter(isOfOthers).flat());
  return rows.filter((row) => !others.has(row));
}
