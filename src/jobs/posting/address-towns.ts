import { containsWords } from '@/language/fold/comparable-text';
import type { PostingHeader } from './posting-header';

/** Evidence that is enough where nothing else says where the job is. */
const evidence = 2.4;
/** Lines below the text that may tell where to apply. */
const linesBelow = 12;

const parted = /,|\s[–|·•-]\s/;
const town = "(\\p{Lu}[\\p{L}'’.]+(?:[ -][\\p{L}'’.]+){0,3})";
/** "74871 Hollerbach", "123 45 Lund", "00-001 Warszawa", "4001 CE Tiel" */
const behindPostcode = new RegExp(
  `^(?:[A-Z]{1,2}-)?(?:\\d{4} ?[A-Z]{2}|\\d{4,5}|\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}) ${town}$`,
  'u',
);
/** Postcodes that are nothing else, also without a street and its number: "844 01 Naousa". */
const behindSurePostcode = new RegExp(`^(?:\\d{3} \\d{2}|\\d{2}-\\d{3}|\\d{4}-\\d{3}|\\d{4} [A-Z]{2}) ${town}$`, 'u');
/** "Port Fairy VIC 3284", and behind a street "Bistrița 420001" */
const beforePostcode = new RegExp(`^${town} [A-Z]{2,3} \\d{4,5}$`, 'u');
const beforePlainPostcode = new RegExp(`^${town} \\d{5,6}$`, 'u');
/** "福岡県福岡市中央区大名2丁目4-11": no spaces part it. */
const japanese = /(?:^|[\s：:〒\d-])(\p{sc=Han}{1,3}[都道府県]\p{sc=Han}{1,6}?[市区郡町村])/u;
const endsWithNumber = /\d\s?\p{L}?$/u;
const beginsWithNumber = /^\d+\p{L}?\s\p{L}/u;

/** The one town of the postal addresses in or below the posting's text, or anywhere on the page if the text says it too. */
export function townOfAddresses(header: PostingHeader): { text: string; score: number }[] {
  const { lines, title, description } = header;
  if (!description) return [];
  const prose = lines.slice(description.start, description.end);
  const found = lines.flatMap((line, index) => {
    const isOwn = line.surroundings === 'content' && index > title.index && index < description.end + linesBelow;
    return townsIn(lines[index - 1]?.text ?? '', line.text).filter(
      (name) => isOwn || prose.some(({ text }) => saysTown(text, name)),
    );
  });
  const [only, another] = new Set(found);
  return only !== undefined && another === undefined ? [{ text: only, score: evidence }] : [];
}

/** Also with another ending: "Νάουσας" of "Νάουσα". */
function saysTown(text: string, name: string): boolean {
  return containsWords(text, name) || (name.length > 4 && text.includes(name.slice(0, -1)));
}

/** Towns behind a street and its number, on the same line or the one before. */
function townsIn(before: string, text: string): string[] {
  const parts = text.split(parted).map((part) => part.trim());
  return parts.flatMap((part, index) => {
    const street = parts[index - 1] ?? before;
    const sure = behindSurePostcode.exec(part) ?? japanese.exec(part);
    if (sure?.[1] !== undefined) return sure[1];
    if (endsWithNumber.test(street)) return (behindPostcode.exec(part) ?? beforePlainPostcode.exec(part))?.[1] ?? [];
    if (!beginsWithNumber.test(street)) return [];
    return (beforePostcode.exec(part) ?? behindPostcode.exec(part))?.[1] ?? [];
  });
}
