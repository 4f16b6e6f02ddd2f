/*
 * What a reader of several languages knows words to mean. Nothing here is taken from a site: these are the usual words of job
 * boards in English, German, French, Spanish, Italian, Dutch, Portuguese and Polish.
 */

export const filterWords = /\bfilter|\bfiltre|\bfiltr[aeio]|\brefine|\bverfein/i;

/** What jobs are narrowed down by, where a control is named after it and not after filters. */
export const facetWords =
  /date (posted|of)|posted|remote|salary|experience|job type|contract|arbeitszeit|homeoffice|gehalt|contrat|publication|télétravail|teletravail|salaire|contrato|jornada|fecha|teletrabajo|salario|contratto|umowa|dienstverband/i;

export const applyWords =
  /\bapply|\bbewerb|\bpostuler|\bcandidat|\binscrib|\binscripci|\bsolicitar|\bsollicit|\baplikuj|\bcandidar/i;

/** What is never pressed: it signs in or up, sends, keeps, follows or throws away. */
export const forbiddenWords =
  /sign (in|up)|log ?in|register|join|anmeld|registr|konto|connecter|compte|cuenta|\bsave|merken|speicher|enregistrer|guardar|follow|folgen|suivre|seguir|subscri|abonn|suscri|suchauftrag|alert|alarm|dismiss .* job|delete|löschen|submit|send|abschick|envoyer|enviar/i;

export const searchFieldWords =
  /keyword|title|what|job|was\?|beruf|stichwort|métier|mot|poste|puesto|palabra|qué|cerca|parola|functie|trefwoord|cargo|stanowisko|search/i;

export const searchButtonWords = /^(search|find)|such|finden|rechercher|buscar|cerca|zoek|szukaj|pesquisar/i;

export const nextWords =
  /\bnext\b|nächste|weiter|suivant|siguiente|successiv|volgende|próxim|następn|more (jobs|results)|see more jobs|load more|show more jobs|mehr .*(stellen|jobs|laden)|weitere|plus d.offres|voir plus|más (ofertas|empleos)|cargar más/i;

export const closeWords =
  /^(close|dismiss|cancel|schließen|abbrechen|fermer|annuler|cerrar|cancelar|chiudi|sluiten|fechar|zamknij|×|x)$/i;

export const applyChoicesWords =
  /show|see|apply|anzeigen|anwenden|übernehmen|afficher|appliquer|voir|mostrar|aplicar|ver |applica|toon|pokaż/i;

export const resetWords = /reset|clear|zurücksetzen|löschen|effacer|réinitialiser|borrar|limpiar|cancella|wis|wyczyść/i;

export const sortWords = /sort|order by|sortier|trier|ordenar|ordina|sorteer|sortuj/i;

/** Of the fields of an application. */
export const applicationWords =
  /e-?mail|résumé|resume|\bcv\b|lebenslauf|currículum|curriculum|cover letter|anschreiben|motivation|phone|telefon/i;

/** What stands before a value of a posting. */
export const labelWords = {
  company: /company|employer|unternehmen|arbeitgeber|firma|entreprise|empresa|azienda|bedrijf|werkgever|pracodawca/,
  location:
    /(?:job )?location|place of work|standort|(?:arbeits|einsatz)ort|ort|lieu|localisation|ubicación|lugar|sede|luogo|locatie|standplaats|localização|local|lokalizacja|miejsce pracy/,
  salary:
    /salary|pay|compensation|gehalt|vergütung|lohn|salaire|rémunération|salario|stipendio|retribuzione|salaris|salário|wynagrodzenie/,
  posted:
    /(?:date )?posted|published|veröffentlicht(?: am)?|online seit|publiée? le|publicado(?: el| em)?|pubblicato(?: il)?|geplaatst(?: op)?|opublikowano/,
  employment:
    /job type|employment type|contract type|anstellungsart|beschäftigungsart|arbeitszeit|type de contrat|contrat|tipo de contrato|jornada|tipo di contratto|dienstverband|rodzaj umowy/,
  id: /job id|reference|requisition id|referenznummer|kennziffer|référence|referencia|riferimento|vacaturenummer|referência|numer referencyjny/,
};

export const moneyWords = /[$€£¥]|\b(?:EUR|USD|GBP|CHF|PLN|zł|Kč)\b/;

export const postedWords =
  /\bago\b|posted|yesterday|\btoday\b|just now|\bvor \d|gestern|\bheute\b|il y a|hier\b|\bhace \d|\bhá \d|\bfa$|geleden|temu$|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b20\d\d-\d\d-\d\d\b/i;

export const employmentWords =
  /full[- ]?time|part[- ]?time|permanent|internship|freelance|vollzeit|teilzeit|befristet|praktikum|\bCDI\b|\bCDD\b|temps (?:plein|partiel)|jornada (?:completa|parcial)|tempo (?:pieno|indeterminato|integral)|voltijd|deeltijd|pełny etat/i;

export const remoteWords = /\bremote|home ?office|télétravail|teletrabajo|da remoto|thuiswerk|zdaln/i;

export const hybridWords = /hybrid|híbrid|ibrid|hybryd/i;

export const placeWords =
  /, [A-Z]{2}\b|\([^)]*(?:hybrid|remote|on-?site)[^)]*\)|^\d{4,5} \p{Lu}|, (?:germany|deutschland|france|españa|italia|nederland|portugal|polska|uk|usa|netherlands|austria|spain|italy|poland)\b/iu;

/** Applying elsewhere. */
export const companySiteWords =
  /company (?:web)?site|employer'?s? (?:web)?site|(?:unternehmens|firmen|arbeitgeber)\S*(?:seite|site)|site de l.(?:entreprise|employeur)|web de la empresa|sito (?:dell|azienda)|website van|site da empresa|stron\S* (?:firmy|pracodawcy)/i;

/** Headings of what follows a posting. */
export const otherJobsWords =
  /^(?:similar|related|more|other|recommended) (?:jobs|positions|openings|vacancies)|^(?:ähnliche|weitere|andere) (?:stellen|jobs)|^(?:offres|emplois) similaires|^(?:empleos|ofertas) (?:similares|relacionad)|^(?:offerte|annunci) simili|^(?:vergelijkbare|andere) vacatures|^vagas semelhantes|^podobne oferty|^share this|^report this/i;

/** What the columns of a list are called where a page names them. */
export const columnWords = {
  title: /^(job|title|position|role|stelle|beruf|functie|poste|puesto|stanowisko|cargo)$/i,
  company: /^(company|employer|firma|arbeitgeber|werkgever|entreprise|empresa|azienda|pracodawca)$/i,
  location: /^(place|location|city|ort|plaats|lieu|lugar|luogo|miejsce)$/i,
  postedText: /^(posted|date|datum|geplaatst|publié|publicado)$/i,
  salaryText: /^(pay|salary|gehalt|salaris|salaire|salario|stipendio)$/i,
};
