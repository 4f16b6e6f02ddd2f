import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'giorno | gg',
  monthLabel: 'mese',
  yearLabel: 'anno',
  fresh: {
    says: 'proprio ora | appena pubblicato',
    alone: 'nuovo | nuova',
  },
  moreThan: 'più di | oltre',
  one: "un | una | un'",
  old: 'fa',
  shortUnit: 'g',
} satisfies Covered<Dates>;
