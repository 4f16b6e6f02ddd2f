import { isPlaceText } from '@/jobs/text-kind/place-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { containsWords } from '@/language/fold/comparable-text';
import { partsOfSeeking } from '@/language/words/jobs/seeking-words';
import { isEmployerConnector } from './line-segment';
import type { PostingHeader } from './posting-header';
import { titlePartsBeside } from './posting-names';
import { titleParts } from './title-parts';

/** Employers that the page's titles name in words: "Nurse at Acme in Leeds", "Acme is hiring: Nurse". */
export function namesSaidInTitles({ names, title }: PostingHeader): string[] {
  const behind = titlePartsBeside(names, title.text).map(nameBehindConnector);
  const parts = names.titles.flatMap((whole) => whole.trim().split(between));
  return [...behind, ...parts.map((part) => nameOfSeeker(part, title.text))].filter((name) => name !== '');
}

/** A colon does not part who seeks from what is sought. */
const between = /\s?\|\s?|\s[–—·-]\s/;

/** "Acme" of "at Acme in Leeds | Board", which stands behind the posting's title; a place may come first: "in Leeds at Acme". */
function nameBehindConnector(beside: string): string {
  const [, behind = ''] = beside.split(' | ', 2);
  const words = (titleParts(behind.trim())[0] ?? '').split(' ');
  const at = words.findIndex(isEmployerConnector);
  const isNext = at === 0 || (at > 0 && isPlaceText(words.slice(1, at).join(' ')));
  const name = isNext ? withoutPlaceBehind(words.slice(at + 1).join(' ')) : '';
  return beginsLikeName(name) ? name : '';
}

const withoutPlaceBehind = (name: string): string => name.split(/ in (?=\p{Lu})/u)[0] ?? '';

function nameOfSeeker(part: string, title: string): string {
  const { subject, sought } = partsOfSeeking(part.replace(/\s?[:：]/, '')) ?? { subject: '', sought: '' };
  return containsWords(sought, title) ? subject : '';
}
