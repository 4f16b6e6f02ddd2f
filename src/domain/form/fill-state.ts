import { z } from 'zod';
import { Usage, zeroUsage } from '@/domain/model/usage';
import { FieldKey } from './field-key-schema';
import { FieldKind } from './form-field';
import { FormLocation } from './form-scope';
import { PilotProgress } from './visual-fill';

/** Where a field's value comes from, or why it has none. */
export const FillSource = z.enum([
  'profile',
  'answer',
  'document',
  /** The user changed it in the panel. */
  'edited',
  /** A model wrote it, and the user inserted it. */
  'drafted',
  /** It was already there. */
  'kept',
  /** Unknown so far: the user is asked. */
  'asked',
  /** Left to the user, at their request or because it must be theirs (consent, signature). */
  'user',
]);
export type FillSource = z.infer<typeof FillSource>;

/** The outcome for a field. */
export const FillOutcome = z.enum(['open', 'held', 'not-held', 'kept', 'left']);
export type FillOutcome = z.infer<typeof FillOutcome>;

/** A field of the form as the run plans it. Values are referred to, never stored here. */
export const PlannedField = z.object({
  /** The field's id within its reading (form-field.ts). */
  id: z.string(),
  frameId: z.number().int(),
  selector: z.string(),
  kind: FieldKind,
  question: z.string(),
  sections: z.array(z.string()),
  /** Labels, if known. */
  options: z.array(z.string()).nullable(),
  key: FieldKey.nullable(),
  /** Page of the form, from 1. */
  page: z.number().int(),
  isRequired: z.boolean(),
  limit: z.number().int().nullable(),
  repeatIndex: z.number().int().nullable(),
  source: FillSource,
  /** Refers to the value: `{{basics.email}}`, `{{answers.<id>}}`, `{{documents.<id>}}`. Null if there is none. */
  handle: z.string().nullable(),
  /** Who decided what the question asks for, if no rule did and the user has not seen it yet. */
  mappedBy: z.literal('model').nullable().default(null),
  outcome: FillOutcome,
  /** Why it was not held or is left to the user; a code with a sentence in the panel (`fillReason.<code>`). */
  reason: z.string().nullable(),
});
export type PlannedField = z.infer<typeof PlannedField>;

/** Identifies a field of a form: its page of the form, and its id there. */
export type FieldOnPage = Pick<PlannedField, 'id' | 'page'>;

/** Whether both are the same field of one form. */
export const isSameField = (one: FieldOnPage, other: FieldOnPage): boolean =>
  one.id === other.id && one.page === other.page;

/** The outcome for one field. */
export type FieldResult = Pick<PlannedField, 'outcome' | 'reason'>;

/** What is left to the user on a page of the form before it goes on. */
export const PageLeft = z.object({
  /** Number of required questions without an answer. */
  required: z.number().int(),
  /** The control that leads on; null if none was found. */
  control: z.string().nullable(),
  /** Which they are; if none, what the page objects to or has no answer, if it stayed where it was or keeps its control disabled. */
  open: z.array(z.string()).default([]),
  /** The page's number among the form's, if it says so. */
  steps: z.object({ at: z.number().int(), of: z.number().int() }).nullable(),
});
export type PageLeft = z.infer<typeof PageLeft>;

/** The state of filling a form: all a killed worker needs to resume. */
export const FillState = z.object({
  phase: z.enum(['read', 'fill', 'answered', 'next', 'done']),
  /** The posting applied for, if known. */
  jobId: z.uuid().nullable(),
  /** What the posting reliably says about the job's country (ISO 3166-1 alpha-2) and the company applied to; null if unknown. */
  country: z.string().nullable().default(null),
  company: z.string().nullable().default(null),
  /** Sites of frames that could not be read; part of the form may be there. */
  unreachable: z.array(z.string()).default([]),
  /** The one place to fill; null until known. */
  place: FormLocation.nullable().default(null),
  /** A cross-origin frame the user was asked about, and their answer. */
  frameAsked: FormLocation.extend({ isConfirmed: z.boolean().nullable() }).nullable().default(null),
  /** Address of the form's page. */
  pageUrl: z.string(),
  /** Title of the form. */
  title: z.string(),
  /** Pages of the form started, from 1. */
  page: z.number().int(),
  fields: z.array(PlannedField),
  /** What the user was told is theirs to do on this page; null if nothing. */
  pageLeft: PageLeft.nullable().default(null),
  /** The page that was told to go on and stayed; null if none. */
  stuckAt: z.number().int().nullable().default(null),
  /** Whether files may be chosen, which may send them at once: null until the user was asked. */
  mayChooseFiles: z.boolean().nullable(),
  /** Whether a model may see screenshots of the form: null until the user was asked. */
  mayShowPictures: z.boolean().nullable().default(null),
  /** The pilot's latest session; null if there was none. */
  pilot: PilotProgress.nullable().default(null),
  usage: Usage,
  errorsAllowed: z.number().int(),
  consecutiveErrors: z.number().int(),
});
export type FillState = z.infer<typeof FillState>;

/** The state with the outcome for one field. */
export const withFieldResult = (state: FillState, field: FieldOnPage, end: FieldResult): FillState => ({
  ...state,
  fields: state.fields.map((one) => (isSameField(one, field) ? { ...one, ...end } : one)),
});

type AppliedFor = Pick<FillState, 'jobId' | 'country' | 'company'>;

const unknownJob: AppliedFor = { jobId: null, country: null, company: null };

export function newFillState(pageUrl: string, errorsAllowed: number, job: AppliedFor = unknownJob): FillState {
  return {
    phase: 'read',
    ...job,
    unreachable: [],
    place: null,
    frameAsked: null,
    pageUrl,
    title: '',
    page: 0,
    fields: [],
    pageLeft: null,
    stuckAt: null,
    mayChooseFiles: null,
    mayShowPictures: null,
    pilot: null,
    usage: zeroUsage,
    errorsAllowed,
    consecutiveErrors: 0,
  };
}
