import { cachePerTask } from '../tree/cache-per-task';

/**
 * Whether an element's words run into those of the one beside it though a capital begins the second, where nothing but elements stands beside
 * each other, all alike: `<span>Lund</span><span>Full-time</span>`. A style sheet sets such apart in ways that no element tells.
 */
export function isBesideWithoutSpace(element: Element): boolean {
  const parent = element.parentElement;
  if (!parent || !hasOnlyAlike(parent)) return false;
  const own = element.textContent ?? '';
  return (
    runsInto(textBeside(element, 'previousElementSibling'), own) ||
    runsInto(own, textBeside(element, 'nextElementSibling'))
  );
}

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

function runsInto(one: string, other: string): boolean {
  return /\p{Ll}$/u.test(one) && /^\p{Lu}\p{Ll}{2}/u.test(other);
}
