import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: `suodatin | suodattimet | suodattimia | suodatus | rajaus | rajaukset | hakuehdot | tarkenna | tarkenna hakua
      | rajaa hakua | kaikki suodattimet`,
    whole: 'suodata | rajaa',
  },
  choices: 'tulokset | tuloksia | valinnat | valinta | muutokset',
  headingFillers: `kaikki | lisää | muut | aktiiviset | valitut | omat | mukaan | ja | tai | vain | järjestä | lajittele | haku
    | haun | hae | työpaikat | työpaikkoja | ilmoitukset | tulokset | lista | asetukset | vaihtoehdot`,
  facets: `julkaistu | julkaisuaika | julkaisupäivä | julkaisuajankohta | kokemus | työsuhde | työsuhteen tyyppi | työsuhteen muoto
    | työaika | palkka | etätyö | yritys | työnantaja | toimiala | ammattiala | ammattiryhmä | tehtäväalue | kategoria | etäisyys
    | osasto | kieli | koulutus | kokoaikainen | osa-aikainen | osaaminen`,
  showResults: `näytä tulokset | näytä työpaikat | näytä ilmoitukset | katso tulokset | katso työpaikat | käytä suodattimia
    | käytä rajauksia | päivitä tulokset | valmis`,
  applyChoices: {
    whole: 'käytä',
  },
  reset: {
    whole: `tyhjennä | tyhjennä kaikki | tyhjennä suodattimet | tyhjennä valinnat | tyhjennä haku | nollaa | nollaa suodattimet`,
    alone: 'poista suodatin',
    says: 'poista suodattimet | poista kaikki | poista valinnat | poista rajaukset | poista kaikki suodattimet',
    first: 'poista',
  },
} satisfies Covered<Filters>;
