import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'tražimo | traži se | traže se', last: 'traži se | traže se' },
  beforeTitle: 'radnom mjestu | radno mjesto',
  legalForms: {
    says: 'j.d.o.o. | d.d.',
  },
  otherContent: {
    first: 'česta pitanja | često postavljana pitanja | slični,ostali … oglasi,poslovi',
  },
  details: 'detalji | pojedinosti | oglasa | oglasu | opis | posla | informacije | radnog | mjesta',
  call: 'javni | natječaj | zapošljavanje | oglas | posao',
  seeking: 'traži | raspisuje',
  title: {
    alone: 'naziv radnog mjesta | radno mjesto | pozicija',
  },
  company: {
    alone: 'poslodavac | tvrtka | naziv poslodavca | ustanova | institucija',
  },
  place: {
    alone: 'mjesto rada | lokacija | lokacije | mjesta rada | grad | mjesto',
  },
  pay: {
    alone: 'plaća | bruto plaća | neto plaća | mjesečna plaća',
  },
  otherFact: 'rok prijave | rok za prijavu | prijave do | oglas vrijedi do',
  posted: {
    alone: 'objavljeno | datum objave',
  },
  employment: {
    alone: 'vrsta zaposlenja | vrsta ugovora | vrsta radnog odnosa | radno vrijeme',
  },
  unnamed: 'anoniman | povjerljivo',
  forClient: 'naš klijent | za našeg klijenta',
  weSeek: 'tražimo | zapošljavamo',
  closed: 'oglas,natječaj … je istekao,istekao,nije aktivan,više nije aktivan,je zatvoren',
  closedOnes: 'zatvoreni,završeni,istekli,prošli … natječaji,oglasi',
  descriptionHeading: {
    says: 'opis posla | opis radnog mjesta',
  },
} satisfies FurtherLexicon['postings'];
