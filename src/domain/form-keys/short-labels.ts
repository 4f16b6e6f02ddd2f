import { aboutPerson } from './concepts/about-person';
import { addresses } from './concepts/addresses';
import { jobAsks } from './concepts/job-asks';
import { lookups } from './concepts/lookups';
import { otherThings, searches } from './concepts/other-things';
import { payment } from './concepts/payment';
import { personNames } from './concepts/person-names';
import { places } from './concepts/places';
import { reaching } from './concepts/reaching';
import { webPlaces } from './concepts/web-places';
import { conceptFinder } from './find-concepts';

/** Finds what a word or two ask for: how somebody is called and contacted, where they live, what an application needs. */
export const shortLabels = conceptFinder([
  ...payment,
  ...jobAsks,
  ...webPlaces,
  ...personNames,
  ...reaching,
  ...addresses,
  ...places,
  ...aboutPerson,
  ...lookups,
  ...otherThings,
  ...searches,
]);

/** Finds what a search box is for: anything, or an address. */
export const searchLabels = conceptFinder([...lookups, ...searches]);

/** Words. Longer texts mention more than what they ask for. */
export const mostWordsOfLabel = 12;
