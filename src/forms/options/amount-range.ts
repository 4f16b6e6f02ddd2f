const amounts = /\d{1,3}(?:[\s.,'’]\d{3})+(?!\d)|\d+/g;

/** The one range that an amount lies in ("130,000 – 159,999 CAD"), as its index; null where it lies in none, or on a border of two. */
export function rangeWith(amount: string, labels: readonly string[]): number | null {
  const wanted = Number(amount);
  const found = labels.flatMap((label, index) => {
    const [least, most, ...others] = (label.match(amounts) ?? []).map((text) => Number(text.replace(/\D/g, '')));
    const isIn = least !== undefined && most !== undefined && others.length === 0 && least <= wanted && wanted <= most;
    return isIn ? [index] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
