import type { Covered } from '../topics/concept-phrases';
import type { Dates } from '../topics/dates';

export const dates = {
  dayLabel: 'day | dd',
  monthLabel: 'month | mm',
  yearLabel: 'year | yyyy | yy',
  fresh: {
    says: 'just posted | just now | posted today',
    alone: 'new | brand new',
  },
  moreThan: 'more than | over | at least',
  one: 'a | an | one',
  old: 'ago | old',
  shortUnit:
    'd | h | w | m | mo | hr | hrs | wk | wks | min | mins | day | hour | hours | week | weeks | month | months',
} satisfies Covered<Dates>;
