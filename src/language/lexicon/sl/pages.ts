import type { FurtherLexicon } from '../topics/topics';

export const pages = {
  jobsOf: {
    last: 'kariera | zaposlitev',
  },
  boardMenu: 'za delodajalce | delodajalci',
  postingId: 'številka oglasa | šifra oglasa',
  boardName: 'zaposlitev* | prosta delovna mesta',
  nothingFound: 'ni rezultatov | ni zadetkov | ni najdenih | ni prostih delovnih mest',
  consentTopics: 'piškotki | piškotke | zasebnost',
  consentAnswers: 'sprejmi | sprejmi vse | strinjam se | zavrni',
  login: 'prijava | prijavite se | registracija',
} satisfies FurtherLexicon['pages'];
