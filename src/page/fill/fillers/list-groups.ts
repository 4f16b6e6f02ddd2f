import { toVisibleLine } from '@/language/fold/visible-one-line';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { dispatchPress } from '../input/dispatch-press';
import type { ListOption } from './list-options';
import type { Listbox } from './open-listbox';

/** Groups of one list that are opened to look for an option. */
const mostGroups = 15;
/** Milliseconds. A group shows its options within this time. */
const opensWithin = 1_500;

const leadsOn = /[›»▸▶→❯>]$/u;
const leadsBack = /^[‹«◂◀←❮<]/u;

/** Whether an entry only leads to options, by an arrow or by saying that it opens something: choosing never presses it. */
export function isGroup({ element, label }: ListOption): boolean {
  const seen = toVisibleLine(element.textContent ?? '');
  return leadsOn.test(label) || leadsOn.test(seen) || leadsBack.test(label) || element.matches(opening);
}

/** An entry may say at once that it opens nothing, and whether it is on the way to what is shown: it is chosen. */
const opening = '[aria-haspopup]:not([aria-haspopup=false]),[aria-expanded]:not([aria-haspopup=false])';

/** Opens the groups of a list one after the other until `look` finds something; null if none has it, or a press does not just open one. */
export async function searchGroups<Found>(list: Listbox, look: () => Found | null): Promise<Found | null> {
  const opened = new Set<string>();
  for (let count = 0; count < mostGroups; count += 1) {
    const next = list.options().find((option) => isClosedGroup(option) && !opened.has(option.label));
    if (!next) return null;
    opened.add(next.label);
    if (!(await pressInList(next, list))) return null;
    const found = look();
    if (found !== null) return found;
    const back = list.options().find(({ label }) => leadsBack.test(label));
    if (back && !(await pressInList(back, list))) return null;
  }
  return null;
}

function isClosedGroup(option: ListOption): boolean {
  return isGroup(option) && !leadsBack.test(option.label) && option.element.getAttribute('aria-expanded') !== 'true';
}

/** Whether the list then shows something else, and is still open. */
async function pressInList({ element }: ListOption, list: Listbox): Promise<boolean> {
  const before = labelsIn(list);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  if (!dispatchPress(element, true)) return false;
  const hasChanged = () => {
    const now = labelsIn(list);
    return now !== '' && now !== before;
  };
  return pollUntil(hasChanged, opensWithin);
}

export const labelsIn = (list: Listbox): string =>
  list
    .options()
    .map(({ label }) => label)
    .join('\n');
