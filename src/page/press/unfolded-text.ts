import { countWords } from '@/language/fold/comparable-text';
import { rawText } from '@/page/dom/text/raw-text';

/** What opens and closes a part where it stands, and says which. Menus and lists are opened elsewhere, links lead on. */
export const disclosures = '[aria-expanded][aria-controls]:not([aria-haspopup]):not(a[href]):not(input):not(select)';
const fields = 'input:not([type=hidden]),textarea,select,[contenteditable]:not([contenteditable=false])';
/** Words. Fewer may be a menu. */
const fewestWords = 12;

/** The part of the page that a control says it opens, if that already holds a text, and nothing to fill in; else null. */
export function unfoldedText(control: Element): Element | null {
  if (!control.matches(disclosures)) return null;
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  const part = root.getElementById(control.getAttribute('aria-controls') ?? '');
  if (!part || part.contains(control) || part.querySelector(fields)) return null;
  return countWords(rawText(part)) >= fewestWords ? part : null;
}
