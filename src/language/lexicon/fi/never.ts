import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `hyväksyn | hyväksyt | hyväksytkö | hyväksyttekö | hyväksyä | suostun | suostut | suostutko | suostumus | suostumukseni
    | annan suostumukseni | olen samaa mieltä`,
  honeypot: { says: 'jätä tyhjäksi | jätä tämä kenttä tyhjäksi | älä täytä | jätä kenttä tyhjäksi' },
  captcha: { says: 'kirjoita kuvan merkit | kuvan merkit | en ole robotti | kuvassa näkyvät | turvakysymys' },
  secret: {
    says: 'salasana | salasanan | vahvistuskoodi | kertakäyttökoodi | tunnusluku | vahvista salasana',
    named: 'salasana',
  },
  identityNumber: {
    says: `henkilötunnus | henkilötunnuksesi | hetu | sosiaaliturvatunnus | passin numero | ajokortin numero | henkilökortin numero`,
    named: 'hetu | henkilotunnus',
  },
  attestation: {
    says: `vakuutan | vahvistan että | todistan | antamani tiedot | tiedot ovat oikein | tiedot ovat totuudenmukaisia | totuudenmukaiset
    | kunnian ja omantunnon | ilman tekoälyä`,
  },
  signature: {
    says: 'allekirjoitus | sähköinen allekirjoitus | allekirjoita | nimenselvennys | nimikirjaimet',
    named: 'allekirjoitus',
  },
  consentToFuture: {
    says: `tulevista | tuleviin | tulevia työpaikkoja | tulevat työpaikat | tulevissa rekrytoinneissa | tulevia rekrytointeja
    | osaajapooli | kykypooli | muihin tehtäviin | muita avoimia tehtäviä | säilyttää hakemukseni`,
  },
  marketing: {
    says: `uutiskirje | uutiskirjeen | markkinointi | markkinointiviestejä | suoramarkkinointi | työpaikkavahti | tilaa
    | tarjouksia sähköpostilla | hakuvahti`,
  },
  consent: {
    says: `hyväksyn | suostun | suostumus | suostumukseni | tietosuoja | tietosuojaseloste | tietosuojaselosteen | tietosuojakäytäntö
    | henkilötietojen | henkilötietojeni | henkilötietoja | käyttöehdot | käyttöehtoja | sopimusehdot | gdpr | olen lukenut`,
  },
  cookie: { says: 'evästeet | välttämättömät evästeet' },
  payment: {
    says: `kortin numero | kortinhaltija | viimeinen voimassaolopäivä | luottokortti | luottokortin numero | maksukortti | turvakoodi
    | tarkistusnumero | nimi kortissa | tilinumero | pankkitili | tilinomistaja | voimassa asti`,
  },
  bindingWords: `allekirjoitus | sitova | sitovasti | oikeudellisesti sitova | allekirjoittaa | allekirjoitan | allekirjoittanut | allekirjoita
    | vakuutan | vakuutus | todistan`,
} satisfies Covered<Never>;
