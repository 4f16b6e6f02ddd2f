/** 13 to 19 digits that start like payment cards, with or without grouping. */
const cardLike = /(?<!\d)[2-6](?:[ -]?\d){12,18}(?!\d)/g;

/** The text with all payment card numbers replaced. */
export function hideCardNumbers(text: string): string {
  return text.length < 13 ? text : text.replace(cardLike, (found) => (isCardNumber(found) ? '(card number)' : found));
}

/** The check digit of ISO/IEC 7812 (Luhn): from the right, every second digit doubled, the digit sum a multiple of ten. */
export function isCardNumber(text: string): boolean {
  const digits = Array.from(text.replace(/\D/g, ''), Number).reverse();
  if (digits.length < 13 || digits.length > 19) return false;
  const sum = digits.reduce((total, digit, place) => {
    const value = place % 2 === 1 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
