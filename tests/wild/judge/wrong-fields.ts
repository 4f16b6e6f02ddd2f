import type { Job } from '@/domain/job/job';
import { fold } from '../../score/match-jobs.ts';
import { type TrueField, type TrueJob, trueFields } from '../truth.ts';
import { isRightPlace, isRightUrl } from './is-right.ts';

/** A field that is not as the site shows it. */
export interface WrongField {
  field: TrueField;
  right: string;
  stored: string;
}

/** How much of a description's beginning is compared, and how far in it may begin: below a heading and what else stands there. Characters. */
const beginning = 120;
const furthestIn = 300;

/** What of a stored job is wrong. */
export function wrongFields(stored: Job, job: TrueJob): WrongField[] {
  return trueFields.flatMap((field): WrongField[] => {
    const value = storedValue(stored, field);
    const right = job.fields[field];
    if (isRight(field, value, job)) return [];
    return [{ field, right: right.map(brief).join(' or '), stored: brief(value) }];
  });
}

function storedValue(job: Job, field: TrueField): string | null {
  return field === 'salaryText' ? (job.salary?.text ?? null) : job[field];
}

function isRight(field: TrueField, stored: string | null, { fields, places }: TrueJob): boolean {
  if (field === 'location') return isRightPlace(stored, places);
  if (field === 'url') return isRightUrl(stored, fields.url);
  return fields[field].some((right) => {
    if (stored === null || right === null) return stored === right;
    if (field !== 'description') return fold(stored) === fold(right);
    const place = fold(stored).indexOf(fold(right).slice(0, beginning));
    return place >= 0 && place <= furthestIn;
  });
}

function brief(value: string | null): string {
  return value === null ? 'none' : fold(value).slice(0, beginning);
}
