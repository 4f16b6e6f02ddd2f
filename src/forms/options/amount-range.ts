const amounts = /\d[\d\s.,'’]*/g;
/** Pay of an hour, or of a month: not what is asked for here. */
const hasCents = /[.,]\d{1,2}\s*$/;

/** The one range that an amount lies in ("130,000 – 159,999 CAD"), as its index; null where it lies in none, or on a border of two. */
export function rangeWith(amount: string, labels: readonly string[]): number | null {
  const wanted = Number(amount);
  const found = labels.flatMap((label, index) => {
    const texts = label.match(amounts) ?? [];
    const [least, most, ...others] = texts.map((text) => Number(text.replace(/\D/g, '')));
    if (least === undefined || most === undefined || others.length > 0 || texts.some((text) => hasCents.test(text)))
      return [];
    return least <= wanted && wanted <= most ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
