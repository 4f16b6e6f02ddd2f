import { placeForPerson } from '../visibility/for-a-person';
import { labelsOf } from '../walker/labels-of';

/**
 * Remembers what a field is before it gets the focus; the function answered with says whether it still is: a page hears that the focus
 * comes, and may make another field of it before anything is written.
 */
export function sameInFocus(control: HTMLInputElement | HTMLTextAreaElement): () => boolean {
  const { form } = control;
  const words = wordsOf(control);
  return () =>
    control.isConnected &&
    control.form === form &&
    wordsOf(control) === words &&
    placeForPerson(control, 'text') !== null;
}

function wordsOf(control: HTMLInputElement | HTMLTextAreaElement): string {
  return labelsOf(control)
    .map(({ textContent }) => textContent)
    .join('\n');
}
