import type { Phrases } from './concept';

/** TOPIC dates */
export interface Dates {
  dayLabel: Phrases;
  monthLabel: Phrases;
  yearLabel: Phrases;
}
