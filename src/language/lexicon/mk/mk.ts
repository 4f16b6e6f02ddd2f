import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Macedonian. */
export const mk = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    tel: { says: 'телефон | мобилен телефон | телефонски број' },
    email: { says: 'е-пошта | електронска пошта' },
  },
  places: {
    streetOrAddress: { says: 'улица | адреса' },
    addressLevel2: { says: 'град' },
    addressLevel1: { says: 'регион' },
    postalCode: { says: 'поштенски код | поштенски број' },
    country: { says: 'држава | земја' },
  },
  never: {
    secret: { says: 'лозинка' },
    signature: { says: 'потпис' },
    bindingWords: 'потпис',
  },
  controls: {
    pagingFillers: 'оди на',
    next: 'следна | следно | следната | наредна | следна страница | наредна страница | следната страница',
    close: 'затвори',
    previous: 'назад | претходна | претходно | претходна страница | предходна страница',
    page: 'страница',
    loadMore: 'вчитај повеќе | повеќе огласи | прикажи повеќе огласи | повеќе резултати',
    showMore: 'прикажи повеќе | види повеќе | повеќе',
  },
  forms: {
    attachFile: 'прикачи | прикачи датотека | избери датотека | изберете датотека',
    dropFile: 'повлечете, спуштете, довлечете … датотек*, документ*, овде, тука',
    applicant: 'кандидат',
    sectionHeadings: 'адреса | телефон | кандидат | и | пошта',
    unrelated: { says: 'купон' },
    messageBox: 'тема | коментар',
  },
  person: {
    sex: { says: 'пол' },
    organization: { says: 'фирма' },
    familyName: { says: 'презиме' },
    name: { alone: 'име', says: 'име и презиме' },
  },
  harmless: {
    wholeNames: 'готово | затвори',
  },
  steps: {
    next: 'следно | следен чекор | следна страница | зачувај и продолжи',
    onward: 'продолжи',
    alone: 'ok',
    part: 'чекор',
    outOf: 'од',
    last: { first: 'последен' },
    sending: 'поднес*',
  },
  jobs: {
    nouns: {
      says: 'оглас за работа | работно место | слободни работни места',
      url: 'огласи | работа | вработување',
    },
    occupations: `*инженер* | *возач* | *готвач* | *продавач* | *сметководител* | *програмер* | *наставник* | *професор* | медицинска сестра | *менаџер* | *техничар* | *асистент* | *советник* | *електричар* | келнер* | *магационер*`,
    ofTotal: 'од',
    listEntries: 'оглас* | резултат*',
  },
} satisfies FurtherLexicon;
