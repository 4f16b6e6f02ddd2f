import type { FurtherLexicon } from '../topics/topics';

export const money = {
  month: {
    says: 'месечно | месечна | месечен | на месец | месец | месечна заплата',
  },
  euro: 'евро',
  ownCurrency: 'лв | лева',
  per: 'на | за',
  hour: {
    says: 'час | на час | почасово',
  },
  day: {
    says: 'ден | дневно | на ден',
  },
  week: {
    says: 'седмица | седмично',
  },
  year: {
    says: 'година | годишно | годишна',
  },
  thousand: 'хил',
  million: 'млн',
  weekly: 'седмично | на седмица',
  from: 'от',
  upTo: 'до',
  to: 'до',
} satisfies FurtherLexicon['money'];
