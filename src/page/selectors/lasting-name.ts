const uuid = /[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}/i;

/**
 * True for an id or class that somebody chose (`jobs-search-box`), false for what a program made up and will make up anew
 * (`ember244`, `:r1:`, `css-1q2w3e`, `sc-bdVaJa`): those have digits, words without vowels, or bits of one or two letters.
 */
export function isLastingName(name: string): boolean {
  if (name.length < 2 || name.length > 50 || !/^[a-z][a-z_-]*$/i.test(name)) return false;
  const words = name.split(/[-_]+|(?<=[a-z])(?=[A-Z])/).filter(Boolean);
  if (words.filter((word) => word.length <= 2).length > 1) return false;
  return words.every((word) => word.length <= 3 || (/[aeiouy]/i.test(word) && !/[^aeiouy]{5}/i.test(word)));
}

/** Attributes that name an element for people or for tests, and so outlive a redesign. */
const lastingAttributes = /^(name|aria-label|role|type|for|title|placeholder|itemprop|data-(test|qa|cy|automation).*)$/;

/** True for an attribute that is likely to be there with the same value on the next visit. */
export function isLastingAttribute(name: string, value: string): boolean {
  if (value === '' || value.length > 60 || uuid.test(value)) return false;
  if (name === 'href') return !/[?#]|\d{3}/.test(value);
  if (!lastingAttributes.test(name)) return false;
  return name !== 'for' || isLastingName(value);
}
