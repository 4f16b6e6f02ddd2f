import { isPlaceText } from '@/jobs/text-kind/place-text';
import { isPostedText } from '@/jobs/text-kind/posted-text';
import { countWords } from '@/language/fold/comparable-text';
import { isCallText } from '@/language/words/jobs/seeking-words';
import { isMenuEntry } from '@/language/words/pages/careers-words';
import { isAllSmall } from './company-evidence';
import type { PostingHeader } from './posting-header';
import type { PostingLine } from './posting-line';

/** Lines from the name to its address or telephone, at most. */
const mostLines = 4;
const mostWords = { name: 10, address: 12 };
/** Above a telephone alone a site may have what it does, or when it is open: whoever else is named goes before. */
const evidence = { company: 3.5, aboveTelephone: 2.5, place: 2.4 };

const street = /^\p{L}[\p{L}.' -]{2,40} \d{1,4}\s?\p{L}?$/u;
const postcode = /(?<!\d)(?:\d{5,6}|\d{2}-\d{3}|\d{3} \d{2})(?!\d)/;
const mailOrPhone = /\p{L}@\p{L}|(?:\d[ ()/-]?){8}/u;
const town = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u;

interface Letterhead {
  companies: { text: string; score: number }[];
  places: { text: string; score: number }[];
}

/** Who writes, and where, by the head of a letter: a name above its street, town or telephone, and all of them above the title. */
export function readLetterhead({ lines, title }: PostingHeader): Letterhead {
  const above = lines.slice(0, title.index).filter(isWritten);
  const at = above.findIndex(
    (line, index) => isName(line.text) && above.slice(index + 1, index + 1 + mostLines).some(isAddress),
  );
  const name = above[at]?.text;
  if (name === undefined) return { companies: [], places: [] };
  const below = above.slice(at + 1, at + 1 + mostLines).map(({ text }) => text);
  const places = below.flatMap((text, index) => {
    if (street.test(below[index - 1] ?? '') && town.test(text)) return [text];
    return townBeforeCode(text) ?? [];
  });
  return {
    companies: [{ text: name, score: below.some(isPostal) ? evidence.company : evidence.aboveTelephone }],
    places: places.slice(0, 1).map((text) => ({ text, score: evidence.place })),
  };
}

/** "Station Road, Bilaspur (State) 495001" */
function townBeforeCode(text: string): string | null {
  if (!/\d{5}$/.test(text) || !text.includes(',')) return null;
  const [name = ''] = (text.split(',').at(-1) ?? '').split(/[(\d–-]/);
  return /\p{L}{2}/u.test(name) ? name.trim() : null;
}

function isWritten({ surroundings, linkLength, controlLength }: PostingLine): boolean {
  return surroundings === 'content' && linkLength + controlLength === 0;
}

function isName(text: string): boolean {
  const words = countWords(text);
  if (words < 2 || words > mostWords.name || !/^["„«“]?[\p{Lu}\p{Lo}\p{sc=Georgian}]/u.test(text)) return false;
  if (/[\d:;!?@]|[.,]$/.test(text) || isAllSmall(text)) return false;
  return !isPlaceText(text) && !isPostedText(text) && !isCallText(text) && !isMenuEntry(text);
}

const isAddress = ({ text }: PostingLine): boolean => mailOrPhone.test(text) || isPostal(text);

/** A telephone's area code looks like a postcode. */
function isPostal(text: string): boolean {
  return (
    !mailOrPhone.test(text) &&
    countWords(text) <= mostWords.address &&
    (street.test(text) || (/\p{L}{3}/u.test(text) && postcode.test(text)))
  );
}
