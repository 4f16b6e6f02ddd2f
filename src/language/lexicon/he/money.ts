import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'לשעה',
  },
  month: {
    says: 'לחודש | חודשי | חודשית | החודשי',
  },
  ownCurrency: 'ש"ח | שקל | שקלים',
  day: {
    says: 'ליום',
  },
  year: {
    says: 'לשנה | שנתי',
  },
  thousand: 'אלף',
  upTo: 'עד',
  to: 'עד',
} satisfies FurtherLexicon['money'];
