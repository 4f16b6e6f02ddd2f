import { collapseWhitespace } from '@/language/fold/collapse-whitespace';

/** What opens and closes a section where it stands; menus, lists and dialogs open elsewhere. */
export const sectionOpeners =
  '[aria-expanded]:not([aria-haspopup]):not(input):not(select), details > summary:first-of-type';

/** Characters. Longer texts are questions, or jobs of their own. */
const longestName = 60;

export function isOpen(opener: Element): boolean {
  const { parentElement } = opener;
  if (opener.localName === 'summary' && parentElement instanceof HTMLDetailsElement) return parentElement.open;
  return opener.getAttribute('aria-expanded') === 'true';
}

export function areAlike(one: Element, other: Element): boolean {
  return one.localName === other.localName && one.className === other.className;
}

/** The largest element around an opener that has no other one. */
export function sectionOf(opener: Element, openers: readonly Element[]): Element {
  let section = opener;
  while (section.parentElement && !openers.some((other) => other !== opener && section.parentElement?.contains(other)))
    section = section.parentElement;
  return section;
}

/** Whether it may be the name of a section: a question is answered in its own. */
export const isSectionName = (text: string): boolean =>
  text !== '' && text.length <= longestName && !/[?？؟;]/u.test(text.split(/\p{L}/u).at(-1) ?? '');

export const nameOfSection = ({ textContent }: Element): string => collapseWhitespace(textContent);
