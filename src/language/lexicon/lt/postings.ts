import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'ieškomas | ieškoma | reikalingas | reikalinga' },
  beforeTitle: 'pareigoms | pareigas | pareigybę',
  legalForms: {
    says: 'UAB | VšĮ',
  },
  otherContent: {
    first: 'dažniausiai užduodami klausimai | dažni klausimai | panašūs,kiti … skelbimai,pasiūlymai',
  },
  details: 'informacija | aprašymas | skelbimo | detalės | pasiūlymo | pasiūlymas | pozicijos',
  call: 'konkursas | darbo | skelbimas',
  seeking: 'ieško | skelbia',
  title: {
    alone: 'pareigos | pareigybė',
  },
  company: {
    alone: 'įmonė | darbdavys | įmonės pavadinimas | įstaiga | organizacija',
  },
  place: {
    alone: 'darbo vieta | vieta | miestas | darbo vietos | vietovė | miestas / rajonas',
  },
  pay: {
    alone: 'atlyginimas | darbo užmokestis | bruto atlyginimas | mėnesinis atlyginimas | atlygis | mėnesinė alga',
  },
  otherFact: 'paraiškų terminas | skelbimas galioja iki',
  posted: {
    alone: 'paskelbta | paskelbimo data | įdėta',
  },
  employment: {
    alone: 'darbo laikas | darbo pobūdis',
  },
  unnamed: 'konfidencialu | anoniminis',
  forClient: 'mūsų klientas | mūsų kliento | savo klientui',
  weSeek: 'ieškome | ieškoma',
  closed: 'skelbimas,darbo skelbimas … nebegalioja,neaktyvus,nebeaktyvus,nebeaktualus,pasibaigė',
  closedOnes: 'pasibaigę,uždaryti … konkursai,skelbimai',
} satisfies FurtherLexicon['postings'];
