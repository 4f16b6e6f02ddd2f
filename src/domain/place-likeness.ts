import { comparableText } from './comparable-text';
import { isCompanyText } from './text-kind/company-text';
import { isEmploymentText } from './text-kind/employment-text';
import { isPlaceText } from './text-kind/place-text';
import { isPostedText } from './text-kind/posted-text';
import { isSalaryText } from './text-kind/salary-text';
import { isOnlyWorkplaceText } from './text-kind/workplace-text';

/** Words that make a place of what stands around them ("Greater Boston Area", "Jihomoravský kraj"). */
const placeWord =
  /(?<!\p{L})(?:metropolitan|area|county|region|umgebung|raum|kreis|périphérie|provincia|departamento|kraj|okres|województwo|bezirk|district|city)(?!\p{L})/u;

/** A slash between numbers is part of an address. */
const partSeparator = /[,|•·;]|\s[-–]\s|\s\/|\/\s|(?<=\p{L})\/(?=\p{L})/u;

/** Work from anywhere is a place of a kind; at the office says nothing of where that is. */
const awayFromOffice = /remote|remoto|distan|home|télé|tele|zdaln|dálku|anywhere|worldwide|weit(?!\p{L})/iu;

/**
 * How much a text looks like a place by its shape and by the places that are known, from 0 (not at all) to 5 (a city and its
 * country).
 */
export function placeLikeness(text: string): number {
  if (text.length > 120 || isOfAnotherKind(text)) return 0;
  if (isOnlyWorkplaceText(text)) return awayFromOffice.test(text) ? 1.5 : 0;
  const parts = (text.replace(/\([^()]*\)/g, ' ').trim() || text).split(partSeparator).map((part) => part.trim());
  const named = parts.filter(Boolean);
  if (named.length === 0 || named.length > 12 || !named.every(isNameLike)) return 0;
  const isSpoken = placeWord.test(comparableText(text));
  return Math.min(5, 1 + (named.length > 1 ? 1 : 0) + (isPlaceText(text) ? 3 : 0) + (isSpoken ? 1 : 0));
}

function isOfAnotherKind(text: string): boolean {
  if (/[!?:@#&%]|\.\s|https?/.test(text)) return true;
  return isSalaryText(text) || isPostedText(text) || isEmploymentText(text) || isCompanyText(text);
}

/** Few words, most begun in upper case (or of a script that has none), with no number but a house's or a postcode. */
function isNameLike(part: string): boolean {
  if (/^\d{4,6}$/.test(part)) return true;
  const words = part.split(' ').filter((word) => !/^\d/.test(word));
  const named = words.filter((word) => /^(?:\p{Lu}|\p{Lo}|'|d')/u.test(word));
  return words.length <= 6 && named.length > 0 && named.length * 2 >= words.length && !/\d{7}/.test(part);
}
