/** Values of 16 bits. */
const digitRange = 1 << 16;
const digitsOfANumber = 4;

/**
 * The items sorted by their numbers (none NaN), stable. Numbers and items have the same length. A radix sort over the numbers' bits, from
 * the last digit to the first: a hundred thousand take a few milliseconds, where a comparison sort takes a hundred (measured 2026-11-22).
 */
export function sortByNumber(items: readonly number[], numbers: Float64Array): number[] {
  const digits = digitsInOrder(numbers);
  let order = Uint32Array.from(items.keys());
  let other = new Uint32Array(order.length);
  for (let digit = 0; digit < digitsOfANumber; digit += 1) {
    const starts = startsByDigit(digits, digit);
    if (!starts) continue;
    for (const place of order) {
      const value = digits[place * digitsOfANumber + digit] ?? 0;
      const start = starts[value] ?? 0;
      other[start] = place;
      starts[value] = start + 1;
    }
    [order, other] = [other, order];
  }
  return Array.from(order, (place) => items[place] ?? 0);
}

/** The numbers' bits so that larger numbers have larger bits; least significant digit first, as on every machine that runs Chrome. */
function digitsInOrder(numbers: Float64Array): Uint16Array {
  const digits = new Uint16Array(numbers.slice().buffer);
  for (let first = digitsOfANumber - 1; first < digits.length; first += digitsOfANumber) {
    const isNegative = (digits[first] ?? 0) >= digitRange / 2;
    if (!isNegative) digits[first] = (digits[first] ?? 0) + digitRange / 2;
    else for (let place = first - 3; place <= first; place += 1) digits[place] = ~(digits[place] ?? 0);
  }
  return digits;
}

/** Where the numbers with each digit value start; null if all have the same. */
function startsByDigit(digits: Uint16Array, digit: number): Uint32Array | null {
  const counts = new Uint32Array(digitRange);
  for (let place = digit; place < digits.length; place += digitsOfANumber) {
    const value = digits[place] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  if (counts[digits[digit] ?? 0] === digits.length / digitsOfANumber) return null;
  let start = 0;
  return counts.map((count) => {
    start += count;
    return start - count;
  });
}
