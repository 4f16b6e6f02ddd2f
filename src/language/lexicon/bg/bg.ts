import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { dates } from './dates';
import { history } from './history';
import { jobs } from './jobs';
import { money } from './money';
import { pages } from './pages';
import { postings } from './postings';
import { questions } from './questions';
import { workplaces } from './workplaces';

/** Bulgarian. */
export const bg = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  history,
  questions,
  contact: {
    email: { says: 'имейл' },
    tel: { says: 'телефон | мобилен телефон' },
    resumeFile: { says: 'резюме', named: 'cv' },
  },
  places: {
    addressLine1: { says: 'адрес 1' },
    addressLine2: { says: 'адрес 2' },
    streetOrAddress: { says: 'улица | адрес' },
    postalCode: { says: 'пощенски код' },
    addressLevel3: { says: 'район' },
    addressLevel2: { says: 'град | населено място' },
    addressLevel1: { says: 'регион | област' },
    country: { says: 'страна | държава | държава на пребиваване | държава на местоживеене' },
  },
  never: {
    consentToFuture: { says: 'бъдещи позиции' },
    consent: { says: 'съгласен | съгласие | личните ви данни | лични данни' },
    marketing: { says: 'бюлетин | рекламни съобщения' },
    captcha: { says: 'не съм робот | кода от картинката' },
    agreeing: 'съгласен | съгласна | приемам | съгласни | съгласен ли',
    identityNumber: { says: 'паспорт' },
    signature: { says: 'подпис' },
    bindingWords: 'подпис',
  },
  actions: {
    agree: { says: 'приемам | съгласен съм | потвърди' },
    delete: { says: 'изтрий | изтриване | изтриване на профил | премахни | оттегли | скрий обявата' },
    follow: { says: 'последвай | абонирай се' },
    apply: {
      says: `кандидатствай | кандидатствайте | кандидатстване | изпрати cv | проявявам интерес | кандидатствам | изпрати кандидатура`,
    },
    signIn: { says: 'изход | вход | излез | влез', url: 'vhod' },
    signUp: { says: 'регистрация | регистрирай се | създай профил' },
    save: { says: 'запази | запази обявата | добави в любими' },
    purchase: { says: 'купи | купи сега | плати' },
    send: { says: 'изпрати | изпрати съобщение | сподели' },
  },
  cv: { languagesHeadings: 'езици | чужди езици | езикови умения' },
  synonyms: { language: 'език | чужд език' },
  controls: {
    view: 'детайли | виж детайли | виж обявата',
    pagingFillers: 'отиди на | към',
    leave: 'отказ | отмени',
    close: 'затвори',
    next: 'след | следваща | следващ | следващата | следваща страница | следващата страница',
    previous: 'назад | пред | предишна | предишната | предишна страница | предишната страница',
    page: 'страница | страницата',
    loadMore: 'зареди още | зареди повече | още обяви | повече обяви | още резултати',
    showMore: 'покажи още | виж още | още | повече',
    showAll: 'покажи всички | виж всички',
  },
  filters: {
    applyChoices: { whole: 'приложи' },
  },
  forms: {
    relationship: 'връзка | роднинска връзка',
    otherScript: 'на латиница',
    enterAgain: 'потвърдете | повторете',
    attachFile: 'прикачи | прикачи файл | качи | качи файл | избери файл | изберете файл | разгледай',
    dropFile: 'плъзнете, пуснете, провлачете … файл*, документ*, тук',
    applicant: 'кандидат',
    otherPerson: 'за спешни случаи',
    recipient: 'получателя',
    nominee: 'от името на | препоръчва* | друго лице | колега*',
    otherRoles: 'съпруг | съпруга | поръчител',
    sectionHeadings: 'контактна | информация | адрес | телефон | вас | кандидат | и',
    unrelated: { says: 'купон | промокод' },
    messageBox: 'тема | коментар',
  },
  person: {
    sex: { says: 'пол' },
    organization: { says: 'компания | организация | фирма' },
    familyName: { says: 'фамилия | фамилно име' },
    name: { alone: 'име' },
  },
  harmless: {
    words: `и или от до в във на за с без по още повече по-малко всички други покажи виж прочети търси търсене намери филтър филтри
      филтрирай сортирай сортиране подреди подредба разгъни свий следваща следващи предишна назад първа последна най-нови нови нов
      релевантност резултати резултат страница списък карта таблица обява обяви работа позиция позиции длъжност заглавие ключова
      дума описание детайли подробности информация пълно непълно работно време ден дни седмица седмици месец час година днес дата
      публикуване място град градове област държава разстояние км дистанционно вкъщи офис заплата тип вид договор опит ниво
      образование език компания компании фирма фирми работодател сектор индустрия категория категории отдел критерии опции разширено
      подобни меню съдържание помощ`,
    wholeNames: 'изчисти филтрите | изчисти | скрий филтрите | готово | затвори',
  },
  steps: {
    next: 'напред | следваща | следваща стъпка | следваща страница | запази и продължи | запазване и продължаване',
    onward: 'продължи | продължаване',
    alone: 'ок | ok',
    part: 'стъпка',
    outOf: 'от',
    last: { first: 'последна' },
    sending: 'изпрат* | izprat*',
    agreeing: 'съглас* | приема*',
  },
  postings,
  money,
  pages,
  workplaces,
  jobs,
  dates,
} satisfies FurtherLexicon;
