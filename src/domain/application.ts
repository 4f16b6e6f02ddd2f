import { z } from 'zod';
import { AnswerValue } from './answer';
import { type FieldOnPage, isSameField, PlannedField } from './fill-state';
import { FormPlace } from './form-scope';
import { JobStatus } from './job';

/** How a field stood at a moment. */
const FieldStand = PlannedField.pick({ source: true, handle: true, outcome: true, reason: true }).extend({
  /** As it was read back; null for an empty field. */
  value: AnswerValue.nullable(),
});
export type FieldStand = z.infer<typeof FieldStand>;

/** Before anything was put in. */
export const emptyStand: FieldStand = {
  source: 'user',
  handle: null,
  outcome: 'left',
  reason: 'unanswered',
  value: null,
};

/** A field of an application as it stands in the form. Its values stay on this device: in no journal, no prompt, no live event. */
export const ApplicationField = PlannedField.extend({
  /** What stands in it, as it was read back; null where nothing does. */
  value: AnswerValue.nullable(),
  /** How it stood before each time it was changed, oldest first. Empty where it is as it was found. */
  before: z.array(FieldStand),
});
export type ApplicationField = z.infer<typeof ApplicationField>;

/** How a field stands, without all else that is known of it. */
export const standOf = ({ source, handle, outcome, reason, value }: FieldStand): FieldStand => ({
  source,
  handle,
  outcome,
  reason,
  value,
});

/** Who said that an application was sent. */
export const AppliedBy = z.enum(['user', 'page']);
export type AppliedBy = z.infer<typeof AppliedBy>;

/** One form that was filled for one posting, to be sent by its user. */
export const Application = z.object({
  /** That of the run that filled the form. */
  id: z.uuid(),
  tabId: z.number().int(),
  /** The posting that is applied for; null where it is not among the jobs. */
  jobId: z.uuid().nullable(),
  /** Host without `www.`. */
  site: z.string(),
  /** Address of the first page of the form. */
  formUrl: z.string(),
  /** Title of the form. */
  title: z.string(),
  /** Addresses of the pages of the form that were filled; none where they were not kept. */
  pageUrls: z.array(z.string()).default([]),
  /** Where the form stands; null where that was not kept: then it is the tab's own. */
  place: FormPlace.nullable().default(null),
  fields: z.array(ApplicationField),
  /** When the last page of the form was filled; null before. */
  readyAt: z.iso.datetime().nullable(),
  /** When it was sent, as far as anyone said so. */
  applied: z
    .object({
      at: z.iso.datetime(),
      by: AppliedBy,
      /** What the job was before, for undo; null where there is no job, or it was further already. */
      jobWas: JobStatus.nullable(),
    })
    .nullable(),
});
export type Application = z.infer<typeof Application>;

/** What an application is begun with. */
export type NewApplication = Pick<Application, 'id' | 'tabId' | 'jobId' | 'site' | 'formUrl' | 'title'>;

export const newApplication = (begun: NewApplication): Application => ({
  ...begun,
  pageUrls: [],
  place: null,
  fields: [],
  readyAt: null,
  applied: null,
});

/** The application with the fields of one page as they stand now. What was there before a field was changed is remembered. */
export function withPage(application: Application, page: number, fields: readonly ApplicationField[]): Application {
  const merged = fields.map((field) => {
    const known = application.fields.find((one) => isSameField(one, field));
    return known ? { ...field, before: known.before } : field;
  });
  return { ...application, fields: [...application.fields.filter((field) => field.page !== page), ...merged] };
}

/** The application with one field changed. */
export function withField(
  application: Application,
  field: FieldOnPage,
  change: (field: ApplicationField) => ApplicationField,
): Application {
  return {
    ...application,
    fields: application.fields.map((one) => (isSameField(one, field) ? change(one) : one)),
  };
}

/**
 * The application of a form that was filled once more: what stands in it since the last time is still what was put in then, and can
 * be undone.
 */
export function continued(application: Application, previous: Pick<Application, 'fields'>): Application {
  const fields = application.fields.map((field) => {
    const last = previous.fields.find((one) => isSameField(one, field));
    const stands = last && last.before.length > 0 && field.outcome === 'kept' && isSameValue(last.value, field.value);
    return stands
      ? { ...field, source: last.source, handle: last.handle, outcome: last.outcome, before: last.before }
      : field;
  });
  return { ...application, fields };
}

export function isSameValue(one: AnswerValue | null, other: AnswerValue | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
