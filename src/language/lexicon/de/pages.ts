import type { Covered } from '../topics/concept-phrases';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | privatsphäre | datenschutz | einwilligung | zustimmung',
  consentAnswers: 'akzeptieren | zustimmen | einverstanden | erlauben | zulassen | ablehnen | annehmen | alle cookies',
  login: `anmelden | einloggen | melden sie sich an | melde dich an | registrieren | willkommen zurück | konto erstellen
    | konto anlegen`,
  applicationReceived: `bewerbung gesendet | bewerbung abgeschickt | bewerbung versendet | bewerbung eingereicht
    | bewerbung übermittelt | bewerbung eingegangen | bewerbung erhalten | bewerbung wurde gesendet | bewerbung wurde abgeschickt
    | bewerbung wurde erfolgreich | bewerbung ist eingegangen | bewerbung ist bei uns eingegangen | bewerbung erfolgreich
    | danke für ihre bewerbung | danke für deine bewerbung | dank für ihre bewerbung | dank für deine bewerbung
    | erfolgreich beworben`,
  notYet: 'sobald | nachdem | wenn | falls | bis | bevor | nicht | fehler | wird',
  oneMoment: 'nur einen moment',
  challenge: `bestätigen sie, dass sie kein roboter sind | ich bin kein roboter | sicherheitsüberprüfung
    | sicherheitsprüfung | sicherheitsabfrage | zugriff verweigert | ihr browser wird überprüft
    | bestätigen sie, dass sie ein mensch sind | bestätige, dass du ein mensch bist | sind sie ein roboter | zugriff nicht erlaubt`,
  loading: 'wird geladen | werden geladen | lädt | laden | bitte warten | einen moment',
  nothingFound: `keine ergebnisse | keine treffer | keine stellen | keine jobs | keine passenden | nichts gefunden
    | keine stellenangebote | keine offenen stellen | leider nichts | keine vakanzen | keine stellenanzeigen
    | keine übereinstimmungen | keine ergebnis`,
  rateLimit: `zu viele anfragen | ungewöhnlicher datenverkehr | ungewöhnliche aktivität | ungewöhnliche aktivitäten | limit erreicht
    | versuchen sie es später erneut | vorübergehend gesperrt | versuche es später erneut | versuchen sie es später noch einmal
    | zu viele versuche`,
  jobsOf: {
    first:
      'Karriere bei | Karriere bei der | Karriere bei dem | Karriere beim | Jobs bei | Jobs bei der | Jobs beim | Arbeiten bei | Arbeiten bei der | Arbeiten beim | Stellenangebote bei | Stellenangebote der | Stellen bei | offene Stellen bei | offene Stellen bei der | Jobs und Karriere bei | Jobs & Karriere bei',
    last: 'Karriere | Karriereportal | Karriereseite | Stellenportal',
    alone:
      'Arbeiten bei uns | Karriere bei uns | Jobs bei uns | Deine Karriere bei uns | Ihre Karriere bei uns | Werde Teil unseres Teams | Komm in unser Team',
  },
  boardMenu:
    'Stellenanzeige schalten | Anzeige schalten | Stelle inserieren | Inserat aufgeben | für Arbeitgeber | für Unternehmen | Arbeitgeber',
  basket: 'warenkorb | einkaufswagen | korb',
  careersSite:
    'karriere | karriereportal | stellen | stellenangebote | stellenportal | jobs | offene stellen | aktuelle stellenangebote | karriere & jobs | jobs & karriere | jobs und karriere | karriere und jobs | ausbildung und karriere',
  sitePart: 'Seite | Portal | Bereich | Center | Webseite | Website',
  rightsReserved: `alle rechte vorbehalten`,
  madeBy: `webdesign | webdesign by | webdesign von | realisiert von | realisation | umsetzung | erstellt von
    | erstellt durch | umgesetzt von | programmierung | konzept & umsetzung | konzeption und umsetzung
    | internetagentur | website von | website by`,
  aboutName: `über`,
  menuEntry: `firmenprofil | unternehmensprofil | Startseite | Über uns | Kontakt | Info | Infos | Informationen | Aktuelles | Neuigkeiten | Leistungen | Produkte | Team | Galerie | Veranstaltungen | Impressum | Datenschutz | Anmelden | Suche | Menü | Anfahrt | Öffnungszeiten | Adresse | Anschrift | Service | Hilfe | Start`,
  postingId: `stellennummer | stellen nr | stellen id | stellenkennziffer | anzeigennummer | anzeigen nr | anzeigen id
    | referenznummer | referenz nr | referenz id | referenz | kennziffer | kennnummer | kenn nr | jobnummer | job nr | job id
    | ausschreibungsnummer`,
  boardName:
    'job* | *jobs | *jobbörse | stellenmarkt* | *stellenmarkt | stellenanzeigen* | *stellenanzeigen | stellenangebote* | *stellenangebote',
} satisfies Covered<Pages>;
