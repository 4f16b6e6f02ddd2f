import { parseSalary } from '@/language/amounts/parse-salary';

const amounts = /\d[\d\s.,'’]*/g;
/** Pay of an hour, or of a month: not what is asked for here. */
const hasCents = /[.,]\d{1,2}\s*$/;
/** "30t – 40t": more than the digits say, and how much more is not always clear. */
const isScaled = /\d\s?[kmtl](?!\p{L})/iu;

/** The one range that an amount lies in ("130,000 – 159,999 CAD"), as its index; null where it lies in none, or on a border of two. */
export function rangeWith(amount: string, labels: readonly string[]): number | null {
  const wanted = Number(amount);
  const found = labels.flatMap((label, index) => {
    const bounds = boundsOf(label);
    return bounds && bounds.least <= wanted && wanted <= bounds.most ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function boundsOf(label: string): { least: number; most: number } | null {
  const texts = label.match(amounts) ?? [];
  if (texts.length !== 2 || texts.some((text) => hasCents.test(text))) return null;
  const { min, max } = parseSalary(label);
  if (min !== null && max !== null) return { least: min, most: max };
  const [least = 0, most = 0] = numbersIn(label);
  return isScaled.test(label) ? null : { least, most };
}

/** The numbers in a label by their digits alone, whatever groups them. */
export const numbersIn = (label: string): number[] =>
  (label.match(amounts) ?? []).map((text) => Number(text.replace(/\D/g, '')));
