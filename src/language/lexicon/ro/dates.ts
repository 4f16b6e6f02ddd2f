import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  dayLabel: 'zi',
  monthLabel: 'lună',
  yearLabel: 'an',
  fresh: {
    alone: 'nou',
  },
  one: 'o | un',
} satisfies FurtherLexicon['dates'];
