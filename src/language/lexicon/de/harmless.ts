import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `der die das den dem des ein eine einen einer und oder von vom zu zum zur für in im an am auf aus bei mit ohne pro nur nicht als
    wie was über nähe anzeigen zeigen zeige ansehen einblenden sehen lesen weiterlesen suche suchen finden finde durchsuchen filter
    filtern verfeinern eingrenzen sortieren sortierung sortiert ordnen aufklappen ausklappen einklappen zuklappen auswahl alle alles
    jede mehr weniger weitere weiterer weiteres andere nächste nächster nächstes vorherige vorheriges vorige erste letzte letzten
    ältere neuere neueste neuesten älteste aktuelle aktuellste neu relevanz relevanteste beste passende aufsteigend absteigend
    höchste niedrigste beliebteste standard ergebnisse ergebnis treffer seite seiten liste listenansicht raster karte kartenansicht
    kacheln tabelle ansicht darstellung stelle stellen stellenangebot stellenangebote stellenanzeige stellenanzeigen job jobs
    anzeige angebot angebote position positionen beruf berufe jobtitel titel stichwort stichworte suchbegriff beschreibung
    stellenbeschreibung details detail infos info informationen überblick zusammenfassung aufgaben anforderungen vorteile vollzeit
    teilzeit befristet unbefristet festanstellung minijob werkstudent praktikum ausbildung freelancer aushilfe zeitarbeit schicht
    tag tage tagen woche wochen monat monate monaten stunde stunden jahr jahre heute gestern seit datum veröffentlicht
    veröffentlichung erscheinungsdatum erschienen zeitraum jederzeit beliebig ort orte stadt städte region regionen bundesland land
    länder gebiet plz postleitzahl umkreis entfernung km kilometer homeoffice home office remote hybrid arbeitsort arbeitsmodell
    gehalt gehälter lohn verdienst bezahlung mindestgehalt jährlich monatlich stündlich art anstellungsart beschäftigungsart
    vertragsart arbeitszeit arbeitszeitmodell erfahrung berufserfahrung erfahrungsstufe karrierestufe einstieg berufseinsteiger
    fachkraft führungskraft bildung abschluss schule studium sprache sprachen kenntnisse unternehmen firma firmen arbeitgeber
    branche branchen bereich bereiche berufsfeld tätigkeitsfeld kategorie kategorien abteilung fachbereich kriterien optionen
    erweitert erweiterte suchfilter ähnliche menü hauptmenü navigation inhalt hilfe tipps nachrichten ratgeber deutsch englisch
    zurück vor hoch runter links rechts`,
  wholeNames: `ort ändern | ort auswählen | kategorie auswählen | land auswählen | alle auswählen | filter ausblenden
    | karte ausblenden | filter schließen | menü öffnen | filter öffnen | fertig | übernehmen | filter anwenden | filter übernehmen
    | aktualisieren | neue suche | zum inhalt springen`,
  pagination: 'paginier* | seitennavigation* | seitennummer* | seitenzahlen',
} satisfies Covered<Harmless>;
