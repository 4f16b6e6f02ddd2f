import type { OpenedPart } from '@/domain/page/page-change';
import { controlSelector } from '@/page/dom/controls/control-action';
import { nameOrTextStart } from '@/page/dom/text/accessible-name';
import { ariaRole } from '@/page/dom/text/aria-role';
import { partHeading } from '@/page/dom/text/surrounding-words';
import { elementsWithin } from '@/page/dom/tree/elements-within';
import { renderedTextBeginning, textBeginning } from './text-beginning';

const fieldSelector =
  'input:not([type=hidden],[type=button],[type=submit],[type=reset],[type=image]),select,textarea,[contenteditable]:not([contenteditable=false])' +
  'checkbox radio switch option menuitemcheckbox menuitemradio slider textbox searchbox combobox spinbutton'
    .split(' ')
    .map((role) => `,[role=${role}]`)
    .join('');

const longestText = 300;

/** Describes an open part of the page, or one that was open until it was hidden. `opener`: the control that says it opened it. */
export function describeOpenPart(part: Element, opener: Element | null): OpenedPart {
  const isSeen = part.checkVisibility();
  const elements = elementsWithin(part).filter((element) => element !== part && (!isSeen || isReachable(element)));
  return {
    role: ariaRole(part),
    name: partHeading(part) || (opener ? nameOrTextStart(opener) : ''),
    controls: elements.filter((element) => element.matches(controlSelector)).length,
    fields: elements.filter(isFillableField).length,
    text: isSeen ? renderedTextBeginning(part, longestText) : textBeginning(part, longestText),
  };
}

/** True for what is filled in, ticked or chosen. */
export function isFillableField(element: Element): boolean {
  return element.matches(fieldSelector);
}

/** Fields are often hidden behind a stand-in, so their container decides. */
function isReachable(element: Element): boolean {
  return element instanceof HTMLInputElement
    ? element.parentElement?.checkVisibility() !== false
    : element.checkVisibility();
}
