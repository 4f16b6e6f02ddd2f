import type { RefusalCode } from '@/domain/refusal-code';
import { foldForGuards, type GuardText } from './guard-fold/fold-for-guards';
import { type PhraseMatcher, phraseMatcher } from './guard-fold/phrase-matcher';
import { addressDeeds, besideDeeds } from './words/address-deeds';

interface Tables {
  deeds: readonly [RefusalCode, PhraseMatcher][];
  beside: PhraseMatcher;
}

let made: Tables | null = null;

function tables(): Tables {
  made ??= {
    deeds: addressDeeds.map(([code, phrases]) => [code, phraseMatcher(phrases)]),
    beside: phraseMatcher(besideDeeds),
  };
  return made;
}

/**
 * The deed that a name of a program says and nothing beside it: a step of a path, an action, an operation (`applyNow`, `sign_out`,
 * `job-apply-12`, `DeleteSavedJobMutation`). Null for names that say more: `apply-pest-control` is the name of a posting.
 */
export function deedOfIdentifier(identifier: string): RefusalCode | null {
  if (/^[ -@[-`{-~]*$/.test(identifier)) return null;
  const text = foldForGuards(asWords(identifier));
  return tables().deeds.find(([, matcher]) => saysOnly(text, matcher))?.[0] ?? null;
}

/** `applyNow12` as `apply Now 12`: programs write words without spaces. */
function asWords(identifier: string): string {
  return identifier
    .replace(/\.[a-z]\w{1,4}$/i, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');
}

/** Longer ones are titles. Words. */
const mostWords = 12;

function saysOnly({ readings }: GuardText, deed: PhraseMatcher): boolean {
  return readings.some(
    ({ words, joined }) => deed.isJoined(joined) || (words.length <= mostWords && isCovered(words, deed)),
  );
}

/** Every word belongs to the deed, or to what may stand beside it, and one belongs to the deed. */
function isCovered(words: readonly string[], deed: PhraseMatcher): boolean {
  let hasDeed = false;
  for (let index = 0; index < words.length; ) {
    const said = deed.lengthFrom(words, index);
    const length = said || tables().beside.lengthFrom(words, index);
    if (length === 0) return false;
    hasDeed ||= said > 0;
    index += length;
  }
  return hasDeed;
}
