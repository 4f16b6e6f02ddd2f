import type { FurtherLexicon } from '../topics/topics';

export const postings = {
  calling: { first: 'потребан | потребна | потребни | potreban | potrebna | potrebni' },
  beforeTitle: 'радног места | радно место',
  title: {
    alone: 'радно место које се попуњава | радно место',
  },
  call: 'јавни | конкурс',
  legalForms: {
    says: 'д.о.о.',
  },
  seeking: 'тражи | расписује',
  place: {
    alone: 'место рада | локација | град | mesto rada',
  },
  company: {
    alone: 'послодавац | компанија',
  },
  unnamed: 'anonimno | poverljivo | анонимно',
  forClient: 'naš klijent | za našeg klijenta | за нашег клијента',
  weSeek: 'tražimo | zapošljavamo | тражимо',
  closed: 'oglas,konkurs,оглас,конкурс … je istekao,istekao,nije aktivan,je zatvoren,је истекао,истекао,је затворен',
  closedOnes: 'završeni,zatvoreni,istekli … konkursi,oglasi',
  employment: {
    alone: 'vrsta posla | tip zaposlenja | radno vreme | врста посла',
  },
  pay: {
    alone: 'plata | zarada | плата | зарада',
  },
  otherFact: 'rok za prijavu | rok prijave | konkurs traje do | рок за пријаву | конкурс траје до',
  posted: {
    alone: 'objavljeno | datum objave | објављено',
  },
} satisfies FurtherLexicon['postings'];
