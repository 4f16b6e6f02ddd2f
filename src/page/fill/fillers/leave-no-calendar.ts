import { findTarget } from '@/page/dom/refs/find-target';
import { pollUntil } from '@/page/dom/tree/poll-until';
import { closeCalendar } from './calendar-filler';
import { calendarsShown } from './calendar-views';
import type { Filler } from './filler';
import { openCalendar } from './turn-calendar';

/** Milliseconds. Frameworks render what the focus opens after its event. */
const opensWithin = 60;

/**
 * The same without the calendar that some boxes open once they have the focus, and keep open until something beside it is pressed: it would
 * cover the fields below.
 */
export function leaveNoCalendar(filler: Filler, selector: string): Filler {
  return {
    ...filler,
    async put(attempt) {
      const before = new Set(calendarsShown().map(({ part }) => part));
      const refusal = await filler.put(attempt);
      const control = findTarget({ selector });
      if (!(control instanceof HTMLElement)) return refusal;
      const calendar = openCalendar(control, before);
      if (await pollUntil(() => calendar.shown() !== null, opensWithin)) await closeCalendar(calendar, false);
      return refusal;
    },
  };
}
