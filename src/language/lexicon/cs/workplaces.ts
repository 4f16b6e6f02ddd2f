import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'na dálku | práce z domova | z domova | z domu | práci z domova | home office*',
  hybrid: 'hybrid*',
  onsite: 'na pracovišti | v kanceláři',
  partly: 'částečn* | dny | dní | možnost*',
  without: 'bez | není',
  anywhere: 'celá ČR | kdekoliv | celosvětově',
  severalPlaces: 'více lokalit | různé lokality',
  countedPlaces: 'míst | místa | lokalit | lokality | pracovišť | pracoviště | počet míst',
  furtherPlaces: 'další | dalších | jiné',
  kindsOfPlaces: { says: 'kraj | okres | region | okolí' },
  betweenPlaces: 'nebo | či',
  surroundings: 'a okolí | okolí',
  partTime: 'zkrácen* | částečný úvazek | částečn* | poloviční úvazek',
  employmentTypes:
    'dohoda | dohoda o provedení práce | plný úvazek | brigáda | HPP | DPP | DPČ | OSVČ | plný pracovní úvazek | pracovní smlouva | sezónní práce | stáž | dohoda o pracovní činnosti',
  workedAt: gap<'names of places change their ending behind a preposition'>(),
  namedElsewhere: 'sídl* | centrála | ústředí | založen*',
  beforeTown: gap<'names of places change their ending'>(),
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
