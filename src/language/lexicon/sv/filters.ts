import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: `filter | filtren | filtret | filtrering | alla filter | fler filter | sökfilter | förfina | förfina sökningen | avgränsa
      | avgränsa sökningen`,
    whole: 'filtrera',
  },
  choices: 'resultat | resultaten | träffar | val | urval | ändringar',
  headingFillers: `alla | fler | andra | aktiva | valda | avancerade | avancerad | snabba | dina | mina | efter | på | och | eller
    | endast | bara | sortera | sortering | sök | sökning | sökningen | jobb | lediga | resultat | träffar | annonser | lista
    | alternativ | inställningar`,
  facets: `datum | publicerad | publiceringsdatum | erfarenhet | anställningsform | anställningstyp | anställning | omfattning
    | arbetstid | arbetstider | lön | distans | distansarbete | hemarbete | företag | arbetsgivare | bransch | yrkesområde
    | yrkesgrupp | kategori | avstånd | avdelning | språk | utbildning | heltid | deltid | kompetens | kompetenser | körkort`,
  showResults: `visa resultat | visa resultaten | visa träffar | visa jobb | visa annonser | se resultat | se träffar
    | använd filter | använd filtren | tillämpa filter | uppdatera resultat`,
  applyChoices: {
    whole: 'använd | tillämpa',
    alone: 'klar',
  },
  reset: {
    whole: `rensa | rensa alla | rensa allt | rensa filter | rensa alla filter | återställ | återställ alla | återställ filter`,
    says: 'ta bort filter | ta bort alla | ta bort alla filter',
    first: 'ta bort | avmarkera',
  },
} satisfies Covered<Filters>;
