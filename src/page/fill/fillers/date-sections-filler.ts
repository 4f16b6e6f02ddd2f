import { readCalendarDate, readDateIn } from '@/language/dates/calendar-date';
import { findTarget } from '@/page/dom/refs/find-target';
import { dispatchKey } from '@/page/dom/tree/dispatch-key';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { isDiscernible } from '@/page/dom/visibility/is-drawn';
import { type DateSection, dateInSections, dateSectionsOf } from '@/page/form/date-sections';
import { nextTask } from '@/std/sleep';
import { emptySections } from '../input/take-value-out';
import { waitUntilUsable } from '../input/wait-until-usable';
import { blurElement, focusElement } from '../input/with-focus';
import { type FieldFill, type Filler, goneRefusal, hiddenRefusal, noOptionRefusal, refusedRefusal } from './filler';
import { withDayOfMonth } from './with-day-of-month';

/** Arrow keys for one part: a year of birth is far from this one. */
const mostSteps = 130;
/** Milliseconds. A part shows its next number within this time. */
const movesWithin = 150;
/** The length of a month is known once its year is, and the day may be any once the month is. */
const inOrder = ['year', 'month', 'day'] as const;

type Wanted = Record<DateSection['part'], number | null>;

/** A date whose parts are moved by arrow keys, each until it says the number it is to have. */
export function dateSectionsFiller({ controls: { selector, format }, value, watch }: FieldFill): Filler {
  const find = () => findTarget({ selector });
  const sections = () => {
    const group = find();
    return group ? dateSectionsOf(group) : [];
  };
  const wanted = wantedOf(value, format);
  const isSaid = (all: readonly DateSection[]) =>
    all.length > 0 && all.every((each) => each.value === (wanted?.[each.part] ?? null));
  return {
    committed: () => dateInSections(sections()),
    holds: () => isSaid(sections()),
    byHand: () => null,
    async put() {
      const group = find();
      if (!group) return goneRefusal;
      // Clearing a field reveals nothing.
      if (value.value === '') emptySections(sections());
      if (value.value === '') return null;
      const isKnown = wanted !== null && sections().every(({ part }) => wanted[part] !== null);
      if (!isKnown) return noOptionRefusal;
      if (!(await waitUntilUsable(find, 'date'))) return hiddenRefusal;
      for (const part of inOrder) {
        const number = wanted[part];
        const moved = number === null ? null : await moveTo(part, number);
        if (!moved) continue;
        emptySections(sections());
        return moved;
      }
      return null;
    },
  };

  async function moveTo(part: DateSection['part'], number: number) {
    const now = () => sections().find((each) => each.part === part) ?? null;
    const first = now();
    if (!first || first.value === number) return null;
    focusElement(first.element);
    await nextTask();
    // What shows nothing of itself even with the focus is not seen by anybody.
    if (!isDiscernible(first.element)) return hiddenRefusal;
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const at = now();
      const group = find();
      if (!at || !group || !watch.isSame(group)) return refusedRefusal;
      if (at.value === number) break;
      dispatchKey(at.element, at.value !== null && at.value > number ? 'ArrowDown' : 'ArrowUp');
      if (!(await pollUntil(() => now()?.value !== at.value, movesWithin))) break;
    }
    const last = now();
    if (last) blurElement(last.element);
    return null;
  }
}

function wantedOf({ key, value }: FieldFill['value'], format: string | null): Wanted | null {
  const known = typeof value === 'string' ? readCalendarDate(value) : null;
  const read = known ?? (typeof value === 'string' && format !== null ? readDateIn(value, format) : null);
  if (!read) return null;
  const { year, month, day } = withDayOfMonth(read, key);
  return { year: Number(year), month: month === null ? null : Number(month), day: day === null ? null : Number(day) };
}
