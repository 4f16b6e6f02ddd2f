import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  dayLabel: 'день',
  monthLabel: 'месяц',
  yearLabel: 'год',
  moreThan: 'более | больше',
  fresh: {
    says: 'только что | сегодня',
    alone: 'новая | новая вакансия | новое',
  },
  one: 'один | одну',
  old: 'назад',
} satisfies FurtherLexicon['dates'];
