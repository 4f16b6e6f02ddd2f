import { isClosedOnesHeading } from '@/language/words/jobs/posting-section-words';
import { visibleText } from '@/page/dom/text/visible-text';
import { closestAmong, comesBefore } from '@/page/dom/tree/flat-tree';

const headings = 'h1,h2,h3,h4,h5,h6,[role="heading"],summary';

/** Without the rows under a heading that says that they accept no more applications. A list that has no others is kept as it is. */
export function withoutClosedOnes(rows: readonly Element[]): readonly Element[] {
  const rowSet = new Set(rows);
  const all = Array.from(document.querySelectorAll(headings)).filter(
    (heading) => !rowSet.has(heading) && closestAmong(heading, rowSet) === null,
  );
  const closed = new Set(all.filter((heading) => isClosedOnesHeading(visibleText(heading))));
  if (closed.size === 0) return rows;
  const kept = rows.filter((row) => {
    const above = all.findLast((heading) => comesBefore(heading, row));
    return !above || !closed.has(above);
  });
  return kept.length > 0 ? kept : rows;
}
