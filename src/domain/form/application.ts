import { z } from 'zod';
import { JobStatus } from '@/domain/job/job';
import { AnswerValue } from './answer';
import { type FieldOnPage, isSameField, PlannedField } from './fill-state';
import { FormLocation } from './form-scope';

/** A field's state at one moment. */
const FieldStand = PlannedField.pick({ source: true, handle: true, outcome: true, reason: true }).extend({
  /** As read back; null for an empty field. */
  value: AnswerValue.nullable(),
});
export type FieldStatus = z.infer<typeof FieldStand>;

/** Before anything was entered. */
export const emptyFieldStatus: FieldStatus = {
  source: 'user',
  handle: null,
  outcome: 'left',
  reason: 'unanswered',
  value: null,
};

/** A field of an application as it is in the form. Its values stay on this device: never in a journal, prompt or live event. */
export const ApplicationField = PlannedField.extend({
  /** Its value as read back; null if empty. */
  value: AnswerValue.nullable(),
  /** Its state before each change, oldest first. Empty if unchanged. */
  before: z.array(FieldStand),
});
export type ApplicationField = z.infer<typeof ApplicationField>;

/** A field's state without everything else known about it. */
export const fieldStatusOf = ({ source, handle, outcome, reason, value }: FieldStatus): FieldStatus => ({
  source,
  handle,
  outcome,
  reason,
  value,
});

/** Who said that an application was sent. */
export const AppliedBy = z.enum(['user', 'page']);
export type AppliedBy = z.infer<typeof AppliedBy>;

/** One form filled for one posting; its user sends it. */
export const Application = z.object({
  /** The id of the run that filled the form. */
  id: z.uuid(),
  tabId: z.number().int(),
  /** The posting applied for; null if it is not among the jobs. */
  jobId: z.uuid().nullable(),
  /** Host without `www.`. */
  site: z.string(),
  /** Address of the form's first page. */
  formUrl: z.string(),
  /** Title of the form. */
  title: z.string(),
  /** Addresses of the form's filled pages; empty if they were not recorded. */
  pageUrls: z.array(z.string()).default([]),
  /** Where the form is; null if not recorded: then it is the tab's own document. */
  place: FormLocation.nullable().default(null),
  fields: z.array(ApplicationField),
  /** When the form's last page was filled; null before. */
  readyAt: z.iso.datetime().nullable(),
  /** When it was sent, if anyone said so. */
  applied: z
    .object({
      at: z.iso.datetime(),
      by: AppliedBy,
      /** The job's status before, for undo; null if there is no job, or it was already further. */
      jobWas: JobStatus.nullable(),
    })
    .nullable(),
});
export type Application = z.infer<typeof Application>;

/** What a new application needs. */
export type NewApplication = Pick<Application, 'id' | 'tabId' | 'jobId' | 'site' | 'formUrl' | 'title'>;

export const newApplication = (begun: NewApplication): Application => ({
  ...begun,
  pageUrls: [],
  place: null,
  fields: [],
  readyAt: null,
  applied: null,
});

/** The application with one page's fields as they are now. The state before each change is recorded. */
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

/** The application of a form filled again: what is unchanged since last time is still what was entered then, and can be undone. */
export function continueApplication(application: Application, previous: Pick<Application, 'fields'>): Application {
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
