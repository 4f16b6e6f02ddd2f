import { elementsWithin } from '../walker/elements-within';
import { allAround } from '../walker/flat-tree';

/** How one is reached, a secret, a file: what they are sent with is never a search. */
const ownFields =
  'input[type=email],input[type=tel],input[type=password],input[type=file],input[autocomplete*=email],input[autocomplete*=tel]';

/** Fields that ask about the user: what they are in is no search. */
const personalFields = `${ownFields},textarea,[autocomplete*=name]`;

const parts = 'form,dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
/** What has these is the page itself: some pages are one form. */
const pageParts = 'main,[role=main],nav,[role=navigation]';

/** True for a form, or another part of a page, that asks for something about the user. */
export function isPersonalForm(part: Element): boolean {
  return part.querySelector(personalFields) !== null;
}

/** True inside a form or dialog that asks for an address, a secret or a file, be it with a form of its own or without. */
export function isInPersonalPart(element: Element): boolean {
  return allAround(element, parts).some((part) => asksForOwnThings(part) && part.querySelector(pageParts) === null);
}

/** True for a part that holds fields for an address, a secret or a file. */
export function asksForOwnThings(part: Element): boolean {
  return elementsWithin(part).some((inner) => inner.matches(ownFields));
}
