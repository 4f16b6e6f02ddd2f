import type { PressRequest } from '@/page/contract';
import type { PressCircumstances } from '@/safety/press/press-verdict';
import type { PressPurpose } from '@/safety/press-purpose';

/** What a press is for, and its further circumstances. */
export interface WantedPress extends Partial<PressCircumstances> {
  purpose: PressPurpose;
}

/** The same as sent to the page, with the strictest defaults. */
export function judgedBy({
  purpose,
  siteUrl = '',
  mayPressApply = false,
  isChoice = false,
}: WantedPress): Pick<PressRequest, 'purpose' | 'circumstances'> {
  return { purpose, circumstances: { siteUrl, mayPressApply, isChoice } };
}
