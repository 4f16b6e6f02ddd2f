import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filter | filters | filteren | verfijn | verfijnen',
  choices: 'resultaten | selectie | wijzigingen | keuze',
  headingFillers: `alle | meer | andere | actieve | geselecteerde | jouw | je | uw | de | het | op | alleen | en | of | sorteren | sorteer | zoeken
    | zoekopdracht | zoekresultaten | resultaten | vacatures | banen | opties`,
  openFilters: 'filter | filters | filteren | alle filters | verfijnen | verfijn',
  facets: `datum | plaatsingsdatum | ervaring | ervaringsniveau | dienstverband | soort baan | contract | uren | salaris | thuiswerken
    | bedrijf | branche | vakgebied | afstand | opleiding`,
  showResults: `toon resultaten | bekijk resultaten | resultaten tonen | toon vacatures | toepassen | filters toepassen | gereed | klaar
    | zoeken`,
  reset: 'wissen | alles wissen | filters wissen | herstellen | resetten | filters verwijderen',
  applyChoices: 'toepassen',
  removeChoice: 'verwijder | verwijderen | verwijder filter | wissen | wis',
} satisfies Covered<Filters>;
