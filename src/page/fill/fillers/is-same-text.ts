import type { FieldKind } from '@/domain/form/form-field';
import { toVisibleLine } from '@/language/fold/visible-one-line';

/** Whether the committed value is the text that was entered: forms trim, capitalize, and format numbers while they are typed. */
export function isSameText(committed: string, text: string, kind: FieldKind): boolean {
  if (toVisibleLine(committed) === toVisibleLine(text)) return true;
  if (committed === '' || text === '') return false;
  if (kind === 'number' || isDecimal(text))
    return Number(committed.replace(',', '.')) === Number(text.replace(',', '.'));
  if (isDate.test(text)) return groupsOf(committed) === groupsOf(text);
  return charactersOf(committed) === charactersOf(text);
}

/** In a date each group of digits is a number: a mask that regroups them made it another date. */
const isDate = /^\d{1,4}([-./ ])\d{1,2}\1\d{1,4}$/;

const groupsOf = (text: string): string => text.split(/\D+/).filter(Boolean).map(Number).join(' ');

/** In 3.9 the point is significant. */
function isDecimal(text: string): boolean {
  return /^-?\d+[.,]\d{1,2}$/.test(text.trim());
}

function charactersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}+#@]/gu, '');
}
