import type { TextKind } from '@/domain/page/text-kinds';
import { visibleText } from '@/page/dom/text/visible-text';
import { cachePerTask } from '@/page/dom/tree/cache-per-task';
import { kindsOfText } from './kinds-of-text';

/** Of which a row tells one each. A place or a name may go on in the element beside it. */
const factKinds: readonly TextKind[] = ['employment', 'posted', 'salary'];
/** Share of the elements that are written alike whose facts are apart: an unknown word for a kind of work is one all the same. */
const leastShare = 0.5;

/**
 * `<span>Hamburg</span> <span>Full-time</span>`: elements beside each other, of which one says a kind of fact that another does not. A style
 * sheet sets them apart, or their reader. A title may have its kind of work among its words.
 */
export function areFactsApart(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !hasWordsApartOnly(element)) return false;
  if (element.closest('h1,h2,h3,h4,h5,h6,[role=heading]') !== null) return false;
  return tellKinds(element) || isApartElsewhere(element);
}

const words = 'span,small,em,b,strong,i';

function hasWordsApartOnly({ childNodes, childElementCount }: Element): boolean {
  if (childElementCount < 2) return false;
  return Array.from(childNodes).every((node) =>
    node instanceof Element ? node.matches(words) : !(node instanceof Text) || node.data.trim() === '',
  );
}

function tellKinds({ children }: Element): boolean {
  const told = Array.from(children, (one) => {
    const text = visibleText(one);
    const kinds = kindsOfText(text);
    return factKinds.find((kind) => kinds.has(kind)) ?? (goesOn.test(text) ? 'more' : null);
  });
  return new Set(told.filter((kind) => kind !== 'more')).size > 1;
}

/** "to" and "per year" of `<span>£30,000</span> <span>to</span> <span>£40,000</span>`. */
const goesOn = /^(?:\p{Ll}|[^\p{L}\d])/u;

/** By how many alike the kinds are told, of each class that was asked for. */
const knownClasses = cachePerTask((_page: Document) => new Map<string, boolean>());

function isApartElsewhere({ localName, className, ownerDocument }: Element): boolean {
  if (className.trim() === '') return false;
  const known = knownClasses(ownerDocument);
  const key = `${localName} ${className}`;
  const told = known.get(key) ?? tellKindsAlike(localName, className, ownerDocument);
  known.set(key, told);
  return told;
}

function tellKindsAlike(localName: string, className: string, page: Document): boolean {
  const named = Array.from(page.getElementsByClassName(className));
  const alike = named.filter((element) => element.localName === localName && hasWordsApartOnly(element));
  if (alike.length < fewestAlike) return false;
  return alike.filter(tellKinds).length >= leastShare * alike.length || haveTownsAtEnd(alike);
}

const fewestAlike = 3;
/** Shares of the elements that are written alike. */
const towns = { least: 0.8, mostElse: 0.2 };

/** `<span>Acme</span> <span>Leeds</span>`: of one a town may be a part of a name. What stands behind it, "West Yorkshire", goes on with it. */
function haveTownsAtEnd(alike: readonly Element[]): boolean {
  const shareAt = (child: (element: Element) => Element | undefined) => {
    const texts = alike.flatMap((element) => child(element) ?? []).map(visibleText);
    return texts.filter((text) => kindsOfText(text).has('place')).length / alike.length;
  };
  const isElse = [0, 1, 2].every(
    (at) => shareAt(({ children }) => Array.from(children).slice(0, -1)[at]) <= towns.mostElse,
  );
  return isElse && shareAt(({ lastElementChild }) => lastElementChild ?? undefined) >= towns.least;
}
