import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  beforeTitle: 'obsadenie pracovného miesta | obsadenie miesta | na pozíciu',
  otherContent: {
    first: 'často kladené otázky | časté otázky | podobné,ďalšie … ponuky',
  },
  details: 'detail | detaily | pozície | ponuky | inzerátu | informácie | popis',
  call: `výberové | výberovom | výberového | konanie | konaní | konania | oznámenie | vyhlásenie | pracovné | miesto
    | ponuka | pracovná | voľné`,
  seeking: 'hľadá | vyhlasuje | prijme',
  title: {
    named: 'nazov',
    alone: 'pozícia | názov pozície',
  },
  company: {
    alone: 'spoločnosť | zamestnávateľ | názov spoločnosti | firma | organizácia | inštitúcia',
    named: 'spolocnost',
  },
  place: {
    alone: 'miesto práce | miesto výkonu práce | lokalita | pracovisko | mesto | miesto | miesto výkonu',
  },
  otherFact: 'uzávierka prihlášok | termín podania žiadosti | prihlášky do',
  posted: {
    alone: 'pridané | dátum pridania | dátum zverejnenia | zverejnené | aktualizované',
  },
  pay: {
    alone: 'plat | mzda | mzdové podmienky | základná zložka mzdy | základná mzda | hrubá mzda | mesačná mzda',
  },
  employment: {
    alone: 'druh pracovného pomeru | typ úväzku | pracovný pomer | úväzok | typ pracovného pomeru',
  },
  unnamed: 'anonymný | anonymný inzerát | dôverné',
  forClient: 'náš klient | pre nášho klienta',
  weSeek: 'potrebujeme | hľadáme | prijmeme',
  closed: `
    ponuka,inzerát,pozícia … nie je aktívna,už nie je aktuálna,už nie je aktívna,bola ukončená,už nie je dostupná,je obsadená`,
  closedOnes: 'uzavreté,obsadené,ukončené,minulé … pozície,ponuky,výberové konania',
  legalForms: {
    says: 's.r.o. | spol. s r.o. | a.s.',
  },
  descriptionHeading: {
    says: 'náplň práce | popis práce | popis pozície',
  },
} satisfies FurtherLexicon['postings'];
