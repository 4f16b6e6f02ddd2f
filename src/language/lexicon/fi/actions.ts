import type { Actions } from '../topics/actions';
import { type Covered, gap } from '../topics/concept-phrases';

export const actions = {
  fillers: `ole hyvä | klikkaa | klikkaa tästä | tästä | tässä | nyt | heti | tänään | verkossa | kyllä | helposti | nopeasti | suoraan
    | vaihe | ja | haluan | ilmaiseksi`,
  ownThings: `tili | tilin | profiili | profiilin | hakemus | hakemukset | hakemuksen | hakuvahti | hakuvahdin | tallennetut
    | tilaus | tilauksen`,
  beforeObject: gap<'Finnish says it by an ending of the word.'>(),
  savedThings: 'tallennet*',
  reachOut: { first: 'soittakaa minulle | soittopyyntö | varaa haastattelu' },
  agree: {
    says: `vahvista | vahvistan | hyväksy | hyväksyn | hyväksy kaikki | hyväksy tarjous | suostun | annan suostumukseni | allekirjoita`,
    url: 'vahvista | hyvaksy',
    switch: 'ehdot | suostumus',
  },
  delete: {
    says: 'poista | piilota | arkistoi | peru hakemus | peruuta hakemus | vedä pois | sulje tili | ei kiinnosta | hylkää',
    url: 'poista',
  },
  follow: {
    says: `seuraa | lopeta seuraaminen | tilaa | tilaa uutiskirje | peruuta tilaus | peru tilaus | luo hakuvahti | luo työpaikkavahti
      | hakuvahti | verkostoidu | kutsu | tykkää | ota ilmoitukset käyttöön`,
    url: 'tilaa | peruuta tilaus',
    switch: 'hakuvahti | uutiskirje | ilmoitus',
  },
  apply: {
    says: `hae | hae nyt | hae paikkaa | hae tehtävää | hae työpaikkaa | hae tästä | hae tätä | pikahaku | pikahakemus | lähetä hakemus
      | jätä hakemus | täytä hakemus | aloita hakemus | jatka hakemusta | hakemus | olen kiinnostunut | ilmaise kiinnostuksesi
      | osoita kiinnostusta | lähetä cv | lähetä ansioluettelo`,
    url: 'hae | hae nyt | hakemus | jata hakemus | jatae hakemus | lahetae hakemus | laheta hakemus',
  },
  signIn: {
    says: 'kirjaudu | kirjaudu sisään | kirjaudu ulos | nollaa salasana | unohtuiko salasana | vaihda salasana | oma tili',
    url: 'kirjaudu | kirjaudu sisaan | kirjaudu ulos | sisaankirjautuminen | uloskirjautuminen | unohtunut salasana',
  },
  signUp: { says: 'rekisteröidy | luo tili | luo profiili | liity | liity jäseneksi', url: 'rekisteroidy | luo tili' },
  save: { says: 'tallenna | tallenna työpaikka | lisää suosikkeihin | lisää kirjanmerkki', url: 'tallenna' },
  purchase: {
    says: 'osta | osta nyt | maksa | tilaa nyt | lisää ostoskoriin | kassalle | päivitä premiumiin | varaa',
    url: 'ostoskori | osta | kassa',
  },
  send: {
    says: `lähetä | lähetä hakemus | jaa | ilmoita | ilmianna | suosittele | ota yhteyttä | lähetä viesti | viesti | julkaise | arvostele
      | arvioi | äänestä`,
    url: 'suosittele | laheta | lahetae',
  },
  upload: { says: 'lataa tiedosto | lähetä tiedosto | liitä | valitse tiedosto | lisää cv | lataa cv' },
  besideUrlActions: 'nyt',
  install: { says: 'lataa sovellus | asenna | avaa sovelluksessa' },
} satisfies Covered<Actions>;
