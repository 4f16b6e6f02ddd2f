import { isPlaceText } from '@/jobs/text-kind/place-text';
import { beginsLikeName } from '@/language/fold/begins-like-name';
import { containsWords } from '@/language/fold/comparable-text';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseCutter } from '@/language/match/phrase-at-edge';
import type { PostingHeader } from './posting-header';
import type { PostingNames } from './posting-names';
import { titleParts } from './title-parts';

const behindKind = phraseCutter('start', phrases('postings.municipality', 'first'));
const behindTown = phraseCutter('start', phrases('postings.municipality', 'says'));
const beforeKind = phraseCutter('end', phrases('postings.municipality', 'last'));

/**
 * The place by which an employer is called: a town that employs ("City of Halle (Saale)", "Lunds kommun"), or the known one that ends its
 * name, if the page says it elsewhere too ("Studentenwerk Leipzig").
 */
export function placeInCompany(company: string, { lines }: Pick<PostingHeader, 'lines'>): string | undefined {
  return municipality(company) ?? townAtEnd(company, lines);
}

/** The town whose own site shows the posting of one of its houses: "Jobs – City of Leeds". */
export function placeInNames({ titles, siteName }: PostingNames): string | undefined {
  const towns = [siteName ?? '', ...titles.flatMap(titleParts)].flatMap((name) => municipality(name.trim()) ?? []);
  const [only, another] = new Set(towns);
  return another === undefined ? only : undefined;
}

function municipality(company: string): string | undefined {
  const town = behindKind(company);
  if (town !== company && beginsLikeName(town) && !/\d/.test(town)) return town;
  const known = behindTown(company);
  // "Halle (Saale)" is a town by the river that it names.
  if (known !== company && (isPlaceText(known) || /^\p{Lu}\p{Ll}+ \(\p{L}+\)$/u.test(known))) return known;
  const owner = beforeKind(company);
  if (owner === company) return undefined;
  // "Lunds kommun" is that of Lund, "Borås kommun" that of Borås.
  return [owner, owner.replace(/s$/, '')].find(isPlaceText);
}

/** Words of a town's name, at most. */
const mostWords = 3;

function townAtEnd(company: string, lines: PostingHeader['lines']): string | undefined {
  const words = company.split(' ');
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length -= 1) {
    const town = words.slice(-length).join(' ');
    if (isPlaceText(town))
      return lines.some(({ text }) => containsWords(text.replaceAll(company, ''), town)) ? town : undefined;
  }
  return undefined;
}
