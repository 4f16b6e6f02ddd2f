import type { PressedControl } from '@/page/dom/controls/pressed-control';
import { ariaRole } from '@/page/dom/text/aria-role';
import { identifierWordsOf } from '@/page/dom/text/mark-words';
import { containerWords } from '@/page/dom/text/surrounding-words';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { closestMatching, flatParent, isInFlatTree } from '@/page/dom/tree/flat-tree';
import { hasPressListener } from '@/page/dom/tree/listener-elements';
import { hasSize } from '@/page/dom/visibility/press-point';
import type { ControlFacts } from '@/safety/control-facts';
import { agreesByPress } from './agrees-by-press';
import { isInConsentOverlay } from './is-in-consent-overlay';
import { isInPagination } from './is-in-pagination';
import { isKnownEntryKeeper } from './known-entry-keepers';
import { isKnownPager, isKnownRow } from './known-list-controls';
import { namesOfControl, visibleNameOf } from './names-of-control';
import { readRowFacts } from './read-row-facts';
import { readSubmitFacts } from './read-submit-facts';
import { settlesChoices } from './settles-choices';
import { submitEffectOf } from './submit-effect';
import { unfoldedText } from './unfolded-text';

const choices =
  'input[type=checkbox],input[type=radio],option,' +
  'checkbox radio option switch menuitemcheckbox menuitemradio treeitem'
    .split(' ')
    .map((role) => `[role=${role}]`)
    .join();

/** Levels searched for the rest of a group. */
const depth = 5;

/** Signs that a press does something, or that the element is no field. */
const said =
  '[role],a,button,input,select,textarea,summary,[contenteditable],[onclick],[onmousedown],[onmouseup],[onpointerdown],[onpointerup]';

const menus =
  'nav,[role=navigation],[role=menu],[role=menubar],[role=toolbar],[role=tablist],header,footer,[role=banner],[role=contentinfo]';
const closingMarks = new Set(['close', 'dismiss', 'closer', 'closebutton']);

/** Everything known about what a press hits. `target`: the intended element, maybe an ancestor. */
export function readControlFacts(pressed: PressedControl, target: Element | null): ControlFacts {
  const { control, link, labelled, submitter } = pressed;
  // A control inside a row is not the row.
  const isNested = target !== null && control !== target && isInFlatTree(control, target);
  const known = [control, ...(target && !isNested ? [target] : [])];
  const stated = labelled ?? control;
  const names = namesOfControl(pressed);
  return {
    role: ariaRole(stated),
    type: typeOf(labelled) ?? typeOf(control),
    names,
    marks: names.length > 0 ? [] : marksOf(control),
    ...visibleNameOf(control),
    sends: sendsOf(pressed),
    surroundings: containerWords(control),
    ...wayOf(link),
    submit: readSubmitFacts(submitter),
    row: readRowFacts(control),
    isKnownRow: known.some(isKnownRow),
    labels: labelsOf(labelled),
    isNested,
    isKnownPager: known.some(isKnownPager),
    isKnownKeeper: known.some(isKnownEntryKeeper),
    isInPager: isInPagination(control),
    isInMenu: closestMatching(control, menus) !== null,
    opens: control.matches('[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded],[popovertarget],summary'),
    unfoldsText: unfoldedText(control) !== null,
    choices: choicesBeside(stated),
    isColumnHeading: closestMatching(control, 'th,[role=columnheader]') !== null,
    isDrawnField: isDrawnField(control),
    isCloser: identifierWordsOf(control).some((word) => closingMarks.has(word)),
    isInWall: isInConsentOverlay(control),
    agrees: agreesByPress(stated, names),
    settlesChoices: settlesChoices(control),
  };
}

/** Its own, and those of the pictures in it. */
function marksOf(control: Element): string[] {
  const pictures = Array.from(control.querySelectorAll('i,svg,span,img')).slice(0, mostPictures);
  return [...new Set([control, ...pictures].flatMap(identifierWordsOf))].slice(0, mostMarks);
}

const mostPictures = 4;
const mostMarks = 12;

/** A press on a label triggers its control. */
function sendsOf({ control, labelled, submitter }: PressedControl): ControlFacts['sends'] {
  const all = [control, labelled, submitter].flatMap((part) => (part ? [submitEffectOf(part)] : []));
  return all.includes('form') ? 'form' : all.includes('search') ? 'search' : 'nothing';
}

function labelsOf(labelled: HTMLElement | null): ControlFacts['labels'] {
  if (labelled === null) return 'nothing';
  return labelled.matches('[type=checkbox],[type=radio]') && !hasSize(labelled) ? 'unseen-box' : 'control';
}

function typeOf(element: Element | null): string | null {
  return element instanceof HTMLInputElement || element instanceof HTMLButtonElement ? element.type : null;
}

/** The unresolved address: a script is no URL. */
function wayOf(link: Element | null): Pick<ControlFacts, 'url' | 'isSameDocument' | 'isDownload'> {
  const href = link?.getAttribute('href') ?? link?.getAttribute('xlink:href') ?? null;
  if (!link || href === null) return { url: null, isSameDocument: true, isDownload: false };
  const url = URL.parse(href, document.baseURI)?.href ?? href;
  const isHere = (link.getAttribute('target') ?? '').toLowerCase() !== '_blank';
  return {
    url,
    isSameDocument: isHere && url.includes('#') && withoutPlace(url) === withoutPlace(document.URL),
    isDownload: link.hasAttribute('download'),
  };
}

const withoutPlace = (url: string): string => url.split('#')[0] ?? '';

/** Choices in the nearest part with more than one, including the element: 1 if it is alone, 0 if it is no choice. */
function choicesBeside(element: Element): number {
  if (!element.matches(choices)) return 0;
  let at = flatParent(element);
  for (let level = 0; at && at !== document.body && level < depth; level += 1) {
    const count = elementsWithin(at).filter((inner) => inner.matches(choices)).length;
    if (count > 1) return count;
    at = flatParent(at);
  }
  return 1;
}

/**
 * Whether an element is a field drawn only by script: a focusable canvas or empty box, with no sign that a press does more than focus it.
 */
function isDrawnField(element: Element): boolean {
  if (!(element instanceof HTMLElement) || element.tabIndex < 0) return false;
  if (element instanceof HTMLCanvasElement) return true;
  const isBare = element.hasAttribute('tabindex') && !element.matches(said) && !hasPressListener(element);
  const isEmpty = element.childElementCount === 0 && (element.textContent ?? '').trim() === '';
  return isBare && isEmpty && getComputedStyle(element).cursor !== 'pointer';
}
