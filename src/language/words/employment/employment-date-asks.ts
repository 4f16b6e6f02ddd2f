import type { Wording } from '@/language/match/concept';

/** How forms ask when something started and ended, within the part about it. */
export const startDateWording: Wording = {
  en: 'from | start | started | start date | date started | begin | beginning | first year attended | date from | start month | start year | from date | when did you start | since | year started',
  de: 'von | beginn | start | startdatum | seit | ab | anfang | von datum | eintrittsdatum | anfangsdatum | beginndatum',
  fr: 'début | de | du | date de début | depuis | à partir de',
  es: 'desde | inicio | fecha de inicio | comienzo',
  it: 'da | dal | inizio | data di inizio | data inizio',
  nl: 'van | vanaf | start | startdatum | begin | begindatum | sinds',
  pt: 'de | desde | início | data de início',
  cs: 'od | začátek | datum zahájení',
  pl: 'od | początek | data rozpoczęcia',
};

export const endDateWording: Wording = {
  en: 'to | end | ended | end date | date ended | until | till | last year attended | date to | to date | graduation | graduation date | date of graduation | graduation year | year of graduation | expected graduation | finish | finished | end month | end year | when did you finish | when did you leave | completion date | graduated | year ended | when did you graduate',
  de: 'bis | ende | enddatum | austrittsdatum | abschlussdatum | abschlussjahr | bis datum | jahr des abschlusses | datum des abschlusses',
  fr: 'fin | à | au | date de fin | jusqu au | jusqu à | obtention | date d obtention | année d obtention',
  es: 'hasta | fin | fecha de fin | fecha de finalización | final | graduación | fecha de graduación',
  it: 'a | al | fine | data di fine | data fine | conseguimento | data di conseguimento',
  nl: 'tot | eind | einde | einddatum | tot en met | t m | afstudeerdatum | datum van afstuderen',
  pt: 'até | fim | término | data de término | data de conclusão',
  cs: 'do | konec | datum ukončení',
  pl: 'do | koniec | data zakończenia',
};
