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
