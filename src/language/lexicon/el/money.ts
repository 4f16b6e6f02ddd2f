import type { FurtherLexicon } from '../topics/topics';

export const money = {
  hour: {
    says: 'ώρα | ωριαίος | ωρομίσθιο',
  },
  month: {
    says: 'μήνα | μηνιαίος | μηνιαία | μηνιαίο | μηνιαίες | μηνιαίως | μήνας | τον μήνα',
  },
  year: {
    says: 'έτος | ετησίως | ετήσιος | ετήσια | χρόνο',
  },
  euro: 'ευρώ',
  per: 'ανά | την | τον | το',
  day: {
    says: 'ημέρα | ημερομίσθιο | μεροκάματο',
  },
  week: {
    says: 'εβδομάδα | εβδομαδιαίως | εβδομαδιαία',
  },
  thousand: 'χιλ',
  million: 'εκατ',
  weekly: 'την εβδομάδα | εβδομαδιαίως',
  from: 'από',
  upTo: 'έως | μέχρι | ως',
  to: 'έως | ως | μέχρι',
} satisfies FurtherLexicon['money'];
