import { closestMatching, flatParent } from '@/page/dom/tree/flat-tree';

const listed = 'li,[role=listitem],[role=tab]';
const list = 'ol,ul,[role=list],[role=tablist]';
/** What steps, or the list of them, are called. */
export const namedSteps =
  '[class*=step i],[class*=progress i],[class*=wizard i],[class*=stage i],[aria-label*=step i],[aria-label*=progress i]';
const asks = 'input:not([type=hidden]),select,textarea,[role=combobox]';
/** Characters. Longer ones name no step. */
const longestName = 100;
/** Ancestors of a mark that may be its step: its icon's box, its label, the step itself. */
const mostLevels = 5;

/**
 * The steps that a mark may stand for, each among its like: where its icon, its number or its label is marked, the whole step is meant, and
 * what stands beside the mark in there is no step after it. Several may be meant where steps are wrapped; none is, by a line between steps.
 */
export function stepsOfMark(mark: Element): Element[] {
  const item = closestMatching(mark, listed);
  if (item !== null) return [item];
  const steps: Element[] = [];
  let at: Element | null = mark;
  for (let level = 0; at && level < mostLevels && !at.matches('form,main,body'); level += 1) {
    if (isStep(at, mark)) steps.push(at);
    if (at.parentElement?.matches(list)) break;
    at = flatParent(at);
  }
  // A name among others may be a step itself: what stands beside it counts as well.
  const isOwn = steps.length === 0 ? !isBesideNames(mark) : /\p{L}/u.test(mark.textContent ?? '');
  return isOwn ? [...steps, mark] : steps;
}

/** The elements around one that are of its kind by their tag. */
export const siblingsLike = (step: Element): Element[] =>
  besides(step).filter(({ localName }) => localName === step.localName);

/** A control named `children` stands for those of its form. */
const besides = (element: Element): Element[] =>
  Array.from(element.parentElement?.childNodes ?? []).filter((node) => node instanceof Element);

/**
 * Of several that look alike but for their states, each with a short name and no question; around a mark, they must be called steps. The
 * questions of the page may stand in its own step, if the others have the like of its mark.
 */
function isStep(element: Element, mark: Element): boolean {
  const others = siblingsLike(element).filter((other) => other !== element && sharesClass(element, other));
  if (others.length === 0 || !others.every(isName)) return false;
  if (element === mark) return isName(element);
  if (!element.matches(namedSteps) && !element.parentElement?.matches(namedSteps)) return false;
  return isName(element) || others.every((other) => hasTheLike(other, mark));
}

const hasTheLike = (step: Element, mark: Element): boolean =>
  Array.from(mark.classList).some((name) => step.getElementsByClassName(name).length > 0);

function sharesClass(one: Element, other: Element): boolean {
  if (one.classList.length === 0 || other.classList.length === 0)
    return one.classList.length === other.classList.length && isAmongPlainOnes(one);
  return Array.from(one.classList).some((name) => other.classList.contains(name));
}

/** Without any class, what stands in a row is alike only if all of it is. */
const isAmongPlainOnes = (one: Element): boolean =>
  besides(one).every(({ localName, classList }) => localName === one.localName && classList.length === 0);

const isName = (element: Element): boolean =>
  saysSomething(element) && (element.textContent ?? '').trim().length <= longestName && !element.querySelector(asks);

const saysSomething = ({ textContent }: Element): boolean => /[\p{L}\p{N}]/u.test(textContent ?? '');

/** A mark without a name among things that have some is a line between steps, or an icon. */
const isBesideNames = (mark: Element): boolean => !saysSomething(mark) && besides(mark).some(saysSomething);
