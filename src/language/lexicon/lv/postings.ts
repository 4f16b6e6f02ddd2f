import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'vakance' },
  beforeTitle: 'amatam | uz amatu | amata vietu',
  legalForms: {
    first: 'SIA',
    last: 'SIA',
  },
  otherContent: {
    first: 'biežāk uzdotie jautājumi | bieži uzdotie jautājumi | līdzīgas,citas … vakances',
  },
  details: 'informācija | apraksts | sludinājuma | detaļas | vakances | amata',
  call: 'vakance | darba | sludinājums',
  seeking: 'aicina | meklē | izsludina',
  title: {
    alone: 'amats | amata nosaukums',
  },
  company: {
    alone: 'uzņēmums | darba devējs | iestāde | organizācija',
  },
  place: {
    alone: 'darba vieta | atrašanās vieta | pilsēta | darba vietas | vieta',
  },
  pay: {
    alone: 'alga | atalgojums | darba alga | mēnešalga | bruto alga | atlīdzība | darba samaksa',
  },
  otherFact: 'pieteikties līdz | pieteikšanās termiņš',
  posted: {
    alone: 'publicēts | ievietots | publicēšanas datums',
  },
  employment: {
    alone: 'darba laiks | slodze',
  },
  unnamed: 'konfidenciāli | anonīms',
  forClient: 'mūsu klients | mūsu klientam',
  weSeek: 'meklējam',
  closed: 'vakance,sludinājums … vairs nav aktuāla,vairs nav aktīva,ir slēgta,vairs nav pieejama',
  closedOnes: 'slēgtās,noslēgušās … vakances',
} satisfies FurtherLexicon['postings'];
