import type { RefusalCode } from '@/domain/refusal-code';
import { foldForGuards, type GuardText } from './guard-fold/fold-for-guards';
import { type PhraseMatcher, phraseMatcher } from './guard-fold/phrase-matcher';
import { addressDeeds, besideDeeds } from './words/address-deeds';
import { deedsOfOthers } from './words/deeds-of-others';
import { refusedByName } from './words/refused-control';
import { switchDeeds } from './words/switch-deeds';

interface Tables {
  deeds: readonly [RefusalCode, PhraseMatcher][];
  beside: PhraseMatcher;
  switches: readonly [RefusalCode, PhraseMatcher][];
  /** To apply, in the languages of programs. */
  applies: PhraseMatcher;
}

let made: Tables | null = null;

function tables(): Tables {
  made ??= {
    deeds: [
      ...addressDeeds.map(([code, phrases]): [RefusalCode, PhraseMatcher] => [code, phraseMatcher(phrases)]),
      ...deedsOfOthers.map(([code, { says }]): [RefusalCode, PhraseMatcher] => [code, phraseMatcher(says)]),
    ],
    beside: phraseMatcher(besideDeeds),
    switches: switchDeeds.map(([code, phrases]): [RefusalCode, PhraseMatcher] => [code, phraseMatcher(phrases)]),
    applies: phraseMatcher({ en: 'apply | apply to | apply for | apply with | reapply' }),
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
  return (
    deedSaid(text, tables().deeds) ??
    (appliesAmongOthers(identifier, text) ? 'apply' : null) ??
    deedOfWritten(identifier)
  );
}

/** What is ordered or agreed to by switching on what has such a name: `jobAlerts=1`, `accept_terms=on`. */
export function deedOfSwitch(name: string): RefusalCode | null {
  return deedSaid(foldForGuards(asWords(name)), tables().switches);
}

function deedSaid(text: GuardText, deeds: Tables['deeds']): RefusalCode | null {
  const [code] = deeds.find(([, matcher]) => saysOnly(text, matcher)) ?? [];
  return code ?? null;
}

/** Longer names of programs are titles. Words. */
const mostWordsBeside = 4;

/** "find-and-apply", "apply-count", "applyToAcme": short, and to apply is how it begins or ends. "apply-pest-control" is a title. */
function appliesAmongOthers(identifier: string, { readings }: GuardText): boolean {
  if (/\d/.test(identifier)) return false;
  const applies = tables().applies;
  return readings.some(({ words }) => {
    if (words.length < 2 || words.length > mostWordsBeside) return false;
    const first = applies.lengthFrom(words, 0);
    return first >= 2 || (first > 0 && words.length === 2) || applies.lengthBefore(words, words.length) > 0;
  });
}

/** Programs are named in English or without accents; what is written as people write it says what a control would. */
function deedOfWritten(identifier: string): RefusalCode | null {
  return /[^\0-\x7f]/.test(identifier) && identifier.length <= longestWritten
    ? refusedByName(asWords(identifier))
    : null;
}

const longestWritten = 24;

/** Of a page that a program makes; what else stands behind a dot is a name. */
const extension =
  /\.(?:php\d?|phtml|aspx?|ashx|asmx|axd|jspx?|jsf|faces|xhtml|html?|shtml|do|action|cgi|pl|py|cfml?|json|xml|rb|mvc)$/i;

/** `applyNow12` as `apply Now 12`: programs write words without spaces. */
function asWords(identifier: string): string {
  return identifier
    .replace(extension, '')
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
