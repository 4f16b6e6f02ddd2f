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

/** Finds what is asked for in a word or two: how somebody is called and reached, where they live, what a job is applied for with. */
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

/** Finds what a box is searched with: for anything, and for an address. */
export const searchLabels = conceptFinder([...lookups, ...searches]);

/** Longer texts speak of many things besides what they ask for. Words. */
export const mostWordsOfLabel = 12;
