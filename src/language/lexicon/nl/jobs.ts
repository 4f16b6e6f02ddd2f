import { type Covered, gap } from '../topics/concept-phrases';
import type { Jobs } from '../topics/jobs';

export const jobs = {
  metaWords: 'uur per week | geleden | vast',
  nouns: {
    says: 'baan | banen | vacature | vacatures | werken bij | carriere | functies',
    url: 'vacature | vacatures | werk',
  },
  manyNouns: 'banen | vacatures',
  sectionHeadlines: 'functie-eisen | wat bieden wij | jouw profiel | wat vragen wij | taken',
  occupations: `*ontwikkelaar* | *medewerker* | *adviseur* | *ingenieur* | monteur* | verkoper* | chauffeur* | stagiair* | projectleider* | teamleider* | *verpleegkundige* | magazijnmedewerker | beheerder* | kok | *begeleider* | *verzorgende* | *docent* | leerkracht* | *schoonmaker* | *magazijnier* | *administrateur* | accountant* | *consultant* | manager* | *specialist* | *engineer* | *therapeut* | *verzorger* | timmerman | loodgieter | schilder | metselaar | lasser | lassers | *monteur* | bakker | slager | kapper | kapster | tuinman | hovenier | huisarts | basisarts | bedrijfsarts | dierenarts | tandarts | psycholoog | *leraar* | *lerares* | onderzoeker* | promovendus | promovendi | postdoc* | hoogleraar* | *analist* | *ontwerper* | *architect | *assistent* | secretaresse* | receptionist* | *planner* | *jurist* | advocaat | *redacteur* | *coördinator* | *bezorger* | vakkenvuller* | *operator* | *technicus* | *technici* | *kracht | *hulp in de huishouding | onderwijsassistent* | *pedagogisch medewerker*`,
  titleWords: 'leidinggevende',
  keywordField: 'zoek | zoeken | zoekterm | trefwoord | trefwoorden | functie | beroep | wat | vacature',
  placeField: 'waar | plaats | stad | locatie | postcode | regio | woonplaats',
  departments: 'verkoop | financiën | inkoop | productie',
  betweenDepartments: 'en',
  everyGender: gap<'letters say it: (m/v/x)'>(),
  genderEndings: gap<'titles have one form for everyone'>(),
  listEntries: 'vacature* | resultaten* | banen*',
  ofTotal: 'van',
  openCalls: 'open,spontane … sollicitatie*',
  about: 'ongeveer | circa',
} satisfies Covered<Jobs>;
