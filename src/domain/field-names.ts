import type { ReadFields } from './job-fields';

/** The fields of a posting, in the order in which they are shown. Without zod, since page code needs them. */
export const fieldNames = [
  'title',
  'company',
  'location',
  'salaryText',
  'postedText',
  'postedDate',
  'employmentType',
  'applyType',
  'url',
  'applyUrl',
  'siteJobId',
  'description',
] as const satisfies (keyof ReadFields)[];
export type FieldName = (typeof fieldNames)[number];

/** The fields that a row of a list can have. */
export const rowFields = [
  'title',
  'company',
  'location',
  'salaryText',
  'postedText',
  'postedDate',
  'employmentType',
  'applyType',
  'url',
  'siteJobId',
] as const satisfies FieldName[];

/** The fields whose value is a text as the page has it: no address, no choice of ours, and no text of many lines. */
export const textFields = [
  'title',
  'company',
  'location',
  'salaryText',
  'postedText',
  'postedDate',
  'employmentType',
  'siteJobId',
] as const satisfies FieldName[];
