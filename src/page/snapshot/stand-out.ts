import { isWorkAtHand } from '@/page/dom/controls/work-at-hand';
import { isStableName } from '@/page/dom/selectors/stable-name';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';

/** Names and looks told, and siblings compared. */
const most = { names: 3, looks: 2, alike: 60 };

/** ` (class sel)`, ` (looks bold)`: what only some of otherwise like siblings are called, or look like: the chosen of several days. Empty where all differ. */
export function standOutWords(element: Element): string {
  const told = standOutNames(element);
  return told.length > 0 ? ` (class ${told.join(' ')})` : lookWords(element);
}

/** How it looks beside its like, where no name of a class says so. */
export function standOutLook(element: Element): string {
  return standOutNames(element).length > 0 ? '' : lookWords(element);
}

export function standOutNames(element: Element): string[] {
  if (!isWorkAtHand()) return [];
  const told = namesApart(withAlike(element));
  return told.length > 0 ? told : namesApart({ one: element, alike: cousinsOf(element) });
}

function namesApart({ one, alike }: { one: Element; alike: readonly Element[] }): string[] {
  const own = (each: Element) =>
    Array.from(each.classList).filter((name) => !alike.every((other) => other.classList.contains(name)));
  const told = own(one).filter(isStableName).slice(0, most.names);
  return alike.some((other) => own(other).length === 0) ? told : [];
}

/** The element and its like beside it; for the only one of an entry, the entry and its like, as that says which one is chosen. */
function withAlike(element: Element): { one: Element; alike: readonly Element[] } {
  const alike = alikeBeside(element);
  const parent = element.parentElement;
  return alike.length === 1 && parent?.localName === 'li'
    ? { one: parent, alike: alikeBeside(parent) }
    : { one: element, alike };
}

/** What stands in its place in the entries like its own: the stars of letters, the names of files. */
function cousinsOf(element: Element): readonly Element[] {
  const { localName, parentElement: parent } = element;
  if (!parent) return [element];
  const place = Array.from(parent.children).indexOf(element);
  const found = alikeBeside(parent).flatMap((other) => other.children[place] ?? []);
  return found.length > most.alike ? [element] : found.filter((one) => one.localName === localName);
}

function alikeBeside(element: Element): readonly Element[] {
  const { localName, childElementCount, parentElement } = element;
  return (parentElement && groupsIn(parentElement).get(`${localName} ${childElementCount}`)) ?? [element];
}

const groupsIn = cachePerTask((parent: Element) =>
  Map.groupBy(Array.from(parent.children), ({ localName, childElementCount }) => `${localName} ${childElementCount}`),
);

/** What a style sheet marks the chosen by. A colour is told, all else is a word. */
const looks: readonly [word: string, of: (style: CSSStyleDeclaration) => string][] = [
  ['background', ({ backgroundColor }) => backgroundColor],
  ['bold', ({ fontWeight }) => (Number(fontWeight) >= 600 ? 'bold' : '')],
  ['line', ({ textDecorationLine }) => (textDecorationLine === 'none' ? '' : textDecorationLine)],
  ['outlined', ({ outlineStyle, outlineWidth }) => (outlineStyle === 'none' ? '' : outlineWidth)],
  ['framed', (style) => (style.borderTopStyle === 'none' ? '' : `${style.borderTopWidth} ${style.borderTopColor}`)],
  ['text', ({ color }) => color],
];

/** ` (looks bold, background rgb(0, 90, 200))`: in what it differs from most of its like. */
function lookWords(element: Element): string {
  if (!isWorkAtHand()) return '';
  const { one, alike } = withAlike(element);
  if (alike.length < 3 || alike.length > most.alike || one.parentElement === null) return '';
  const usual = usualLooks(alike);
  const style = getComputedStyle(one);
  const told = looks.flatMap(([word, of], place) => {
    const own = of(style);
    if (usual[place] === undefined || usual[place] === own) return [];
    if (own === '') return [`not ${word}`];
    return [/^(?:rgb|line|under)/.test(own) ? `${word} ${own}` : word];
  });
  if (told.length === 0) return '';
  // Many mark what the mouse is over like what is chosen.
  const hovered = one.matches(':hover') ? '; the mouse is over it' : '';
  return ` (looks ${told.slice(0, most.looks).join(', ')}${hovered})`;
}

/** The value that most of them have for each look; undefined where there is none, as in a row of colours. */
const usualLooks = cachePerTask((alike: readonly Element[]) => {
  const styles = alike.map((one) => getComputedStyle(one));
  return looks.map(([, of]) => {
    const counts = Map.groupBy(styles.map(of), (value) => value);
    return [...counts].find(([, { length }]) => length > alike.length / 2)?.[0];
  });
});
