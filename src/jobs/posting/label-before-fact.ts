import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { placeScore } from '@/jobs/text-kind/place-score';
import { fieldOfLabel, isRegionLabel, isTownLabel, type LabelledField } from '@/language/words/jobs/posting-labels';

/** Words of a label, and of all. */
const most = { label: 3, words: 8 };
/** The likeness of a known place. */
const known = 4;

const isOfField: Partial<Record<LabelledField, (text: string) => boolean>> = {
  location: (text) => placeScore(text) >= known,
  employmentType: isEmploymentText,
};

/** "Location Hamburg": no colon, but the words of a label, and behind them what it asks for and nothing else. "Region Hannover" is a name. */
export function labelBeforeFact(text: string): { field: LabelledField; value: string } | null {
  const words = text.split(' ');
  if (words.length > most.words) return null;
  for (let length = Math.min(most.label, words.length - 1); length > 0; length -= 1) {
    const [label, value] = [words.slice(0, length).join(' '), words.slice(length).join(' ')];
    const field = fieldOfLabel(label);
    if (field === null || isTownLabel(label) || isRegionLabel(label)) continue;
    if (!isOfField[field]?.(value) || fieldOfLabel(value) !== null) continue;
    return { field, value: goesOnInSmall(label, value) ? text : value };
  }
  return null;
}

/** "Contrato temporal": one word and what goes on in small letters may be one name of a kind, which as a whole says no less. */
function goesOnInSmall(label: string, value: string): boolean {
  return !label.includes(' ') && /^\p{Lu}/u.test(label) && /^\p{Ll}/u.test(value);
}
