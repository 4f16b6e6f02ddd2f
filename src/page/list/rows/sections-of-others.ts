import { isClosedOnesHeading, isSectionHeadline } from '@/language/words/jobs/posting-section-words';
import { visibleText } from '@/page/dom/text/visible-text';
import { closestAmong, comesBefore } from '@/page/dom/tree/flat-tree';

const headings = 'h1,h2,h3,h4,h5,h6,[role="heading"],summary';

/**
 * Without the rows under a heading that says that they accept no more applications, and without the entries of a list that is no list of jobs
 * though it is made like theirs: "What we offer". A list that has no others is kept as it is.
 */
export function withoutSectionsOfOthers(rows: readonly Element[]): readonly Element[] {
  const rowSet = new Set(rows);
  const all = Array.from(document.querySelectorAll(headings)).filter(
    (heading) => !rowSet.has(heading) && closestAmong(heading, rowSet) === null,
  );
  const closed = new Set(all.filter((heading) => isClosedOnesHeading(visibleText(heading))));
  const parts = new Set(all.filter((heading) => isSectionHeadline(visibleText(heading))));
  if (closed.size + parts.size === 0) return rows;
  const kept = rows.filter((row) => {
    const above = all.findLast((heading) => comesBefore(heading, row));
    return !above || !(closed.has(above) || (parts.has(above) && isEntryUnder(row, above)));
  });
  return kept.length > 0 ? kept : rows;
}

/** Whether a row is but an entry of the list right below a heading. One with a heading or a link of its own may be another job behind a text. */
function isEntryUnder(row: Element, heading: Element): boolean {
  const own = `${headings},a[href]`;
  if (row.localName !== 'li' || row.matches(own) || row.querySelector(own)) return false;
  return heading.nextElementSibling?.contains(row) === true;
}
