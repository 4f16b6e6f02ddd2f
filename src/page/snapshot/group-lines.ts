import { accessibleName } from '@/page/dom/text/accessible-name';
import { quote } from './quote';

/** Roles that give a page its structure. */
const landmarks = new Set(
  'main navigation banner complementary contentinfo search form dialog alertdialog alert menu listbox radiogroup tablist tabpanel'.split(
    ' ',
  ),
);

/** Roles that mean something only with a name. */
const namedGroups = new Set('region group toolbar article table status'.split(' '));

/** The line that opens a part of the page: `main`, `dialog "All filters"`; null if it is no such part. */
export function groupLine(element: Element, role: string | null): string | null {
  if (role === null) return null;
  if (namedGroups.has(role)) {
    const name = accessibleName(element, role);
    return name === '' ? null : `${role} ${quote(name, 80)}`;
  }
  if (!landmarks.has(role)) return null;
  const name = accessibleName(element, role);
  return name === '' ? role : `${role} ${quote(name, 80)}`;
}

/** `heading 2`: its role and level. */
export function headingLine(element: Element): string {
  const level = element.getAttribute('aria-level') ?? /^h([1-6])$/.exec(element.localName)?.[1] ?? '2';
  return `heading ${level}`;
}
