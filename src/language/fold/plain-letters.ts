import { collapseWhitespace } from './collapse-whitespace';

/** Letters that Unicode does not decompose, though people type them so. */
const undecomposed: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ı: 'i',
};
/** The zeros of scripts that have digits of their own; the other nine follow each. */
const zeros = Array.from('٠۰०০੦૦௦౦೦൦๐໐၀០', (zero) => zero.charCodeAt(0));
const digits = /[٠-٩۰-۹०-९০-৯੦-੯૦-૯௦-௯౦-౯೦-೯൦-൯๐-๙໐-໙၀-၉០-៩٫٬]/g;

const joined = new RegExp(`[${Object.keys(undecomposed).join('')}]`, 'g');

/**
 * Marks on letters of several scripts, and what cannot be seen (zero width, direction, soft hyphens, variation selectors, tags). The marks of
 * kana are kept, and the vowels of scripts that write them as marks.
 */
const marks = /[[\p{sc=Inherited}\p{DI}\p{Cf}]--[\u3099\u309A]]+/gv;

/** The letters of a text as people type them: compatibility forms and digits of every script made plain, accents and invisible characters removed. Keeps case. */
export function plainLetters(text: string): string {
  // Not `\s`: it counts U+FEFF, which nobody sees.
  if (/^[\t\n\r -~]*$/.test(text)) return text;
  return (
    text
      // Before letters are taken apart, since "´" is a space with an accent; "ŉ" has its apostrophe only after.
      .replace(/[‘’ʼ`´ŉ]/g, (mark) => (mark === 'ŉ' ? "'n" : "'"))
      .normalize('NFKD')
      .replace(marks, '')
      .normalize('NFC')
      .replace(joined, (letter) => undecomposed[letter] ?? letter)
      .replace(digits, plainDigit)
  );
}

/** `۱۸٬۰۰۰` as `18,000`. */
function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? (digit === '٬' ? ',' : '.') : String(code - zero);
}

/** A text for patterns of digits and signs: plain letters in lower case, on one line, with its punctuation. */
export function plainText(text: string): string {
  return collapseWhitespace(plainLetters(text)).toLowerCase();
}
