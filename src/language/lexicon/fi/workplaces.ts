import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'etätyö* | etänä | etätöi* | etätöitä',
  hybrid: 'hybridi*',
  onsite: 'lähityö* | toimistolla | paikan päällä',
  partly: 'osittai* | päivää | mahdollisuus',
  without: 'ei',
  anywhere: 'koko Suomi | koko maa | missä tahansa',
  severalPlaces: 'useita paikkakuntia | useita sijainteja',
  countedPlaces: 'paikkakuntaa | sijaintia | toimipaikkaa | kaupunkia | paikkaa',
  furtherPlaces: 'muuta | muut | ym. | lisää',
  kindsOfPlaces: { says: 'maakunta | kunta | seutu' },
  betweenPlaces: 'ja | tai',
  surroundings: 'ja lähialueet',
  partTime: 'osa-aikai* | osa-aika',
  employmentTypes: `kokoaikai* | kokopäivä* | vakituinen | määräaikai* | kesätyö | harjoittelu | keikkatyö | vuokratyö
    | toistaiseksi voimassa oleva | kausityö`,
  workedAt: gap<'names of places change their ending'>(),
  namedElsewhere: 'pääkonttor* | kotipaikka | emoyhti* | perustettu',
  beforeTown: gap<'names of places change their ending'>(),
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
