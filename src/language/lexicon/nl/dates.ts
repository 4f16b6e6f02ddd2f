import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'dag',
  monthLabel: 'maand',
  yearLabel: 'jaar | jjjj',
  fresh: {
    says: 'zojuist | net geplaatst',
    alone: 'nieuw',
  },
  moreThan: 'meer dan | ruim',
  one: 'een',
  old: 'oud | geleden',
  shortUnit: 'u',
} satisfies Covered<Dates>;
