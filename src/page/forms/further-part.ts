import { flatParent } from '../walker/flat-tree';

const questions =
  'input:not([type=hidden],[type=submit],[type=button],[type=image],[type=reset]),select,textarea,[role=combobox],[role=radiogroup]';
const controls = 'button,input[type=submit],input[type=button],[role=button]';
/** Elements around the fields that are looked at. */
const mostLevels = 12;

/**
 * Whether the form holds a further page that is not shown yet: beside the part with all that is asked now, behind it and built like it, a
 * hidden one that asks more. One that only holds what an answer would bring up asks little and has no buttons of its own.
 */
export function hidesFurtherPart(control: Element, fields: readonly Element[]): boolean {
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
