import { toVisibleLine } from '@/language/fold/visible-one-line';
import { labelsOf } from '@/page/dom/tree/labels-of';

/** An option as people read it, and where. */
interface Labelled {
  label: string;
  element: Element;
}

/**
 * The labels of options without the keys that choose them, drawn before the words of each in a piece of their own: "A", "B", "C", or the
 * initials of "Yes" and "No". As they are if any of them has none, or the letters are in no such order: then they say something.
 */
export function withoutShortcutBadges(options: readonly Labelled[]): string[] {
  const labels = options.map(({ label }) => label);
  const badges = options.map(badgeOf);
  const rests = options.map(({ label }, index) => label.slice((badges[index] ?? '').length).trim());
  const areAll = badges.length > 1 && badges.every((badge) => badge !== '') && rests.every((rest) => rest !== '');
  return areAll && new Set(rests).size === rests.length && areShortcuts(badges, rests) ? rests : labels;
}

function areShortcuts(badges: readonly string[], rests: readonly string[]): boolean {
  const areInOrder = ['A', '1'].some((first) =>
    badges.every((badge, index) => badge.toUpperCase() === String.fromCharCode(first.charCodeAt(0) + index)),
  );
  const areInitials = badges.every((badge, index) => rests[index]?.toUpperCase().startsWith(badge.toUpperCase()));
  return areInOrder || (areInitials && new Set(badges).size === badges.length);
}

/** The one character that stands first in an option, in an element without anything else; empty if none does. */
function badgeOf({ label, element }: Labelled): string {
  const scope = element instanceof HTMLInputElement ? labelsOf(element)[0] : element;
  const texts = scope ? document.createTreeWalker(scope, NodeFilter.SHOW_TEXT) : null;
  for (let text = texts?.nextNode(); text; text = texts?.nextNode()) {
    const said = toVisibleLine(text.textContent ?? '');
    if (said === '') continue;
    const isApart = text.parentElement !== scope && toVisibleLine(text.parentElement?.textContent ?? '') === said;
    return isApart && /^[\p{L}\p{N}]$/u.test(said) && label.startsWith(`${said} `) ? said : '';
  }
  return '';
}
