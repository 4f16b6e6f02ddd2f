import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  jobsOf: {
    last: 'karjäär',
  },
  boardMenu: 'tööandjale | tööandjatele',
  boardName: 'tööpakkumi* | töökuulutus*',
  nothingFound: 'ei leitud | tulemusi ei leitud | tööpakkumisi ei leitud',
  consentTopics: 'küpsised | küpsiseid | privaatsus',
  consentAnswers: 'nõustun | luban kõik | keeldun',
  login: 'logi sisse | sisselogimine | registreeru',
} satisfies FurtherLexicon['pages'];
