import type { Phrases } from '@/language/match/phrases';

/** A search without results. */
export const nothingFoundPhrases: Phrases = {
  en: `no results | no jobs found | no matching jobs | no job found | no jobs match | did not match any
    | didn't match any | no jobs matching | no vacancies | no open positions | no openings | no positions
    | couldn't find any | could not find any | no matches | there are currently no | there are no jobs
    | no current openings | no job openings | nothing found | no jobs available | no jobs were found
    | we found no | no search results | couldn't find a match`,
  de: `keine ergebnisse | keine treffer | keine stellen | keine jobs | keine passenden | nichts gefunden
    | keine stellenangebote | keine offenen stellen | leider nichts | keine vakanzen | keine stellenanzeigen
    | keine übereinstimmungen | keine ergebnis`,
  fr: `aucun résultat | aucune offre | aucun emploi | n'avons trouvé aucun | n'avons trouvé aucune
    | pas de résultat | aucun poste | aucune annonce | ne correspond à votre recherche`,
  es: `no hay resultados | sin resultados | no se encontraron | ningún resultado | no hemos encontrado
    | no se han encontrado | no encontramos | no hay ofertas | no hay empleos | no hay vacantes | ninguna oferta`,
  it: `nessun risultato | nessuna offerta | nessun annuncio | nessun lavoro | non abbiamo trovato
    | nessuna posizione | non ci sono offerte | non sono stati trovati`,
  nl: 'geen resultaten | geen vacatures | geen banen | niets gevonden | niet gevonden | geen passende',
  pt: `nenhum resultado | nenhuma vaga | não encontramos | não foram encontrados | nenhum emprego | sem resultados
    | não há vagas | nenhuma oferta | não foram encontradas`,
  cs: `nenašli jsme | nebyly nalezeny | nic nenalezeno | žádné výsledky | žádné nabídky | nenalezeny žádné
    | neodpovídá žádná | žádná volná místa | žádné volné pozice | nebyla nalezena`,
  pl: 'brak wyników | brak ofert | nie znaleziono | nie znaleźliśmy | nie mamy ofert | brak ogłoszeń',
};
