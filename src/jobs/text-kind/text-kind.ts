import type { TextKind } from '@/domain/page/text-kinds';
import { applyTypeOf } from './apply-text';
import { isCompanyText } from './company-text';
import { isDepartmentText } from './department-text';
import { isEmploymentText } from './employment-text';
import { isPlaceText } from './place-text';
import { isPostedText } from './posted-text';
import { isSalaryText } from './salary-text';
import { isTitleText } from './title-text';
import { isOnlyWorkplaceText } from './workplace-text';

const tests: Record<TextKind, (text: string) => boolean> = {
  title: isTitleText,
  company: isCompanyText,
  department: isDepartmentText,
  place: isPlaceText,
  workplace: isOnlyWorkplaceText,
  salary: isSalaryText,
  posted: isPostedText,
  employment: isEmploymentText,
  apply: (text) => applyTypeOf(text) !== null,
};

/** Cheap recognizers, right on many texts rather than on each: a list is identified by what most of its rows show. */
export function isTextOfKind(text: string, kind: TextKind): boolean {
  return tests[kind](text);
}
