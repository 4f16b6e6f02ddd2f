import { conceptFinder } from '@/language/match/find-concepts';
import { addressAsks } from './address-asks';
import { addressLookups } from './address-lookups';
import { contactAsks } from './contact-asks';
import { jobAsks } from './job-asks';
import { paymentAsks } from './payment-asks';
import { personAsks } from './person-asks';
import { personNameAsks } from './person-name-asks';
import { placeAsks } from './place-asks';
import { pageSearchAsks, unrelatedAsks } from './unrelated-asks';
import { webProfileAsks } from './web-profile-asks';

/** Finds what a word or two ask for: how somebody is called and contacted, where they live, what an application needs. */
export const shortLabels = conceptFinder([
  ...paymentAsks,
  ...jobAsks,
  ...webProfileAsks,
  ...personNameAsks,
  ...contactAsks,
  ...addressAsks,
  ...placeAsks,
  ...personAsks,
  ...addressLookups,
  ...unrelatedAsks,
  ...pageSearchAsks,
]);

/** Finds what a search box is for: anything, or an address. */
export const searchLabels = conceptFinder([...addressLookups, ...pageSearchAsks]);

/** Words. Longer texts mention more than what they ask for. */
export const maxLabelWords = 12;
