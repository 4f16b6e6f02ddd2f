import { saysApply } from '@/domain/apply-words';
import { isCompanyPath } from '@/domain/company-path';
import { fieldOfLabel, splitLabelled } from '@/domain/posting-labels';
import { applyTypeOf } from '@/domain/text-kind/apply-text';
import { isEmploymentText } from '@/domain/text-kind/employment-text';
import { isPlaceText } from '@/domain/text-kind/place-text';
import { isPostedText } from '@/domain/text-kind/posted-text';
import { isPromotedText } from '@/domain/text-kind/promoted-text';
import { isSalaryText } from '@/domain/text-kind/salary-text';
import { isTitleText } from '@/domain/text-kind/title-text';
import { isOnlyWorkplaceText } from '@/domain/text-kind/workplace-text';
import type { Link } from './reading';

/** Whether a link leads to the page of one company. */
export function isCompanyLink({ url }: Pick<Link, 'url'>): boolean {
  return isCompanyPath(URL.parse(url)?.pathname ?? '');
}

/** Whether a text's form shows that it is not a name. */
export function isOtherKind(text: string): boolean {
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
