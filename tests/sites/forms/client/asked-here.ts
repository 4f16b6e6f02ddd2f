import type { Asked } from '../question.ts';

/** The questions of the form, as the server wrote them into the page. */
export const askedHere: readonly Asked[] = JSON.parse(document.getElementById('asked')?.textContent ?? '[]');

/** Where the form is mounted. */
export function formRoot(): HTMLElement {
  const root = document.getElementById('form');
  if (!root) throw new Error('the page has no place for the form');
  return root;
}
