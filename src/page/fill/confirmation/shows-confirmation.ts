import { toVisibleLine } from '@/language/fold/visible-one-line';
import { isApplicationReceivedText } from '@/language/words/pages/application-received-words';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { isDiscernible } from '@/page/dom/visibility/is-drawn';
import { isScrollReachable } from '@/page/dom/visibility/is-within-scroll';
import { isControlReachable } from '@/page/form/is-control-reachable';

/** Elements with which pages announce something. */
const telling =
  'h1,h2,h3,[role=heading],[role=status],[role=alert],[role=alertdialog],[role=dialog],dialog[open],[aria-live]';
const controls =
  'textarea,input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset],[type=search],[type=checkbox],[type=radio])';
/** A login or newsletter form beside a confirmation has fewer fields than any application. */
const fieldsOfNoForm = 3;
/** Characters. Longer texts have more than one topic. */
const longest = { part: 600, page: 1_500, document: 60_000 };
const phrasing = 'a,abbr,b,bdi,cite,code,em,i,mark,small,span,strong,sub,sup,time,u,var';

/**
 * Whether this document confirms that an application was received: in a heading or message with no form left, in an announcement, or in a
 * short page as a whole.
 */
export function showsConfirmation(): boolean {
  const isFormGone = !hasForm();
  const said = findEverywhere(telling).some(
    (element) => (isFormGone || isAnnounced(element)) && isApplicationReceivedText(shownText(element, longest.part)),
  );
  return said || (isFormGone && isApplicationReceivedText(shortText()));
}

function hasForm(): boolean {
  return findEverywhere(controls).filter(isControlReachable).length >= fieldsOfNoForm;
}

const isAnnounced = (element: Element): boolean => element.matches('[role=status],[role=alert],[role=alertdialog]');

/** What a person can see of an element, one line per block, so that sentences of two blocks do not run together. */
function shownText(element: Element, most: number): string {
  if (!isShown(element)) return '';
  const texts = [element, ...element.querySelectorAll('*')].flatMap((one) => {
    const text = toVisibleLine(ownText(one));
    return text !== '' && isShown(one) ? [text] : [];
  });
  return texts.join('\n').length > most ? '' : texts.join('\n');
}

const isShown = (element: Element): boolean => isDiscernible(element) && isScrollReachable(element);

/** An element's text including its inline children: links, emphasis. */
function ownText(element: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (node instanceof Text) return node.data;
    return node instanceof Element && node.matches(phrasing) && isShown(node) ? (node.textContent ?? '') : '\n';
  }).join('');
}

function shortText(): string {
  const text = document.body?.textContent ?? '';
  return text.length > longest.document ? '' : shownText(document.body, longest.page);
}
