import { closestMatching, comesBefore, isInFlatTree, matchingAncestors } from '@/page/dom/tree/flat-tree';

/** Page parts with a topic of their own: polls, logins, news. */
const apart =
  'form,aside,nav,article,section,dialog,[role=region],[role=complementary],[role=navigation],[role=dialog]';

/**
 * Whether a control belongs to most of the fields: to their form if any, else to no part of the page without any of them. Buttons at the
 * foot of a page are beside what they belong to.
 */
export function isBesideFields(control: Element, fields: readonly Element[]): boolean {
  if (fields.length === 0) return true;
  const owners = fields.map(ownerOf);
  const main = mostFrequent(owners);
  const owner = ownerOf(control);
  if (owner) return owner === main;
  const ofForm = new Set(fields.filter((_, index) => owners[index] === main));
  const around = matchingAncestors(control, apart);
  return around.every((part) => fields.some((field) => ofForm.has(field) && isInFlatTree(field, part)));
}

export function ownerOf(element: Element): Element | null {
  const isControl = element instanceof HTMLInputElement || element instanceof HTMLButtonElement;
  return (isControl ? element.form : null) ?? closestMatching(element, 'form');
}

/** Whether a control stands where a form ends: in it, after its fields, or right beside one. What stands before a form is no end of it. */
export function isAtEndOfFields(control: Element, fields: readonly Element[]): boolean {
  if (!isBesideFields(control, fields)) return false;
  const last = fields.at(-1);
  const isRightBeside = fields.some((field) => field.parentElement === control.parentElement);
  return ownerOf(control) !== null || last === undefined || isRightBeside || comesBefore(last, control);
}

/** Whether a control is about something else than a form: it stands outside of it and before its fields, or in another part of the page. */
export function isElsewhere(control: Element, fields: readonly Element[]): boolean {
  if (!isBesideFields(control, fields)) return true;
  return mostFrequent(fields.map(ownerOf)) !== null && !isAtEndOfFields(control, fields);
}

function mostFrequent(owners: readonly (Element | null)[]): Element | null {
  const counts = new Map<Element | null, number>();
  for (const owner of owners) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const [first] = [...counts].sort((one, other) => other[1] - one[1]);
  return first ? first[0] : null;
}
