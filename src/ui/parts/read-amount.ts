/** Groups of thousands with one kind of mark between, and cents behind another. */
const grouped = /^(?<whole>\d{1,3}(?<mark>[.,])\d{3}(?:\k<mark>\d{3})*)(?:(?!\k<mark>)[.,](?<cents>\d{1,2}))?$/;
const plain = /^\d{1,12}(?:[.,]\d{1,2})?$/;

/**
 * A number as people write it, with groups of thousands or without (`60000`, `60,000`, `60.000`, `60 000.50`, `60'000`); null
 * for what is none. One mark with three digits behind it parts thousands.
 */
export function readAmount(text: string): number | null {
  const typed = text.replace(/[\s'’]/g, '');
  const { whole, cents = '0' } = grouped.exec(typed)?.groups ?? {};
  if (whole) return Number(`${whole.replace(/\D/g, '')}.${cents}`);
  return plain.test(typed) ? Number(typed.replace(',', '.')) : null;
}
