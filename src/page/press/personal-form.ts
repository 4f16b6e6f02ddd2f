import { elementsWithin } from '@/page/dom/tree/elements-within';
import { matchingAncestors } from '@/page/dom/tree/flat-tree';

/** Contact details, secrets, files: what submits them is never a search. */
const ownFields =
  'input[type=email],input[type=tel],input[type=password],input[type=file],input[autocomplete*=email],input[autocomplete*=tel]';

/** Fields about the user: what contains them is no search. */
const personalFields = `${ownFields},textarea,[autocomplete*=name]`;

const parts = 'form,dialog,[role=dialog],[role=alertdialog],[aria-modal=true]';
/** An element with these is the page itself: some pages are one form. */
const pageParts = 'main,[role=main],nav,[role=navigation]';

/** True for a form, or another part of a page, that asks about the user. */
export function isPersonalForm(part: Element): boolean {
  return part.querySelector(personalFields) !== null;
}

/** True inside a form or dialog that asks for an address, secret or file, whether it is a form element or not. */
export function isInPersonalPart(element: Element): boolean {
  return matchingAncestors(element, parts).some(
    (part) => hasContactFields(part) && part.querySelector(pageParts) === null,
  );
}

/** True for a part with fields for an address, secret or file. */
export function hasContactFields(part: Element): boolean {
  return elementsWithin(part).some((inner) => inner.matches(ownFields));
}
