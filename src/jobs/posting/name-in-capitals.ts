import { isPlaceText } from '@/jobs/text-kind/place-text';
import { comparableText } from '@/language/fold/comparable-text';
import type { PostingHeader } from './posting-header';
import { titleParts } from './title-parts';

/** Times that a page has a single word in its own case, at least. */
const leastTimes = 2;

/**
 * A name that is set in capitals in one place, as a title or a logo may be, as the page writes it in another: "Acme Heating" of "ACME HEATING". A
 * single word may be a name in capitals, unless most of the page writes it otherwise.
 */
export function inOwnCase(name: string, { lines, names }: Pick<PostingHeader, 'lines' | 'names'>): string {
  if (/\p{Ll}/u.test(name) || !/\p{Lu}{2}/u.test(name)) return name;
  const written = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'giu');
  const texts = [names.siteName ?? '', ...(names.logos ?? []), ...lines.map(({ text }) => text)];
  const found = texts.flatMap((text) => text.match(written) ?? []);
  const inCase = found.filter(isInOwnCase);
  const isWord = name.split(' ').filter((word) => /\p{Lu}{2}/u.test(word)).length < 2;
  const isRare = inCase.length < leastTimes || inCase.length <= found.filter((each) => each === name).length;
  return isWord && isRare ? name : (inCase[0] ?? name);
}

/** Every longer word begins with a capital and goes on small, at least one of them: small words stand between. */
function isInOwnCase(name: string): boolean {
  const words = name.split(/\s+/);
  return /\p{Lu}\p{Ll}/u.test(name) && words.every((word) => word.length < leastOfName || /^\P{Ll}/u.test(word));
}
const leastOfName = 4;

/** "Der Gasthof Sonne" of a sentence, which the page's title calls "Gasthof Sonne". */
export function withoutArticle(name: string, { names }: Pick<PostingHeader, 'names'>): string {
  const [, bare = ''] = /^\p{Lu}\p{Ll}{0,2} (\p{Lu}.+)$/u.exec(name) ?? [];
  const parts = [...names.titles.flatMap(titleParts), names.siteName ?? ''].map(comparableText);
  const isCalled = (text: string) => parts.includes(comparableText(text));
  return bare !== '' && !isPlaceText(bare) && isCalled(bare) && !isCalled(name) ? bare : name;
}
