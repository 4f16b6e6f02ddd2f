import { cachePerTask } from '../tree/cache-per-task';

/**
 * Whether an element's words run into those of the one beside it though a capital begins the second, where nothing but elements stands beside
 * each other, all alike: `<span>Lund</span><span>Full-time</span>`; or of two kinds, and at least one of them of several words:
 * `<strong>Nurse</strong><span>Lund and around</span>`. A style sheet sets such apart in ways that no element tells.
 */
export function isBesideWithoutSpace(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent) return false;
  const own = element.textContent ?? '';
  const runs = hasOnlyAlike(parent) ? runsInto : hasOnlyWords(parent) ? runsIntoAnother : null;
  if (runs === null) return false;
  return (
    runs(textBeside(element, 'previousElementSibling'), own) || runs(own, textBeside(element, 'nextElementSibling'))
  );
}

const words = 'b,strong,span,em,i,small';

const hasOnlyWords = cachePerTask((parent: Element): boolean => {
  const nodes = Array.from(parent.childNodes);
  const isOfWords = (node: Node) => node instanceof Element && node.matches(words) && node.firstElementChild === null;
  return nodes.length > 1 && nodes.every(isOfWords) && new Set(nodes.map(({ nodeName }) => nodeName)).size > 1;
});

const hasOnlyAlike = cachePerTask((parent: Element): boolean =>
  Array.from(parent.childNodes).every(
    (node) =>
      node instanceof HTMLSpanElement &&
      node.firstElementChild === null &&
      (node.attributes.length === 0 || node.textContent === ''),
  ),
);

/** Empty ones draw a picture between two. */
function textBeside(element: Element, side: 'previousElementSibling' | 'nextElementSibling'): string {
  let at = element[side];
  for (let empty = 0; at && !at.textContent && empty < mostEmpty; empty += 1) at = at[side];
  return at?.textContent ?? '';
}
const mostEmpty = 3;

/** Whether the text in front of an element runs into its words in the same way: `<h1>Nurse<span>Night shift</span></h1>`. */
export function beginsWithoutSpace(element: Element): boolean {
  const before = element.previousSibling;
  return before instanceof Text && runsInto(before.data, element.textContent ?? '');
}

/** "Java" and "Script" are a word in two pieces. */
function runsIntoAnother(one: string, other: string): boolean {
  return runsInto(one, other) && (/\s/.test(one.trim()) || /\s/.test(other.trim()));
}

function runsInto(one: string, other: string): boolean {
  return /[\p{Ll})]$/u.test(one) && /^\p{Lu}\p{Ll}{2}/u.test(other);
}
