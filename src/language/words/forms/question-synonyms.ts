/** Synonyms, the first standing for all; folded (lower case, no accents), words or phrases. */
const synonyms: readonly string[] = [
  'authorized work|authorized to work|authorised to work|entitled to work|eligible to work|permitted to work|allowed to work|right to work|legal right to work|authorization to work|authorisation to work|work authorization|work authorisation|work permit|permission to work|arbeitserlaubnis|arbeitsberechtigung|autorise a travailler|permis de travail|permiso de trabajo|werkvergunning|permesso di lavoro',
  'authorized|authorised|entitled|eligible|permitted|allowed|berechtigt|autorise|autorisee|autorizado|autorizada|gerechtigd|autorizzato|autorizzata',
  'work|working|arbeiten|travailler|trabajar|werken|lavorare',
  'sponsorship|visa sponsorship|sponsor|employment visa|visa|immigration sponsorship|visum|visumssponsoring|parrainage|patrocinio|sponsoring|sponsorizzazione',
  'need|require|requires|required|benotigen|benotigst|brauchen|necessiter|besoin|necesita|necesitas|necesitara|nodig|necessita|richiede',
  'future|in the future|now or in the future|zukunft|jetzt oder in zukunft|futur|futuro|toekomst',
  'salary|compensation|pay|wage|remuneration|gehalt|vergutung|entgelt|salaire|remuneration|salario|sueldo|retribucion|salaris|loon|stipendio|retribuzione|ral',
  'salary expected|gehaltsvorstellung|gehaltsvorstellungen|gehaltswunsch|wunschgehalt|pretentions salariales|expectativas salariales|salarisindicatie|salariswens|aspettative retributive',
  'expected|expectation|expectations|desired|wanted|target|gewunschtes|gewunschte|erwartetes|vorstellung|vorstellungen|souhaite|souhaitee|pretentions|attendu|deseado|deseada|expectativa|expectativas|gewenst|gewenste|verwachting|desiderato|desiderata|aspettativa|aspettative',
  'current|currently|present|presently|aktuell|aktuelle|aktuelles|derzeit|derzeitige|derzeitiges|momentan|actuel|actuelle|actuellement|actual|actualmente|huidige|huidig|momenteel|attuale|attualmente',
  'notice period|notice|period of notice|kundigungsfrist|preavis|delai de preavis|preaviso|periodo de preaviso|opzegtermijn|preavviso|periodo di preavviso',
  'start|starting|start date|begin|commence|join|available|availability|earliest start|eintrittsdatum|eintrittstermin|starttermin|verfugbar|verfugbarkeit|anfangen|beginnen|disponible|disponibilite|commencer|disponibilidad|empezar|incorporacion|beschikbaar|beschikbaarheid|disponibile|disponibilita|iniziare',
  'relocate|relocating|relocation|move|umziehen|umzug|demenager|demenagement|mobilite|mudarse|mudanza|reubicarse|reubicacion|verhuizen|verhuizing|trasferirsi|trasferimento',
  'willing|able|open|happy|prepared|bereit|pret|prete|dispuesto|dispuesta|bereid|disposto|disposta',
  'experience|erfahrung|berufserfahrung|experience professionnelle|experiencia|ervaring|esperienza',
  'year|years|jahre|jahr|annees|annee|ans|anos|ano|jaar|jaren|anni|anno',
  'language|languages|sprache|sprachen|langue|langues|idioma|idiomas|taal|talen|lingua|lingue',
  'level|proficiency|fluency|fluent|niveau|kenntnisse|sprachkenntnisse|nivel|livello|niveau|vloeiend|fliessend|couramment',
  'before|previously|in the past|ever|formerly|fruher|zuvor|bereits|schon|jemals|auparavant|deja|anteriormente|antes|alguna vez|eerder|ooit|precedenza|prima|mai prima',
  'employed|worked|employee|beschaftigt|gearbeitet|angestellt|travaille|employe|employee|trabajado|empleado|empleada|gewerkt|lavorato|impiegato',
  'convicted|felony|criminal record|criminal conviction|conviction|vorbestraft|vorstrafe|vorstrafen|casier judiciaire|condamne|antecedentes penales|condenado|strafblad|veroordeeld|precedenti penali|condannato',
  'older|over|at least|or over|or older|years of age|age|minimum|alter|alt|mindestens|volljahrig|age de|edad|leeftijd|minstens|ouder|eta|almeno|maggiorenne',
  'remote|remotely|work from home|home office|homeoffice|teletravail|a distance|remoto|teletrabajo|op afstand|thuiswerken|da remoto|smart working',
  'commute|pendeln|faire la navette|desplazarse|pendelen|pendolare',
  'travel|reisen|reisebereitschaft|voyager|deplacements|viajar|reizen|viaggiare',
  'driving licence|driving license|drivers license|driver license|driver licence|drivers licence|fuhrerschein|permis de conduire|permiso de conducir|carnet de conducir|rijbewijs|patente di guida|patente',
  'why|reason|motivation|motivates|warum|weshalb|wieso|pourquoi|porque|por que|waarom|perche',
  'interested|interest|interesse|interessiert|interesse|interessee|interes|interesado|interesada|geinteresseerd|interessato|interessata',
  'heard|hear|find|found|learn|learned|discover|erfahren|aufmerksam|entendu|connu|conocido|conociste|enterado|gehoord|gevonden|sentito|conosciuto',
  'degree|qualification|abschluss|diplome|titulo|titulacion|diploma|titolo di studio|laurea',
  'highest|hochster|hochste|plus eleve|mas alto|hoogste|piu alto',
  'city|town|stadt|ville|ciudad|stad|citta',
  'live|living|reside|residing|located|based|residence|wohnen|wohnst|wohnhaft|habiter|habitez|residez|vivir|vives|vive|resides|reside|wonen|woont|woon|vivere|vivi|risiedi|residente',
];

const phrases = synonyms
  .flatMap((line) => {
    const [word = '', ...others] = line.split('|');
    return [word, ...others].map((phrase) => ({ phrase, word }));
  })
  // "Work authorization" before "work".
  .sort((one, other) => other.phrase.length - one.phrase.length);

/** The words of a folded text, each synonym replaced by the first of its kind. */
export function replaceSynonyms(folded: string): string {
  let text = ` ${folded} `;
  for (const { phrase, word } of phrases) {
    // Replacements are in capitals until the end, so that they are not matched again.
    text = text.replaceAll(` ${phrase} `, ` ${word.toUpperCase()} `);
  }
  return text.trim().toLowerCase();
}
