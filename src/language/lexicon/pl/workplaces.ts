import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'zdaln* | praca z domu | home office*',
  hybrid: 'hybryd*',
  onsite: 'stacjonarn* | w biurze',
  partly: 'częściow* | dni | możliwość',
  without: 'bez | nie',
  anywhere: 'cała Polska | cały kraj | z dowolnego miejsca',
  severalPlaces: 'wiele lokalizacji | różne lokalizacje',
  countedPlaces: 'lokalizacje | lokalizacji | miejsca | miejsc | miejscowości',
  furtherPlaces: 'inne | innych | więcej',
  kindsOfPlaces: { says: 'województwo | powiat | region | okolice' },
  betweenPlaces: 'lub',
  surroundings: 'i okolice | okolice',
  partTime: 'niepełny | niepełny etat | część etatu | częściow* | pół etatu',
  employmentTypes:
    'pełny etat | umowa o pracę | umowa zlecenie | umowa o dzieło | kontrakt B2B | staż | praktyki | praca tymczasowa | praca sezonowa | samozatrudnienie | cały etat',
  workedAt: gap<'names of places change their ending behind a preposition'>(),
  namedElsewhere: 'siedzib* | centrala | z siedzibą | założon*',
  beforeTown: gap<'names of places change their ending'>(),
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
