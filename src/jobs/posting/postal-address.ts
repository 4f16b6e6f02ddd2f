/** "Hauptstraße 4", "12 High Street", "43 quai de la Prévalaye" */
const street =
  /^(?:\p{L}[\p{L}.'’ -]{2,40} \d{1,4}(?:\s?[-–/]\s?\d{1,4})?\s?\p{L}?|\d{1,4}\s?(?:bis|ter|\p{L})?,? \p{L}[\p{L}.'’ -]{2,40})$/u;
/** "74871", "00-001", "123 45", "35 000", "4001", "D-74871", "SW1A 1AA" beside the name of a town. */
const postcode =
  /(?<![\d\p{L}])(?:[A-Z]{1,2}-)?(?:\d{4,6}|\d{2}-\d{3}|\d{3} \d{2}|\d{2} \d{3}|\d{4} ?[A-Z]{2}|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2})(?![\d\p{L}])/u;

/** Whether a text is a street with the number of a house, and no more. */
export function isStreet(text: string): boolean {
  return street.test(text) && !hasPostcode(text);
}

/** Whether a short text has a postcode beside the name of a town. */
export function hasPostcode(text: string): boolean {
  return text.length <= 50 && /\p{L}{3}/u.test(text.replace(postcode, '')) && postcode.test(text);
}
