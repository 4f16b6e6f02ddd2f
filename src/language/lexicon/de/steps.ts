import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `weiter | nächster schritt | zum nächsten schritt | nächste seite | zur nächsten seite | speichern und weiter
    | speichern & weiter | weiter zum nächsten schritt | weiter zur übersicht | überprüfen
    | nächste frage | zur nächsten frage | nächster abschnitt`,
  saves: 'speichern | zwischenspeichern | sichern | entwurf speichern',
  leadsTo: 'zu | zum | zur | zu den | zu der | gehe zu | gehen sie zu',
  target: `Fragen | Fragebogen | Angaben | Daten | Ausbildung | Bildung | Berufserfahrung | Erfahrung
    | Kenntnisse | Sprachen | Lebenslauf | Unterlagen | Dokumenten | Dokumente | Anlagen | Anhänge | Profil
    | Qualifikationen`,
  onward: 'fortfahren | fortsetzen',
  alone: 'ok',
  finalSend: `absenden | senden | abschicken | einreichen | bewerben | bewerbung absenden | abschließen | fertig | fertigstellen
    | bewerbung abschicken | jetzt bewerben | bestätigen | verschicken | übermitteln`,
  part: 'schritt | seite | teil | abschnitt',
  outOf: 'von | aus',
  last: { first: 'letzte | letzter | letztes | letzten | abschließender | abschließenden | finaler' },
  progress: 'fertig* | abgeschlossen* | fortschritt* | erledigt*',
  review: 'überprüfen | überprüfung | prüfen | kontrollieren | zusammenfassung | übersicht | vorschau',
  application:
    'bewerbung | ihre bewerbung | deine bewerbung | meine bewerbung | bewerbungsunterlagen | bewerbungsdaten',
  ended: 'ende | danke | vielen dank | bestätigung',
  address: 'schritt | seite | weiter',
  sending: `sendet | senden* | sendest | sende | gesendet* | abgesendet* | abgesandt* | abzusenden* | absend* | versend*
    | abschick* | abgeschickt* | abzuschicken | verschick* | reichen | reichst | einreich* | eingereicht* | einzureichen
    | übermitt* | abgeben* | abgegeben* | bewirbst* | beworben*`,
  agreeing: `zustimm* | stimme | stimmen | stimmst | stimmt | einverstanden* | akzeptier* | einwillig* | willig* | bestätig*
    | unterschreib* | unterzeichn* | erklär*`,
} satisfies Covered<Steps>;
