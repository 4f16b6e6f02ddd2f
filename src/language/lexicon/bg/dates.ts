import type { FurtherLexicon } from '../topics/topics';

export const dates = {
  fresh: {
    says: 'току-що | днес',
    alone: 'нова | нова обява | ново',
  },
  moreThan: 'повече от | над',
  one: 'един | една | едно',
  dayLabel: 'ден',
  monthLabel: 'месец',
  yearLabel: 'година',
} satisfies FurtherLexicon['dates'];
