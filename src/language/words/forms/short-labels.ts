import { conceptFinder } from '@/language/match/find-concepts';
import { addresses } from './address-asks';
import { lookups } from './address-lookups';
import { reaching } from './contact-asks';
import { jobAsks } from './job-asks';
import { payment } from './payment-asks';
import { aboutPerson } from './person-asks';
import { personNames } from './person-name-asks';
import { places } from './place-asks';
import { otherThings, searches } from './unrelated-asks';
import { webPlaces } from './web-profile-asks';

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
