import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseAlternation, phraseFinder } from '@/language/match/phrases';
import { identifierWordsOf } from '@/page/dom/text/mark-words';
import { isInPosting } from './is-in-posting';
import type { PagerControl } from './pager-control';

const loadMore = exactly(phraseAlternation([phrases('controls.loadMore')]));
const findNoun = phraseFinder(phrases('jobs.nouns'));
/** The same around the site's word for its rows, folded: "Weitere Stellen laden", "Load 20 more openings". */
const moreOfThem =
  /^(?:(?:load|show|see|view) (?:\d+ )?more|(?:charger|voir|afficher) (?:plus d|davantage d|d'autres)|(?:cargar|ver|mostrar) mas|(?:carica|mostra|vedi) (?:altr[ie]|piu)|(?:laad|toon|bekijk) meer|(?:carregar|ver|mostrar) mais|(?:nacist|zobrazit) (?:dalsi|vice)|(?:zaladuj|wczytaj|pokaz) wiecej)\P{L}*(?:\p{L}+\P{L}+){0,2}\p{L}+\P{L}*$|^(?:(?:weitere|mehr) \P{L}*(?:\p{L}+ ){1,2}(?:laden|anzeigen|zeigen)|meer (?:\p{L}+ ){1,2}(?:laden|tonen|weergeven))$/u;
const showMore = exactly(phraseAlternation([phrases('controls.showMore')]));

/** What is beside the page's own content, or embedded from elsewhere. */
const asides = 'aside, footer, nav, header, [role="complementary"], [role="contentinfo"], [role="dialog"], dialog';
/** Characters. Longer texts before a control are no "25 of 60 jobs". */
const longestCount = 200;
const asideMarks = new Set('sidebar widget footer social feed comments comment related'.split(' '));

/** Toggles a part of the page, as "See more" under a text does. */
const unfolding = 'summary,[aria-expanded]';

/** A link within the same page. */
const placeOnPage = 'a[href^="#"]:not([href="#"])';

/** The control that adds rows: by name, or, below a known list, just "Show more". The last one wins. */
export function findLoadMore(all: readonly PagerControl[], rows: ReadonlySet<Element> | null): PagerControl | null {
  const controls = all.filter(({ element }) => {
    if (element.matches(unfolding)) return false;
    return rows !== null || !(isAside(element) || element.matches(placeOnPage));
  });
  const isOfList = ({ element }: PagerControl) => rows === null || !isInPosting(element, rows);
  const named = controls.filter(({ labels }) => labels.some(loadsMore)).filter(isOfList);
  if (rows === null || named.length > 0) return named.at(-1) ?? null;
  const bare = controls.filter(({ labels }) => labels.some((label) => showMore.test(label)));
  const [only, second] = bare.filter((control) => isOfList(control) && !endsText(control.element));
  return only && !second ? only : null;
}

/** True below running text, where it shows the rest. */
function endsText(element: Element): boolean {
  const before = element.previousElementSibling ?? element.parentElement?.previousElementSibling;
  return (
    before !== null && before !== undefined && !before.querySelector('a,button') && textLength(before) > longestCount
  );
}

function textLength({ textContent }: Element): number {
  return (textContent ?? '').trim().length;
}

function loadsMore(label: string): boolean {
  return loadMore.test(label) || (moreOfThem.test(label) && findNoun(fold(label)) !== null);
}

function isAside(element: Element): boolean {
  if (element.closest(asides)) return true;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (identifierWordsOf(at).some((word) => asideMarks.has(word))) return true;
  }
  return false;
}

function exactly(phrases: string): RegExp {
  return new RegExp(`^[+↓ ]*(?:${phrases})(?: \\(?\\+?\\d+\\)?)?[.…↓+ ]*$`, 'u');
}
