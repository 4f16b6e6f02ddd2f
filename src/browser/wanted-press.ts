import type { PressRequest } from '@/page/contract';
import type { PressCircumstances } from '@/safety/press/press-verdict';
import type { PressPurpose } from '@/safety/press-purpose';

/** What a press is for, and what else it is judged by. */
export interface WantedPress extends Partial<PressCircumstances> {
  purpose: PressPurpose;
}

/** The same as the page is asked, with what is not said at its strictest. */
export function judgedBy({
  purpose,
  siteUrl = '',
  mayPressApply = false,
  isChoice = false,
}: WantedPress): Pick<PressRequest, 'purpose' | 'circumstances'> {
  return { purpose, circumstances: { siteUrl, mayPressApply, isChoice } };
}
