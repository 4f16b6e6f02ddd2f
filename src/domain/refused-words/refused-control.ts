import { saysApply } from '../apply-words';
import { foldWording } from '../phrases';
import type { RefusalCode } from '../refusal-code';
import { applyFurtherWords } from './apply-further-words';
import { closeWords } from './close-words';
import { deleteWords } from './delete-words';
import { choicePhrases, filterPhrases } from './filter-words';
import { followWords } from './follow-words';
import { purchaseWords } from './purchase-words';
import { wordsTest } from './refused-words';
import { saveWords } from './save-words';
import { sendWords } from './send-words';
import { signInWords } from './sign-in-words';
import { signUpWords } from './sign-up-words';
import { uploadWords } from './upload-words';

const appliesFurther = wordsTest(applyFurtherWords);

/** What a control is for, by its name. The first that fits is told: "Send application" sends. */
const tests: readonly [RefusalCode, (words: string) => boolean][] = [
  ['purchase', wordsTest(purchaseWords)],
  ['upload', wordsTest(uploadWords)],
  ['sign-up', wordsTest(signUpWords)],
  ['sign-in', wordsTest(signInWords)],
  ['delete', wordsTest(deleteWords)],
  ['follow', wordsTest(followWords)],
  ['save', wordsTest(saveWords)],
  ['send', wordsTest(sendWords)],
  ['apply', (words) => saysApply(words) || appliesFurther(words)],
];

const closes = wordsTest(closeWords);
const speaksOfFilters = wordsTest({ anywhere: filterPhrases });
const speaksOfChoices = wordsTest({ anywhere: choicePhrases });

/** "Apply to Filter Technician": what stands behind such a word is a job. */
const namesAnObject = /(?<!\p{L})(?:to|for|as|at|als|auf|fur|bei|pour|chez|como|per|come|voor|bij|na|jako)(?!\p{L})/u;
/** Filters that were put aside are something that can be lost. */
const speaksOfSaved =
  /(?<!\p{L})(?:saved|gespeichert|enregistre|guardad|salvat|salv[oa]s|opgeslagen|bewaard|zapisan|ulozen)/u;

/** The words of a name for the tests here: folded, without what stands around them (icons, arrows, counts in brackets). */
export function controlWords(name: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(foldWording(name))?.[0] ?? '';
}

/** What a control of this name would do that an exploration never does; null for anything else. */
export function refusedByName(name: string): RefusalCode | null {
  const words = controlWords(name);
  const code = tests.find(([, test]) => test(words))?.[0] ?? null;
  return (code === 'apply' || code === 'delete' || code === 'send') && speaksOfFiltering(words) ? null : code;
}

/** True for the heading or name of a form or dialog of filters. */
export function isAboutFilters(text: string): boolean {
  return speaksOfFilters(controlWords(text));
}

/** True for the name of a control that closes something or leads out of it. */
export function saysClose(name: string): boolean {
  return /^[×✕✖✗⨯]$/.test(name.trim()) || closes(controlWords(name));
}

/** "Apply filters", "Apply 24 results", "Auswahl löschen": short, and nothing but the choice of filters is spoken of. */
function speaksOfFiltering(words: string): boolean {
  const isShort = words.split(' ').length <= 5;
  return (
    isShort &&
    !namesAnObject.test(words) &&
    !speaksOfSaved.test(words) &&
    (speaksOfFilters(words) || speaksOfChoices(words))
  );
}
