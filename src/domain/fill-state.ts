import { z } from 'zod';
import { FieldKey } from './field-key';
import { FieldKind } from './form-field';
import { FormPlace } from './form-scope';
import { PilotFlight } from './pilot';
import { noUsage, Usage } from './usage';

/** Where a field's value comes from, or why it has none. */
export const FillSource = z.enum([
  'profile',
  'answer',
  'document',
  /** The user changed it in the panel. */
  'edited',
  /** A model wrote it, and the user had it put in. */
  'drafted',
  /** What stood in it already. */
  'kept',
  /** Nobody has said yet: the user is asked. */
  'asked',
  /** Left to the user, who said so, or because it is none of ours (consent, signature). */
  'user',
]);
export type FillSource = z.infer<typeof FillSource>;

/** What became of a field. */
export const FillOutcome = z.enum(['open', 'held', 'not-held', 'kept', 'left']);
export type FillOutcome = z.infer<typeof FillOutcome>;

/** A field of the form as the run plans it. Values are named, never written down here. */
export const PlannedField = z.object({
  /** Of the field within its reading (form-field.ts). */
  id: z.string(),
  frameId: z.number().int(),
  selector: z.string(),
  kind: FieldKind,
  question: z.string(),
  sections: z.array(z.string()),
  /** Labels, as far as they are known. */
  options: z.array(z.string()).nullable(),
  key: FieldKey.nullable(),
  /** Page of the form, from 1. */
  page: z.number().int(),
  isRequired: z.boolean(),
  limit: z.number().int().nullable(),
  repeatIndex: z.number().int().nullable(),
  source: FillSource,
  /** Names the value: `{{basics.email}}`, `{{answers.<id>}}`, `{{documents.<id>}}`. Null where there is none. */
  handle: z.string().nullable(),
  /** Who said what the question asks for, where no rule did and the user has not seen it yet. */
  mappedBy: z.literal('model').nullable().default(null),
  outcome: FillOutcome,
  /** Why it was not held, or is left to the user; a code with a sentence in the panel (`fillReason.<code>`). */
  reason: z.string().nullable(),
});
export type PlannedField = z.infer<typeof PlannedField>;

/** Names a field of a form: its page of the form, and its id there. */
export type FieldOnPage = Pick<PlannedField, 'id' | 'page'>;

/** Whether two are the same field of one form. */
export const isSameField = (one: FieldOnPage, other: FieldOnPage): boolean =>
  one.id === other.id && one.page === other.page;

/** What became of one field. */
export type FieldEnd = Pick<PlannedField, 'outcome' | 'reason'>;

/** Where filling a form stands: all that a killed worker needs to go on. */
export const FillState = z.object({
  phase: z.enum(['read', 'fill', 'answered', 'next', 'done']),
  /** The posting that is applied for, where it is known. */
  jobId: z.uuid().nullable(),
  /** What the posting says for certain of where the job is (ISO 3166-1 alpha-2) and whom one applies to; null where it is not known. */
  country: z.string().nullable().default(null),
  company: z.string().nullable().default(null),
  /** Sites of frames that could not be read: part of the form may be in them. */
  unreachable: z.array(z.string()).default([]),
  /** The one place that is filled; null before it is known. */
  place: FormPlace.nullable().default(null),
  /** A frame of another origin that the user was asked about, and what they said. */
  frameAsked: FormPlace.extend({ isConfirmed: z.boolean().nullable() }).nullable().default(null),
  /** Address of the page of the form. */
  pageUrl: z.string(),
  /** Title of the form. */
  title: z.string(),
  /** Pages of the form begun, from 1. */
  page: z.number().int(),
  fields: z.array(PlannedField),
  /** Whether files may be chosen, which may send them at once: null until the user was asked. */
  mayChooseFiles: z.boolean().nullable(),
  /** Whether a model may be shown pictures of the form: null until the user was asked. */
  mayShowPictures: z.boolean().nullable().default(null),
  /** The pilot's latest flight; null where there was none. */
  pilot: PilotFlight.nullable().default(null),
  usage: Usage,
  errorsAllowed: z.number().int(),
  consecutiveErrors: z.number().int(),
});
export type FillState = z.infer<typeof FillState>;

/** The state with what became of one field. */
export const withEnd = (state: FillState, field: FieldOnPage, end: FieldEnd): FillState => ({
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
    mayChooseFiles: null,
    mayShowPictures: null,
    pilot: null,
    usage: noUsage,
    errorsAllowed,
    consecutiveErrors: 0,
  };
}
