import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  behindTitle: 'ametikohale | töökohale | teenistuskohale',
  beforeTitle: 'teenistuskohale | ametikohale | töökohale',
  legalForms: {
    first: 'AS | OÜ',
    last: 'OÜ',
  },
  details: 'üksikasjad | andmed | info | tööpakkumise | ametikoha | kirjeldus | kuulutus',
  call: 'tööpakkumine | avalik | konkurss',
  seeking: 'otsib | kuulutab',
  title: {
    alone: 'ametikoht | ametinimetus',
  },
  company: {
    alone: 'ettevõte | tööandja | asutus | organisatsioon',
  },
  place: {
    alone: 'asukoht | töökoht | linn | töö asukoht | asukohad',
  },
  pay: {
    alone: 'palk | töötasu | põhipalk | põhipalka | brutopalk | kuupalk | tunnitasu',
  },
  otherFact: 'kandideerimise tähtaeg | tähtaeg',
  posted: {
    alone: 'avaldatud | lisatud | avaldamise kuupäev',
  },
  employment: {
    alone: 'tööaeg | töösuhe',
  },
  unnamed: 'konfidentsiaalne | anonüümne',
  forClient: 'meie klient | meie kliendile',
  weSeek: 'otsime | otsib',
  closed: `tööpakkumine,töökuulutus,kuulutus … on aegunud,on lõppenud,ei ole enam aktiivne,pole enam aktiivne,on suletud`,
  closedOnes: 'lõppenud,suletud,aegunud … konkursid,tööpakkumised',
} satisfies FurtherLexicon['postings'];
