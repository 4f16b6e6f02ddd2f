import type { PressPurpose } from '@/domain/page/press-purpose';
import type { PressCircumstances } from '@/domain/page/press-verdict';
import type { PressRequest } from '@/page-api/page-requests';

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
