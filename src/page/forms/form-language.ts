import { textAlternative } from '../names/text-alternative';

/** Characters. Enough text to detect a language. */
const sample = 4000;

/** ISO 639-1 code of the document, as declared, else as detected; null if neither works. */
export async function formLanguage(): Promise<string | null> {
  const said = /^[a-z]{2}(?=$|[-_])/i.exec(document.documentElement.lang.trim())?.[0];
  if (said) return said.toLowerCase();
  const text = document.body ? textAlternative(document.body).slice(0, sample) : '';
  const { languages } = await chrome.i18n.detectLanguage(text);
  return languages[0]?.language.slice(0, 2) ?? null;
}
