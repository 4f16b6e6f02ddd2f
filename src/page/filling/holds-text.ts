import type { FieldKind } from '@/domain/form-field';
import { foldText } from '../names/fold-text';

/**
 * Whether what is committed says the text that was put in: forms trim, write in capitals, and put points, spaces and brackets into
 * numbers as they are typed.
 */
export function holdsText(committed: string, text: string, kind: FieldKind): boolean {
  if (foldText(committed) === foldText(text)) return true;
  if (committed === '' || text === '') return false;
  if (kind === 'number' || isDecimal(text))
    return Number(committed.replace(',', '.')) === Number(text.replace(',', '.'));
  if (isDate.test(text)) return groupsOf(committed) === groupsOf(text);
  return charactersOf(committed) === charactersOf(text);
}

/** In a date the digits that stand together are one number: a mask that parts them otherwise made another date of it. */
const isDate = /^\d{1,4}([-./ ])\d{1,2}\1\d{1,4}$/;

const groupsOf = (text: string): string => text.split(/\D+/).filter(Boolean).map(Number).join(' ');

/** In 3.9 the point is no ornament. */
function isDecimal(text: string): boolean {
  return /^-?\d+[.,]\d{1,2}$/.test(text.trim());
}

function charactersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}+#@]/gu, '');
}
