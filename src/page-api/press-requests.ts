import { z } from 'zod';
import { ActPlace } from '@/domain/page/allowed-act';
import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext } from '@/domain/page/press-verdict';
import { RefusalCode } from '@/domain/page/refusal-code';
import type { Target } from './element-requests';
import { FramePlace } from './frame-requests';
import { given } from './page-request';
import { ViewportPlace } from './viewport-shapes';

/** A press about to happen, or begun. */
export interface PressRequest {
  /** The intended element; null if only a position is given. */
  target: Target | null;
  /** The mouse position; null for a key, which goes to the focus. */
  at: ViewportPlace | null;
  purpose: PressPurpose;
  context: PressContext;
  /** A drag ends here: what has captured the mouse is judged as well as what lies there. */
  isDrop?: boolean;
}

/** The gate's verdict on a press. */
export const PressJudgement = z.discriminatedUnion('outcome', [
  /**
   * `identity` stays the same as long as the same element is hit, `likeness` also where the page has drawn it anew. `postedAs`: what the
   * page may call the control in what the press posts; empty unless it is a row or stands in a pager.
   */
  z.object({
    outcome: z.literal('pass'),
    identity: z.string(),
    likeness: z.string(),
    postedAs: z.array(z.string()),
  }),
  /** `where`: for a goal, whose user may allow it there. */
  z.object({ outcome: z.literal('refused'), code: RefusalCode, name: z.string(), where: ActPlace.optional() }),
  /** Something else is there; `by`: what, in a few words. */
  z.object({ outcome: z.literal('missed'), by: z.string() }),
  z.object({ outcome: z.literal('gone') }),
  /** An inner frame is there, or has the focus, and must be asked. `at`: the position in its own viewport. */
  z.object({ outcome: z.literal('frame'), frame: FramePlace, at: ViewportPlace.nullable() }),
]);
export type PressJudgement = z.infer<typeof PressJudgement>;

/** A choice from a native select, by the option's label. */
export interface OptionRequest extends Pick<PressRequest, 'purpose' | 'context'> {
  target: Target;
  option: string;
}

/** What came of it. `options`: what the select shows once one is chosen, else the labels it offers. */
export const OptionChoice = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.enum(['chosen', 'gone', 'no-select', 'no-such-option']),
    options: z.array(z.string()),
  }),
  z.object({ outcome: z.literal('refused'), code: RefusalCode }),
]);
export type OptionChoice = z.infer<typeof OptionChoice>;

/** Where keys go that are sent now. */
export const FocusReading = z.object({
  /** Of the document. */
  origin: z.string(),
  /** Tells this document from the one that comes after it. */
  document: z.number(),
  /** What the field in focus is for; null if it takes no text, or there is none. */
  takes: z.enum(['password', 'search', 'text']).nullable(),
});
export type FocusReading = z.infer<typeof FocusReading>;

/** Requests that pass the gate of presses, or ask what it has to know. */
export const pressRequests = {
  /** Judges what a press would hit right now. */
  'judge-press': given<PressRequest>().answers(PressJudgement),
  /** Whether the focused element takes text. */
  'is-typing': given<null>().answers(z.boolean()),
  /** Whether keys go to no control, but to the page or a part that hears them. */
  'is-page-focused': given<null>().answers(z.boolean()),
  /** Where keys go that are sent now, if the focus is in this document. */
  'read-focus': given<null>().answers(FocusReading),
  /** The origin of the document that the target is in. */
  'read-origin': given<{ target: Target | null }>().answers(z.string()),
  /**
   * Chooses a select's option by its label, as a user would; returns the value it then has, else the available labels. The press gate is
   * asked first.
   */
  'choose-option': given<OptionRequest>().answers(OptionChoice),
} as const;
