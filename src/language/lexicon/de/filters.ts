import type { Covered } from '../topics/concept-phrases';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: {
    says: 'alle filter | weitere filter | verfeinern | eingrenzen | suche anpassen | filtereinstellungen | suchfilter',
    whole: 'filtern | filtere | filter',
  },
  choices: 'ergebnisse | treffer | auswahl | änderungen | eingaben',
  headingFillers: `alle | alles | weitere | mehr | aktive | ausgewählte | erweiterte | deine | ihre | meine | den | der | die | das
    | nach | nur | und | oder | sortieren | sortierung | suche | suchergebnisse | ergebnisse | treffer | job | jobs | stellen
    | stellenangebote | angebote | liste | optionen | einstellungen`,
  facets: `datum | veröffentlicht | erscheinungsdatum | erfahrung | berufserfahrung | karrierestufe | anstellungsart
    | beschäftigungsart | arbeitszeit | vertragsart | gehalt | homeoffice | home-office | arbeitsort | arbeitsmodell | unternehmen
    | branche | kategorie | umkreis | abteilung | berufsfeld | vollzeit | teilzeit | sprache`,
  showResults: `ergebnisse anzeigen | ergebnisse | treffer anzeigen | jobs anzeigen | stellen anzeigen | anzeigen | filter anwenden
    | übernehmen | fertig | suchen`,
  applyChoices: {
    says: 'anwenden',
  },
  reset: {
    whole: `zurücksetzen | alle zurücksetzen | filter zurücksetzen | alle filter zurücksetzen | suche zurücksetzen | filter löschen
      | alle filter löschen | auswahl löschen | auswahl aufheben`,
    says: 'löschen | alle löschen | filter entfernen',
    first: 'entfernen | aufheben | abwählen',
  },
} satisfies Covered<Filters>;
