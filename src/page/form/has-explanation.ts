import { mentionsAgreeing } from '@/language/words/controls/send-stems';
import { findWithin } from '@/page/dom/tree/find-everywhere';
import { flatParent } from '@/page/dom/tree/flat-tree';
import { onlyRequestsNext, warnsAboutNext, warnsBesideNext } from '@/safety/next-step/next-button-context';
import { hintOf } from './field-facts';
import { isInControl, shortTexts } from './note-texts';

/** Characters. Longer texts are not a form's notes. */
const longestText = 600;
const longestBeside = 400;
/** Ancestors of the control whose neighbours are read. */
const mostLevels = 4;
const asks = `input:not([type=hidden]),select,textarea,[contenteditable]:not([contenteditable=false]),${[
  'checkbox',
  'combobox',
  'listbox',
  'radio',
  'slider',
  'spinbutton',
  'switch',
  'textbox',
]
  .map((role) => `[role=${role}]`)
  .join(',')}`;
/** A heading names the page or a part of it: "Apply: Engineer". */
const isApart = `${asks},button,a,[role=button],h1,h2,h3,h4,h5,h6,[role=heading]`;

/** Whether the page says that a control does more than continue: anywhere by name, right beside it, or beside a request to press it, without. */
export function warnsAboutControl(control: Element, name: string): boolean {
  if (warnsBesideControl(control)) return true;
  const isToldBeside = (request: Element) => besideOf(request).some(warnsBesideNext);
  return isSaid((text) => warnsAboutNext(text, name)) || isSaid((text) => onlyRequestsNext(text, name), isToldBeside);
}

/** Whether the page, apart from its controls, has a short text of this kind. */
function isSaid(test: (text: string) => boolean, isMeant: (element: Element) => boolean = () => true): boolean {
  const isNote = (element: Element) => !isInControl(element) || element.matches('label');
  return shortTexts(longestText, test).some(
    ({ element }) => isNote(element) && hasOwnWords(element) && isMeant(element),
  );
}

/** A row of buttons says their names one after another. */
function hasOwnWords(element: Element): boolean {
  const nodes = Array.from(element.childNodes).filter((node) => !(node instanceof Element && node.matches(controls)));
  return nodes.some(({ textContent }) => /\p{L}/u.test(textContent ?? ''));
}

const controls = 'button,a,[role=button]';

/** Whether the page, apart from what is around the control, speaks of agreeing, as a consent and its answers do. */
export function mentionsAgreeingApart(control: Element): boolean {
  return isSaid(mentionsAgreeing, (element) => !element.contains(control));
}

/** Whether what describes a control, or stands right beside it, says that it does more than continue. */
export function warnsBesideControl(control: Element): boolean {
  return warnsBesideNext(hintOf(control)) || besideOf(control).some(warnsBesideNext);
}

/** The text right before and after a control, without fields and other controls. What stands around the questions is not beside it. */
function besideOf(control: Element): string[] {
  const texts: string[] = [];
  let at: Element | null = control;
  for (let level = 0; at && !at.matches('form,main,body') && level < mostLevels; level += 1) {
    if (at !== control && findWithin(asks, at).length > 0) break;
    const siblings: (ChildNode | null)[] = [
      at.previousSibling,
      at.previousElementSibling,
      at.nextSibling,
      at.nextElementSibling,
    ];
    texts.push(...siblings.flatMap(textOf));
    at = flatParent(at);
  }
  return texts;
}

function textOf(node: ChildNode | null): string[] {
  const isOther =
    node instanceof Element && (node.matches(`${isApart},script,style`) || findWithin(isApart, node).length > 0);
  const text = isOther ? '' : (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  return text !== '' && text.length <= longestBeside ? [text] : [];
}
