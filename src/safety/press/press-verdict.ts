import type { RefusalCode } from '@/domain/refusal-code';

/** What a press is judged by besides the control. */
export interface PressCircumstances {
  /** Address of the page that the run began on; empty inside a form, which nothing leaves. */
  siteUrl: string;
  /** Whether the user allows to press the control to apply with. */
  mayPressApply: boolean;
  /** Whether code has made out the control to be a choice of a filter or of a field. */
  isChoice: boolean;
}

/** Null: it may be pressed. */
export type PressVerdict = RefusalCode | null;
