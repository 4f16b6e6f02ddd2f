import type { Covered } from '../topics/concept';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'fulltime | parttime | thuiswerken | hybride | uur per week | geleden | vast | tijdelijk',
  nouns: 'baan | banen | vacature | vacatures | werken bij | carriere | functies',
  manyNouns: 'banen | vacatures',
  applyOnPosting: 'solliciteer | solliciteren | solliciteer direct | solliciteer nu',
  sectionHeadlines: `functieomschrijving | functie-eisen | wat ga je doen | wat bieden wij | jouw profiel | wat vragen wij | taken | over de functie`,
  roles: `ontwikkelaar | medewerker | adviseur | ingenieur | monteur | verkoper | chauffeur | stagiair | projectleider | teamleider
    | verpleegkundige | magazijnmedewerker | beheerder`,
  keywordField: 'zoek | zoeken | zoekterm | trefwoord | trefwoorden | functie | beroep | wat | vacature',
  placeField: 'waar | plaats | stad | locatie | postcode | regio | woonplaats',
} satisfies Covered<Jobs>;
