import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'filters | alle filters | verfijn | verfijnen',
    whole: 'filteren | filter',
  },
  choices: 'resultaten | selectie | wijzigingen | keuze',
  headingFillers: `alle | meer | andere | actieve | geselecteerde | jouw | je | uw | de | het | op | alleen | en | of | sorteren
    | sorteer | zoeken | zoekopdracht | zoekresultaten | resultaten | vacatures | banen | opties`,
  facets: `datum | plaatsingsdatum | ervaring | ervaringsniveau | dienstverband | soort baan | contract | uren | salaris
    | thuiswerken | bedrijf | branche | vakgebied | afstand | opleiding`,
  showResults: `toon resultaten | bekijk resultaten | resultaten tonen | toon vacatures | filters toepassen | gereed | klaar
    | zoeken`,
  applyChoices: {
    says: 'toepassen',
  },
  reset: {
    whole: `wissen | alles wissen | filters wissen | alle filters wissen | wis filters | wis alle filters | resetten | herstellen`,
    alone: 'verwijder filter',
    says: 'filters verwijderen',
    first: 'verwijder | verwijderen | wis',
  },
} satisfies Covered<Filters>;
