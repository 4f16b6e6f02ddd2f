import { saysApply } from '@/domain/apply-words';
import { controlWords } from '@/domain/control-words';
import type { RefusalCode } from '@/domain/refusal-code';
import { wordsTest } from '@/domain/words-test';
import { applyFurtherWords } from './apply-further-words';
import { deleteWords } from './delete-words';
import { mentionsFilters } from './filter-heading';
import { choicePhrases } from './filter-words';
import { followWords } from './follow-words';
import { purchaseWords } from './purchase-words';
import { refusedBySymbol } from './refused-symbols';
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

const speaksOfChoices = wordsTest({ anywhere: choicePhrases });

/** "Apply to Filter Technician": what stands behind such a word is a job. */
const namesAnObject = /(?<!\p{L})(?:to|for|as|at|als|auf|fur|bei|pour|chez|como|per|come|voor|bij|na|jako)(?!\p{L})/u;
/** Filters that were put aside are something that can be lost. */
const speaksOfSaved =
  /(?<!\p{L})(?:saved|gespeichert|enregistre|guardad|salvat|salv[oa]s|opgeslagen|bewaard|zapisan|ulozen)/u;

/** Between two things that one control does, or an answer and what is answered: "Close and apply", "Yes, delete it". */
const betweenDeeds = /\s*[,&+]\s*|\s+(?:and|und|et|y|e|en|a|i|oraz|then)\s+/u;
/** Longer names are sentences, or titles of jobs. Words. */
const mostWordsOfDeeds = 7;

/** What a control of this name would do that an exploration never does; null for anything else. */
export function refusedByName(name: string): RefusalCode | null {
  const words = controlWords(name);
  if (words === '') return refusedBySymbol(name);
  return refusedByWords(words) ?? refusedByFurtherDeed(words);
}

function refusedByWords(words: string): RefusalCode | null {
  const code = tests.find(([, test]) => test(words))?.[0] ?? null;
  return (code === 'apply' || code === 'delete' || code === 'send') && speaksOfFiltering(words) ? null : code;
}

/** Of a name that says two things the second; "Benefits & pay" buys nothing, though. */
function refusedByFurtherDeed(words: string): RefusalCode | null {
  if (words.split(' ').length > mostWordsOfDeeds || speaksOfFiltering(words)) return null;
  const codes = words.split(betweenDeeds).slice(1).map(refusedByWords);
  return codes.find((code) => code !== null && code !== 'purchase') ?? null;
}

/** "Apply filters", "Apply 24 results", "Auswahl löschen": short, and nothing but the choice of filters is spoken of. */
function speaksOfFiltering(words: string): boolean {
  const isShort = words.split(' ').length <= 5;
  return (
    isShort &&
    !namesAnObject.test(words) &&
    !speaksOfSaved.test(words) &&
    (mentionsFilters(words) || speaksOfChoices(words))
  );
}
