import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext } from '@/domain/page/press-verdict';
import type { PressRequest } from '@/page-api/press-requests';
import type { TypedInto } from './typed-into';

/** What a press is for, and its further context. */
export interface PressIntent extends Partial<PressContext> {
  purpose: PressPurpose;
  /** False: what lies over the control is not waited for to leave by itself, since the caller takes it away. True if not said. */
  isPatient?: boolean;
  /** 2: a double click. */
  times?: 1 | 2;
  /** The end of a drag: what has captured the mouse is judged as well as what lies there. */
  isDrop?: boolean;
  /** Where what is typed may go: a goal types nothing without it. */
  into?: TypedInto;
}

/** How often a press clicks. What its user has allowed is done once: two clicks would do it twice. */
export function clicksOf({ times = 1, allowed = null }: Pick<PressIntent, 'times' | 'allowed'>): 1 | 2 {
  return allowed ? 1 : times;
}

/** The same as sent to the page, with the strictest defaults. */
export function toPressContext({
  purpose,
  siteUrl = '',
  mayPressApply = false,
  isChoice = false,
  allowed = null,
  isDrop = false,
}: PressIntent): Pick<PressRequest, 'purpose' | 'context' | 'isDrop'> {
  return { purpose, isDrop, context: { siteUrl, mayPressApply, isChoice, allowed } };
}
