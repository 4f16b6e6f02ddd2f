import type { Covered } from '../topics/concept';
import type { Pages } from '../topics/pages';

export const pages = {
  consentTopics: 'cookies | privatsphäre | datenschutz | einwilligung | zustimmung',
  consentAnswers: 'akzeptieren | zustimmen | einverstanden | erlauben | zulassen | ablehnen | annehmen | alle cookies',
  login: `anmelden | einloggen | melden sie sich an | melde dich an | registrieren | willkommen zurück | konto erstellen | konto anlegen`,
  applicationReceived: `bewerbung gesendet | bewerbung abgeschickt | bewerbung versendet | bewerbung eingereicht | bewerbung übermittelt
    | bewerbung eingegangen | bewerbung erhalten | bewerbung wurde gesendet | bewerbung wurde abgeschickt
    | bewerbung wurde erfolgreich | bewerbung ist eingegangen | bewerbung ist bei uns eingegangen | bewerbung erfolgreich
    | danke für ihre bewerbung | danke für deine bewerbung | dank für ihre bewerbung | dank für deine bewerbung
    | erfolgreich beworben`,
  notYet: 'sobald | nachdem | wenn | falls | bis | bevor | nicht | fehler | wird',
  challenge: `nur einen moment | bestatigen sie, dass sie ein mensch sind | bestätigen sie, dass sie kein roboter sind | ich bin kein roboter
    | sicherheitsüberprüfung | sicherheitsprüfung | sicherheitsabfrage | zugriff verweigert | ihr browser wird überprüft`,
  loading: 'wird geladen | werden geladen | lädt | laden | bitte warten | einen moment',
  nothingFound: `keine ergebnisse | keine treffer | keine stellen | keine jobs | keine passenden | nichts gefunden | keine stellenangebote
    | keine offenen stellen | leider nichts | keine vakanzen | keine stellenanzeigen | keine übereinstimmungen | keine ergebnis`,
  rateLimit: `zu viele anfragen | ungewöhnlicher datenverkehr | ungewöhnliche aktivität | ungewöhnliche aktivitäten | limit erreicht
    | versuchen sie es später erneut | vorübergehend gesperrt`,
} satisfies Covered<Pages>;
