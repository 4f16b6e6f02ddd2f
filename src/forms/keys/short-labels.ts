import { conceptFinder } from '@/language/match/find-concepts';
import { addressAsks } from '@/language/words/forms/address-asks';
import { addressLookups } from '@/language/words/forms/address-lookups';
import { contactAsks } from '@/language/words/forms/contact-asks';
import { personAsks } from '@/language/words/forms/person-asks';
import { personNameAsks } from '@/language/words/forms/person-name-asks';
import { placeAsks } from '@/language/words/forms/place-asks';
import { pageSearchAsks, unrelatedAsks } from '@/language/words/forms/unrelated-asks';
import { webProfileAsks } from '@/language/words/forms/web-profile-asks';
import { jobAsks } from './job-asks';
import { paymentAsks } from './payment-asks';

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
