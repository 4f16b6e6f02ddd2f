import type { Covered } from '../topics/concept';
import type { Filters } from '../topics/filters';

export const filters = {
  filtering: 'filter | filtern | filtere | eingrenzen | verfeinern | filtereinstellungen | suchfilter',
  choices: 'ergebnisse | treffer | auswahl | änderungen | eingaben',
  headingFillers: `alle | alles | weitere | mehr | aktive | ausgewählte | erweiterte | deine | ihre | meine | den | der | die | das | nach | nur
    | und | oder | sortieren | sortierung | suche | suchergebnisse | ergebnisse | treffer | job | jobs | stellen | stellenangebote
    | angebote | liste | optionen | einstellungen`,
  openFilters: 'filter | filtern | alle filter | weitere filter | verfeinern | eingrenzen | suche anpassen',
  facets: `datum | veröffentlicht | erscheinungsdatum | erfahrung | berufserfahrung | karrierestufe | anstellungsart | beschäftigungsart
    | arbeitszeit | vertragsart | gehalt | homeoffice | home-office | arbeitsort | arbeitsmodell | unternehmen | branche | kategorie
    | umkreis | abteilung | berufsfeld | vollzeit | teilzeit | sprache`,
  showResults: `ergebnisse anzeigen | ergebnisse | treffer anzeigen | jobs anzeigen | stellen anzeigen | anzeigen | filter anwenden | anwenden
    | übernehmen | fertig | suchen`,
  reset: 'zurücksetzen | alle zurücksetzen | löschen | alle löschen | filter löschen | filter entfernen',
  applyChoices: 'anwenden',
  removeChoice: 'entfernen | filter entfernen | löschen | aufheben | abwählen',
} satisfies Covered<Filters>;
