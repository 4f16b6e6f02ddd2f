/** Digit groups with one separator, and cents after another. */
const grouped = /^(?<whole>\d{1,3}(?<mark>[.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<cents>\d{1,2}))?$/;
const plain = /^\d{1,12}(?:[.,]\d{1,2})?$/;

/**
 * A number as people write it, with or without digit groups (`60000`, `60,000`, `60.000`, `60 000.50`, `60'000`); null if it is none. A
 * single mark followed by three digits separates thousands.
 */
export function readAmount(text: string): number | null {
  const typed = text.replace(/[\s'’]/g, '');
  const { whole, cents = '0' } = grouped.exec(typed)?.groups ?? {};
  if (whole) return Number(`${whole.replace(/\D/g, '')}.${cents}`);
  return plain.test(typed) ? Number(typed.replace(',', '.')) : null;
}
