import { type Covered, gap } from '../topics/concept-phrases';
import type { Controls } from '../topics/controls';

export const controls = {
  leave: 'peruuta | ei kiitos | ei nyt | myöhemmin | ehkä myöhemmin | ohita | selvä',
  back: 'takaisin | palaa',
  close: 'sulje',
  closedParts: `tämä | ikkuna | valintaikkuna | dialogi | paneeli | suodatin | suodattimet | rajaukset | kaikki | valikko
    | sivupaneeli | tiedot | ilmoitus | banneri | viesti | esikatselu`,
  next: 'seuraava | seuraava sivu | seuraavat | seuraavalle sivulle | eteenpäin | vanhemmat artikkelit',
  previous: 'edellinen | edellinen sivu | edelliset | edelliselle sivulle | uudemmat artikkelit',
  page: 'sivu',
  pagingFillers: `siirry | mene | sivulle | sivut | sivua | tulokset | tulosta | tuloksia | työpaikat | työpaikkaa | näytä`,
  loadMore: `lataa lisää | lataa lisää työpaikkoja | lataa lisää tuloksia | näytä lisää työpaikkoja | näytä lisää tuloksia
    | näytä lisää ilmoituksia | näytä lisää paikkoja | lisää työpaikkoja | lisää tuloksia | lisää avoimia työpaikkoja
    | katso lisää työpaikkoja | näytä seuraavat`,
  moreOf: 'näytä lisää | lataa lisää | katso lisää | näytä enemmän',
  moreAround: gap<'puts the verb first'>(),
  moreByNumber: 'näytä, lataa, katso … lisää, seuraavaa',
  results: 'tuloksia | tulokset',
  showMore: 'näytä lisää | katso lisää | näytä enemmän',
  showAll: 'näytä kaikki | katso kaikki | näytä kaikki työpaikat | katso kaikki työpaikat',
  plainSend: 'lähetä',
  search: {
    says: `hae työpaikkoja | hae avoimia työpaikkoja | haku | hakusana | hakusanat | hakusanalla | hakukenttä | vapaasana
      | vapaasanahaku | työpaikkahaku | etsi | etsi työpaikkoja | ammatti | ammattinimike | tehtävänimike | sijainti | paikkakunta
      | kaupunki | kunta | postinumero`,
    whole: 'mitä | missä',
  },
  sort: `lajittele | järjestä | lajittelu | järjestys | lajitteluperuste | lajittelujärjestys | per sivu | sivua kohden`,
  view: `näytä | näytä työpaikka | näytä ilmoitus | näytä tiedot | katso | katso työpaikka | katso ilmoitus | avaa | avaa ilmoitus
    | avaa työpaikka | tiedot | työpaikan tiedot | lue lisää | lue ilmoitus | lisätietoja | lisätiedot | siirry ilmoitukseen`,
} satisfies Covered<Controls>;
