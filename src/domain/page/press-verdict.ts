import type { AllowedAct } from './allowed-act';
import type { RefusalCode } from './refusal-code';

/** What a press is judged by, besides the control. */
export interface PressContext {
  /** The page the run started on; empty inside a form, which must not be left. */
  siteUrl: string;
  /** Whether the user allows pressing the apply control. */
  mayPressApply: boolean;
  /** Whether code has identified the control as a filter's or field's option. */
  isChoice: boolean;
  /** The act that the user has allowed a goal to do; null for none. Made by the background, from what the user answered. */
  allowed: AllowedAct | null;
}

/** Null: may be pressed. */
export type PressVerdict = RefusalCode | null;
