import { toVisibleLine } from '@/language/fold/visible-one-line';
import { headings } from '@/page/dom/text/headings';
import { cachePerTask } from '../tree/cache-per-task';
import { flatParent } from '../tree/flat-tree';

/** Ancestors searched for the heading of a control's posting. */
const depth = 7;
const shortest = 4;

/** A label without the words of a heading: "Apply to " and " on the company's site". */
export interface LabelAffixes {
  before: string;
  after: string;
}

/**
 * What a label contains besides the heading around it: "Save Platform engineer" in a row or pane headed "Platform engineer". Null if it
 * does not repeat the heading: it is the same for every posting.
 */
export function affixesAroundHeading(element: Element, label: string): LabelAffixes | null {
  let at = flatParent(element);
  for (let level = 0; at && at !== document.body && level < depth; level += 1, at = flatParent(at)) {
    for (const heading of firstHeadingsIn(at)) {
      const words = heading.contains(element) ? '' : toVisibleLine(heading.textContent ?? '');
      const place = words.length < shortest ? -1 : label.indexOf(words);
      if (place >= 0 && isWholeWords(label, place, words)) {
        return { before: label.slice(0, place), after: label.slice(place + words.length) };
      }
    }
  }
  return null;
}

/** All controls of a part ask for the same ones. */
const firstHeadingsIn = cachePerTask((part: Element): Element[] =>
  Array.from(part.querySelectorAll(headings)).slice(0, 3),
);

function isWholeWords(label: string, place: number, { length }: { length: number }): boolean {
  const around = `${label[place - 1] ?? ' '}${label[place + length] ?? ' '}`;
  return !/[\p{L}\p{N}]/u.test(around);
}
