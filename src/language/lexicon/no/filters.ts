import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: `filter | filtre | filteret | filtrene | filtrering | alle filtre | flere filtre | avgrens | avgrens søket | snevre inn`,
    whole: 'filtrer',
  },
  choices: 'resultater | treff | valg | valgte | endringer',
  headingFillers: `alle | flere | andre | aktive | valgte | avanserte | avansert | dine | mine | etter | på | og | eller | kun
    | bare | sorter | sortering | søk | søket | jobber | stillinger | resultater | treff | annonser | liste | alternativer
    | innstillinger`,
  facets: `dato | publisert | publiseringsdato | erfaring | ansettelsesform | ansettelsestype | stillingstype | omfang | arbeidstid
    | lønn | hjemmekontor | fjernarbeid | bedrift | arbeidsgiver | bransje | sektor | yrke | yrkesområde | fagområde | kategori
    | avstand | avdeling | språk | utdanning | heltid | deltid | kompetanse`,
  showResults: `vis resultater | se resultater | vis treff | se treff | vis stillinger | vis jobber | vis annonser | bruk filter
    | bruk filtre | oppdater resultater | ferdig`,
  applyChoices: {
    whole: 'anvend | bruk',
  },
  reset: {
    whole: 'nullstill | nullstill alle | nullstill alt | nullstill filter | nullstill filtre | nullstill søk',
    alone: 'fjern filter',
    says: 'fjern filtre | fjern alle | fjern alle filtre | slett alle',
    first: 'fjern | slett | velg bort',
  },
} satisfies Covered<Filters>;
