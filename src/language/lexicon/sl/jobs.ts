import type { FurtherLexicon } from '../topics/topics';

export const jobs = {
  listEntries: 'prosta delovna mesta | prostih delovnih mest | oglas* | zadet*',
  nouns: {
    says: 'zaposlitev | zaposlitve | prosto delovno mesto | prosta delovna mesta | kariera',
    url: 'zaposlitev | zaposlitve | delovno | delovna | kariera',
  },
  manyNouns: 'prosta delovna mesta | zaposlitve',
  sectionHeadlines: `pričakujemo | nudimo | opis dela | zahteve | opis delovnega mesta | naloge | ponujamo | od kandidatov pričakujemo`,
  occupations: `inženir* | programer* | razvijalec | vodja | direktor* | referent* | strokovni | sodelavec | sodelavka | svetovalec
    | svetovalka | voznik | voznica | prodajalec | prodajalka | natakar* | kuhar* | medicinska sestra | zdravnik
    | zdravnica | učitelj* | vzgojitelj* | računovodja | knjigovodja | skladiščnik | tehnik | električar* | mehanik
    | varilec | ključavničar | operater* | administrator* | asistent* | tajnica | čistilec | čistilka | receptor*
    | komercialist* | analitik | oblikovalec | delavec | delavka | delavci | negovalec | blagajnik | pripravnik
    | monter | monterji | farmacevt* | *inženir* | *programer* | *vodja | *referent* | *prodajalec* | voznik* | skladiščnik* | *tehnik* | *medicinska sestra | *operater* | *svetovalec*`,
} satisfies FurtherLexicon['jobs'];
