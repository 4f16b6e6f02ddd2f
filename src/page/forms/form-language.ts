import { textAlternative } from '../names/text-alternative';

/** Enough of a page's text to tell its language by. Characters. */
const sample = 4000;

/** ISO 639-1 of the document, as it says itself, else as its text reads; null where neither tells. */
export async function formLanguage(): Promise<string | null> {
  const said = /^[a-z]{2}(?=$|[-_])/i.exec(document.documentElement.lang.trim())?.[0];
  if (said) return said.toLowerCase();
  const text = document.body ? textAlternative(document.body).slice(0, sample) : '';
  const { languages } = await chrome.i18n.detectLanguage(text);
  return languages[0]?.language.slice(0, 2) ?? null;
}
