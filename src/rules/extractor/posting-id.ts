/** Labels before a posting's id: en, de, fr, es, it, nl, pt, pl. */
const label =
  /^(?:(?:job|posting|position|vacancy|requisition|req\.?|reference|ref\.?)(?:[\s-]*(?:id|no\.?|number|code|#))?|(?:stellen|job|anzeigen|referenz|kenn)[\s-]*(?:nummer|nr\.?|id|ziffer)|(?:référence|ref)(?: de l'offre)?|(?:número de )?referencia|riferimento|(?:vacature|referentie)nummer|(?:código|referência)(?: da vaga)?|(?:numer|nr) (?:referencyjny|ogłoszenia|ref\.?))[\s-]*(?:[:#]\s*)?([\p{L}\d][\p{L}\d_/-]{1,40})$/iu;

/** The id in a line that names it ("Job ID: R-20417", "Kennziffer 4711"); null for other lines. Ids have a digit. */
export function postingIdIn(text: string): string | null {
  const id = label.exec(text)?.[1] ?? '';
  return /\d/.test(id) ? id : null;
}
