import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  boardMenu: 'poslodavci | za poslodavce | poslodavcima',
  postingId: 'broj oglasa | број огласа',
  boardName: 'posao* | *posao | poslovi* | посао* | послови*',
  nothingFound: 'nema rezultata | nema oglasa | нема резултата | nije pronađen',
  consentTopics: 'kolačići | kolačiće | privatnost | колачићи',
  consentAnswers: 'prihvati | prihvatam | prihvati sve | прихвати | прихватам',
  login: 'prijava | prijavite se | пријава',
  loading: 'učitavanje | učitava se | учитавање',
} satisfies FurtherLexicon['pages'];
