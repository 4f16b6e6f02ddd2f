import type { FieldKey } from '../field-key';
import type { FormField } from '../form-field';
import { askedFor } from './asking-words';
import { jobAsks } from './concepts/job-asks';
import { consents } from './concepts/never-asks';
import { webPlaces } from './concepts/web-places';
import { isVague, meaningOf } from './contact-meaning';
import { wordCount } from './field-words';
import { questionFinder } from './find-question';
import type { FormWords } from './form-words';
import { mostWordsOfLabel, shortLabels } from './short-labels';

const findFuture = questionFinder(consents.filter(({ key }) => key === 'consent.future'));
const findJobQuestion = questionFinder([
  ...jobAsks.filter(({ key }) => key !== 'summary' && key !== 'cover_letter.text'),
  ...webPlaces,
]);

/** What a question in a sentence asks for; null if it names nothing the rules know. */
export function longQuestionKey({ kind }: FormField, words: FormWords): FieldKey | null {
  const isChosen = kind === 'choice' || kind === 'select' || kind === 'combobox';
  const future = isChosen ? findFuture.bySaying(words) : null;
  if (future !== null) return future;
  if (wordCount(words.label) <= mostWordsOfLabel) return null;
  return findJobQuestion.bySaying(words) ?? (kind === 'text' ? keyAskedFor(words.label) : null);
}

/** "Please confirm the zip code of the place where …": the first thing named counts. */
function keyAskedFor(label: string): FieldKey | null {
  const head = askedFor(label);
  const meaning = head === undefined ? null : meaningOf(shortLabels.inLabel(head));
  return meaning === null || meaning === 'other' || isVague(meaning) ? null : meaning;
}
