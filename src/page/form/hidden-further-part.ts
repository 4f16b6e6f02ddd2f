import { flatParent } from '@/page/dom/tree/flat-tree';

const questions =
  'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea,[role=combobox],[role=radiogroup]';
const controls = 'button,input[type=submit],input[type=button],[role=button]';
/** Ancestors of the fields to examine. */
const mostLevels = 12;

/**
 * Whether the form has another page that is still hidden: a hidden part beside and after the current one, similar in structure, with more
 * questions. A part that an answer would reveal has few questions and no buttons.
 */
export function hasHiddenFurtherPart(control: Element, fields: readonly Element[]): boolean {
  const [first] = fields;
  let part: Element | null = first ?? control;
  for (let level = 0; part && part !== document.body && level < mostLevels; level += 1) {
    const shown = part;
    if (fields.every((field) => shown.contains(field)) && laterOf(shown).some(isFurtherPage)) return true;
    part = flatParent(part);
  }
  return false;
}

function laterOf(part: Element): Element[] {
  const all = Array.from(part.parentElement?.children ?? []);
  return all.slice(all.indexOf(part) + 1).filter(({ localName }) => localName === part.localName);
}

function isFurtherPage(part: Element): boolean {
  if (part.checkVisibility({ visibilityProperty: true })) return false;
  const asked = part.querySelectorAll(questions).length;
  return asked > 1 || (asked > 0 && part.querySelector(controls) !== null);
}
