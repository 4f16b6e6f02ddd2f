import { respondWithJson, type SiteResponse } from '../site.ts';

const places = [
  'Toronto, Ontario, Canada',
  'Toronto, Ohio, United States',
  'Toronto, New South Wales, Australia',
  'Torino, Piedmont, Italy',
  'Tórshavn, Streymoy, Faroe Islands',
  'Oslo, Norway',
  'Berlin, Germany',
  'London, England, United Kingdom',
  'London, Ontario, Canada',
];

/** Places that begin with the letters, a moment later, as services for that answer. */
export function findPlaces(words: string): SiteResponse {
  const asked = words.trim().toLowerCase();
  const found = asked === '' ? [] : places.filter((place) => place.toLowerCase().startsWith(asked));
  return { ...respondWithJson(found), delayMs: 120 };
}
