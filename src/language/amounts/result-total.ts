/** Thousands separators vary: 1,234 and 1.234 and 1 234. More than seven digits in a row are an id, not a count. */
const number = "(\\d{1,3}(?:[.,'’\\s\\u00a0\\u202f]\\d{3})+|\\d{1,7})\\+?";

/** What job lists call their entries, by the start of the word. */
const things =
  'results?|jobs?|positions?|roles?|vacanc|openings?|opportunit|matches|hits|listings?|treffer|stelle|ergebnis|anzeigen|offre|résultat|emploi|postes?|annonces?|oferta|empleo|resultado|vagas?|trabajos?|puestos?|vacantes?|risultat|offert|annunci|posizioni|vacature|resultaten|banen|ofert|wynik|ogłosze|nabíd|výsledk|pozic|ponúk|pracovn|állás|találat|jobb|träff|tjänst|stilling|treff|työpaik|tulos|вакан|результат|ilan|sonuç|lowongan|việc|joburi|rezultat|posao|oglas|θέσεις';

const range = new RegExp(
  `\\d[\\d.,]*\\s*[-–—]\\s*\\d[\\d.,]*\\s*(?:of|von|di|de|sur|z|ze|van|av|af|od|din|из|/|out of)\\s*(?:about|ca\\.?|circa|rund|environ)?\\s*${number}`,
  'iu',
);
const numberFirst = new RegExp(
  `(?<![\\d\\p{L}$€£.,#+])${number}(?:\\s+[\\p{L}&/+#.,'’()-]+){0,5}?\\s+(?:${things})`,
  'iu',
);
const thingFirst = new RegExp(`(?<!\\p{L})(?:${things})\\p{L}*\\s*[:(]\\s*${number}`, 'iu');
const countWord = new RegExp(`${number}\\s?(?:件|個|个职位|个|건|条)`, 'u');

/** The total a short text announces: 598 for "598 Treffer", 1234 for "1 - 20 von 1.234 Jobs"; null if it announces none. */
export function readResultTotal(text: string): number | null {
  if (text.length > 160) return null;
  const found = range.exec(text) ?? numberFirst.exec(text) ?? thingFirst.exec(text) ?? countWord.exec(text);
  const digits = found?.[1]?.replace(/\D/g, '');
  return digits ? Number(digits) : null;
}
