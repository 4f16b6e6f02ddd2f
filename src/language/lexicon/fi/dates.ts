import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'päivä | pv | pp',
  monthLabel: 'kuukausi | kk',
  yearLabel: 'vuosi | vvvv',
  fresh: {
    says: 'juuri nyt | juuri julkaistu',
    alone: 'uusi',
  },
  moreThan: 'yli',
  one: 'yksi',
  old: 'sitten',
  shortUnit: 't',
} satisfies Covered<Dates>;
