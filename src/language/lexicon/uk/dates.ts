import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  dayLabel: 'день',
  moreThan: 'понад | більше',
  fresh: {
    says: 'щойно | сьогодні',
    alone: 'нова | нова вакансія',
  },
  one: 'один | одну',
  old: 'тому',
  monthLabel: 'місяць',
  yearLabel: 'рік',
} satisfies FurtherLexicon['dates'];
