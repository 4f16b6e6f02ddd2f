import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  beforeTitle: 'delovno mesto | delovnega mesta',
  pay: {
    alone: 'plača | bruto plača | plačilo | osnovna plača',
  },
  place: {
    alone: 'kraj dela | lokacija | kraj opravljanja dela | kraj',
  },
  company: {
    alone: 'delodajalec | podjetje | naziv delodajalca',
  },
  title: {
    alone: 'delovno mesto | naziv delovnega mesta',
  },
  otherContent: {
    first: 'pogosta vprašanja | podobna,druga … delovna mesta | podobni,drugi … oglasi',
  },
  details: 'podrobnosti | podatki | opis | oglasa | informacije',
  call: 'javni | natečaj | razpis | delovnega | mesta | prosto | delovno | objava',
  seeking: 'išče | objavlja | zaposli | razpisuje',
  legalForms: {
    says: 'd.o.o. | d. o. o. | doo',
  },
  unnamed: 'zaupno | anonimno',
  forClient: 'naš naročnik | za našega naročnika',
  weSeek: 'iščemo | zaposlimo',
  closed: 'oglas,delovno mesto … je potekel,ni več aktiven,je zaprt,je zasedeno,ni več na voljo',
  closedOnes: 'zaključeni,zaprti,pretekli … razpisi,natečaji',
  descriptionHeading: {
    says: 'opis dela | opis delovnega mesta',
  },
} satisfies FurtherLexicon['postings'];
