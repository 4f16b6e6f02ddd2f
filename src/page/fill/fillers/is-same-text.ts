import type { FieldKind } from '@/domain/form/form-field';
import { toVisibleLine } from '@/language/fold/visible-one-line';

/** Whether the committed value is the text that was entered: forms trim, capitalize, and format numbers while they are typed. */
export function isSameText(shown: string, text: string, kind: FieldKind): boolean {
  if (toVisibleLine(shown) === toVisibleLine(text)) return true;
  if (shown === '' || text === '') return false;
  const isAmount = wholeAmount.test(text);
  const committed = isAmount ? shown.replace(ofSign, '') : shown;
  const pay = isAmount ? withoutDecimals(committed) : null;
  if (pay !== null) return charactersOf(pay) === charactersOf(text);
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

/** An amount without decimals, and what it is in. What begins with a zero is a number to call, or a code. */
const wholeAmount = /^[1-9]\d*(?: \p{Lu}{3})?$/u;
/** Of a currency's sign, put before an amount: "R$ 18.000". */
const ofSign = /^\p{L}{1,3}(?=\p{Sc})/u;
const numbers = /\d(?:[.,'’\s]*\d)*/g;

/**
 * What a mask made of an amount, without decimals of nothing; null if its one number has no decimals. Some take the last digits typed for
 * cents, and show another amount: "500.00" for 50000.
 */
function withoutDecimals(committed: string): string | null {
  const [number, ...others] = committed.match(numbers) ?? [];
  if (number === undefined || others.length > 0) return null;
  const groups = number.split(/\D+/);
  const signs = number.split(/\d+/).slice(1, -1);
  const [point = '', decimals = ''] = [signs.at(-1), groups.at(-1)];
  const [first = '', ...further] = groups.slice(0, -1);
  const areGroups =
    further.length === 0 || (first.length <= 3 && further.every(({ length }) => length === 2 || length === 3));
  const isOneSign = new Set(signs).size === Math.min(signs.length, 2) && signs.indexOf(point) === signs.length - 1;
  if (!/^[.,]$/.test(point) || decimals.length > 2 || !areGroups || !isOneSign) return null;
  return committed.replace(number, Number(decimals) === 0 ? groups.slice(0, -1).join('') : '');
}

function charactersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}+#@]/gu, '');
}
