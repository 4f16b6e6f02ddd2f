import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressContext } from '@/domain/page/press-verdict';
import type { PressRequest } from '@/page-api/press-requests';

/** What a press is for, and its further context. */
export interface PressIntent extends Partial<PressContext> {
  purpose: PressPurpose;
  /** False: what lies over the control is not waited for to leave by itself, since the caller takes it away. True if not said. */
  isPatient?: boolean;
  /** 2: a double click. */
  times?: 1 | 2;
}

/** The same as sent to the page, with the strictest defaults. */
export function toPressContext({
  purpose,
  siteUrl = '',
  mayPressApply = false,
  isChoice = false,
  allowed = null,
}: PressIntent): Pick<PressRequest, 'purpose' | 'context'> {
  return { purpose, context: { siteUrl, mayPressApply, isChoice, allowed } };
}
