import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: `filter | filtre | filteret | filtrene | filtrering | alle filtre | flere filtre | forfin | forfin søgning | afgræns
      | afgræns søgningen | tilpas søgning`,
    whole: 'filtrer | filtrér',
  },
  choices: 'resultater | valg | valgte | ændringer',
  headingFillers: `alle | flere | andre | aktive | valgte | avancerede | avanceret | dine | mine | efter | på | og | eller | kun
    | sorter | sortering | søg | søgning | søgningen | job | jobs | stillinger | resultater | annoncer | liste | muligheder
    | indstillinger`,
  facets: `dato | opslagsdato | publiceret | publiceringsdato | erfaring | ansættelsesform | ansættelsestype | jobtype | arbejdstid
    | løn | hjemmearbejde | fjernarbejde | virksomhed | arbejdsgiver | branche | kategori | fagområde | jobkategori | afstand
    | radius | afdeling | sprog | uddannelse | fuldtid | deltid | kompetencer`,
  showResults: `vis resultater | se resultater | vis job | vis jobs | vis stillinger | se job | se stillinger | anvend filter
    | anvend filtre | brug filtre | opdater resultater | færdig`,
  applyChoices: {
    whole: 'anvend',
  },
  reset: {
    whole: `ryd | ryd alle | ryd alt | ryd filtre | ryd alle filtre | nulstil | nulstil alle | nulstil filtre | nulstil søgning`,
    alone: 'fjern filter',
    says: 'fjern filtre | fjern alle | fjern alle filtre | slet alle',
    first: 'fjern | slet | fravælg',
  },
} satisfies Covered<Filters>;
