import type { RefusalCode } from '@/domain/page/refusal-code';
import { foldForGuards, type GuardText } from '@/language/fold/fold-for-guards';
import { type PlacedConcept, phrases } from '@/language/lexicon/lexicon';
import { type PhraseMatcher, phraseMatcher } from '@/language/match/guard-phrase-matcher';
import { refusalByName } from '@/safety/names/refused-by-name';

interface Tables {
  actions: readonly [RefusalCode, PhraseMatcher][];
  beside: PhraseMatcher;
  switches: readonly [RefusalCode, PhraseMatcher][];
  /** Applying, as programs name it. */
  applies: PhraseMatcher;
}

/** What identifiers and steps of addresses lead to; the first match counts. */
const actionConcepts: readonly (readonly [RefusalCode, PlacedConcept])[] = [
  ['sign-in', 'actions.signIn'],
  ['sign-up', 'actions.signUp'],
  ['delete', 'actions.delete'],
  ['follow', 'actions.follow'],
  ['save', 'actions.save'],
  ['purchase', 'actions.purchase'],
  ['apply', 'actions.apply'],
  ['agree', 'actions.agree'],
  ['send', 'actions.send'],
  ['upload', 'actions.upload'],
];

let made: Tables | null = null;

function tables(): Tables {
  made ??= {
    // A language that names no steps of addresses means there what it means on a control.
    actions: actionConcepts.map(([code, words]) => [
      code,
      phraseMatcher({ ...phrases(words, 'says'), ...phrases(words, 'url') }),
    ]),
    beside: phraseMatcher(phrases('actions.besideUrlActions')),
    switches: [
      ['follow', phraseMatcher(phrases('actions.follow', 'switch'))],
      ['agree', phraseMatcher(phrases('actions.agree', 'switch'))],
    ],
    applies: phraseMatcher({ en: 'apply | apply to | apply for | apply with | reapply' }),
  };
  return made;
}

/**
 * The action a program's identifier names, with nothing else beside it: a path step, an action, an operation (`applyNow`, `sign_out`,
 * `job-apply-12`, `DeleteSavedJobMutation`). Null if it says more: `apply-pest-control` is a posting's title.
 */
export function forbiddenActionOfIdentifier(identifier: string): RefusalCode | null {
  if (/^[ -@[-`{-~]*$/.test(identifier)) return null;
  const text = foldForGuards(asWords(identifier));
  return (
    actionSaid(text, tables().actions) ??
    (appliesAmongOthers(identifier, text) ? 'apply' : null) ??
    actionOfWritten(identifier)
  );
}

/** What turning on a parameter of this name orders or agrees to: `jobAlerts=1`, `accept_terms=on`. */
export function forbiddenActionOfSwitch(name: string): RefusalCode | null {
  return actionSaid(foldForGuards(asWords(name)), tables().switches);
}

function actionSaid(text: GuardText, actions: Tables['actions']): RefusalCode | null {
  const [code] = actions.find(([, matcher]) => saysOnly(text, matcher)) ?? [];
  return code ?? null;
}

/** Words. Longer identifiers are titles. */
const mostWordsBeside = 4;

/** "find-and-apply", "apply-count", "applyToAcme": short, and applying comes first or last. "apply-pest-control" is a title. */
function appliesAmongOthers(identifier: string, { readings }: GuardText): boolean {
  if (/\d/.test(identifier)) return false;
  const applies = tables().applies;
  return readings.some(({ words }) => {
    if (words.length < 2 || words.length > mostWordsBeside) return false;
    const first = applies.lengthFrom(words, 0);
    return first >= 2 || (first > 0 && words.length === 2) || applies.lengthBefore(words, words.length) > 0;
  });
}

/** Identifiers are in English or unaccented; text written the way people write it means what it would on a control. */
function actionOfWritten(identifier: string): RefusalCode | null {
  return /[^\0-\x7f]/.test(identifier) && identifier.length <= longestWritten
    ? refusalByName(asWords(identifier))
    : null;
}

const longestWritten = 24;

/** Extensions of generated pages; other dots are part of the name. */
const extension =
  /\.(?:php\d?|phtml|aspx?|ashx|asmx|axd|jspx?|jsf|faces|xhtml|html?|shtml|do|action|cgi|pl|py|cfml?|json|xml|rb|mvc)$/i;

/** `applyNow12` as `apply Now 12`: identifiers have no spaces. */
function asWords(identifier: string): string {
  return identifier
    .replace(extension, '')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' ');
}

/** Words. Longer names are titles. */
const mostWords = 12;

function saysOnly({ readings }: GuardText, action: PhraseMatcher): boolean {
  return readings.some(
    ({ words, joined }) => action.isJoined(joined) || (words.length <= mostWords && isCovered(words, action)),
  );
}

/** Every word belongs to the action or may accompany it, and at least one belongs to the action. */
function isCovered(words: readonly string[], action: PhraseMatcher): boolean {
  let hasAction = false;
  for (let index = 0; index < words.length; ) {
    const said = action.lengthFrom(words, index);
    const length = said || tables().beside.lengthFrom(words, index);
    if (length === 0) return false;
    hasAction ||= said > 0;
    index += length;
  }
  return hasAction;
}
