import type { ReadFields } from './job-fields';

/** The fields of a posting, in display order. Without zod, since page code needs them. */
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

/** The fields a list row can have. */
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

/** The fields that people tell by their words, most distinctive first: rows and postings are learned by them. */
export const wordFields = [
  'title',
  'company',
  'location',
  'salaryText',
  'postedText',
  'employmentType',
] as const satisfies FieldName[];

/** The fields whose value is plain page text: no address, none of our enums, no multi-line text. */
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
