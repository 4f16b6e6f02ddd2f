import { applyTypeOf } from '@/jobs/text-kind/apply-text';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { isPromotedText } from '@/jobs/text-kind/promoted-text';
import { isSalaryText } from '@/jobs/text-kind/salary-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { isOnlyWorkplaceText } from '@/jobs/text-kind/workplace-text';
import { saysApply } from '@/language/words/controls/apply-control-words';
import { fieldOfLabel, splitLabelled } from '@/language/words/jobs/posting-labels';

/** Whether a text's form shows that it is not a name. */
export function isNotAName(text: string): boolean {
  return (
    isSalaryText(text) ||
    isPostedText(text) ||
    isEmploymentText(text) ||
    isOnlyWorkplaceText(text) ||
    isPromotedText(text) ||
    (isPlaceText(text) && !isTitleText(text)) ||
    saysApply(text) ||
    applyTypeOf(text) !== null ||
    fieldOfLabel(text) !== null ||
    splitLabelled(text) !== null
  );
}
