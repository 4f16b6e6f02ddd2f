import type { Covered } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship:
    'beziehung | beziehung zu ihnen | beziehung zu dir | verhältnis zu ihnen | verwandtschaftsverhältnis | verwandtschaftsgrad',
  otherScript: 'in lateinischer schrift | lateinische schrift | lateinische buchstaben | in originalschrift',
  passwordWarning: 'geben sie niemals passwörter',
  bestOfAll:
    'am besten | am meisten | am liebsten | bevorzugt | bevorzugte | bevorzugten | bevorzugen | hauptsächlich | wichtigste | stärkste | nur eine',
  allThatApply: 'alle zutreffenden | alles zutreffende | mehrfachauswahl',
  applicant: `bewerber | bewerberin | über dich | über sie | ihre daten | deine daten | persönliche daten
    | persönliche angaben | angaben zur person | zu ihrer person | kontaktdaten`,
  attachFile: `vom gerät hochladen | vom computer hochladen | anhängen | datei anhängen | hochladen | datei hochladen | dateien hochladen | datei auswählen
    | durchsuchen | datei wählen | dateien auswählen | datei | keine datei ausgewählt | keine datei gewählt
    | keine datei | keine dateien ausgewählt | dateiupload | datei-upload | ablagebereich | datei hinzufügen | datei hochladen oder ablegen | eine datei hochladen | datei ablegen`,
  dropFile: 'datei*, dokument*, lebenslauf … ziehen, ablegen, hierher | drag, drop … datei*, hier',
  otherPerson: `stelle teilen | job teilen | einem freund | eines freundes | deines freundes | ihres freundes
    | kommentar hinterlassen | bewertung schreiben | notfallkontakt | notfallkontakte | im notfall | referenzgeber
    | referenzgeberin | referenzperson | referenzen | empfohlen von | empfohlen hat | ansprechpartner beim arbeitgeber
    | freund empfehlen | des freundes | der freundin | name der mutter | name des vaters`,
  whoReferred: `person, mitarbeiter*, kolleg*, freund*, bekannte*, wer, der, die … empfohlen, empfiehlt, geworben, vermittelt hat | person, mitarbeiter* … die sie empfiehlt`,
  recipient: 'empfänger | empfängers | empfängerin',
  nominee: 'im namen von | stellvertretend* | sie empfehlen | du empfiehlst | zweite person | andere person',
  ownership: 'des | der | von | vom | eines | einer',
  otherRoles: `notfall | notfälle | notfällen | notfallnummer | notfalltelefon | notrufnummer | referenz
    | erziehungsberechtigter | erziehungsberechtigte | ehepartner | vorgesetzter | vorgesetzten | vorgesetzte | garant
      | vater | vaters | mutter | kindes | ihres kindes | ihrer kinder | sohn | sohnes | tochter | bruder | bruders
      | schwester | geschwister | ehemann | ehemanns | ehefrau | ehegatte | ehegatten | ehepartners | freund
      | freundes | freundin | kollegen | kollegin`,
  employer: 'arbeitgeber | arbeitgebers',
  personHeadingFillers: `ihr | ihre | dein | deine | der | die | des | und | daten | angaben | kontaktdaten | direkter
    | berufliche | aktueller | derzeitiger | letzter | früherer | bisheriger`,
  enterAgain:
    'bestätigen | wiederholen | erneut | nochmals | erneut eingeben | nochmals eingeben | erneut ein | wiederholung | bestätigung',
  required: `erforderliche frage | pflichtfeld | erforderlich | verpflichtend | notwendig | pflicht | pflichtangabe | muss ausgefüllt werden`,
  optional: 'freiwillig | optional | freiwillige angabe',
  characters: 'zeichen',
  formParts: 'schritt | seite | teil | abschnitt | frage',
  example: 'z b | zb | beispiel | zum beispiel | bspw | bsp',
  answerPrompts: `ihre antwort | deine antwort | antwort | hier eingeben | text eingeben | antwort eingeben | geben sie ihre antwort ein | hier schreiben | bitte eingeben | bitte ausfüllen | bitte angeben | bitte erläutern | freitext | text`,
  enterKey: 'enter | eingabetaste | enter-taste',
  referenceNumber: `referenznummer | referenz-nr | referenz no | referenzcode | referenz-id | stellenreferenz
    | job-referenz | kennziffer`,
  referenceWord: 'referenz',
  sectionHeadings: `vor dem absenden | vor dem versenden | bevor sie absenden | über | dich | sie | mich | du | deine | dein | ihre | ihr | meine | mein | uns | wir | dir | ihnen
    | die | der | das | den | zur | zum | zu | und | oder | von | für | in | wo | wie | was | wann | können | erreichen
    | erreichbar | erreichbarkeit | kontakt | kontaktdaten | kontaktinformationen | kontaktangaben | persönlich | persönliche
    | persönlichen | persönliches | persönliche daten | angaben | angabe | daten | details | informationen | allgemein
    | allgemeine | allgemeines | person zu dir | stammdaten | grunddaten | basisdaten | profil | weitere angaben
    | weitere informationen | bewerber | bewerberin | bewerberdaten | bewerbung | bewerbungsformular | bewerben | formular
    | schritt | teil | seite | abschnitt | pflichtangaben | pflichtfelder | optional | adresse | adressdaten | anschrift
    | wohnort | wohnsitz | wohnadresse | wohnen | wohnst | postanschrift | aktuelle | aktueller | telefon | telefonisch
    | rufnummer | handy | mobil | nummer | e-mail | mail | bitte | ausfüllen | eingeben | lebenslauf | jetzt | geburt
    | geburtsdatum | staatsangehörigkeit | kontaktinformation | information
    | personalien | fragen | zusatzfragen | zusätzliche fragen | weitere fragen | ergänzende fragen
    | kommunikation | kommunikationsdaten | kontaktmöglichkeiten`,
  unrelated: {
    says: `gutschein | gutscheincode | gutscheinnummer | rabattcode | aktionscode | geschenkkarte | kundennummer
      | bestellnummer | menge | anzahl | kommentar | bemerkung | bemerkungen | nachricht | benutzername | anmeldename | ust-id
      | ust-idnr | umsatzsteuer | steuernummer | zusatz | stockwerk | etage | gebäude | stiege | lieferhinweis | fax | faxnummer
      | lieferdatum | geburtsort | geburtsland | telefontyp | packstation | postnummer dhl | türcode | telefonart | art der telefonnummer | gerätetyp | telefongerätetyp`,
    alone: 'betreff',
    named: 'fax',
  },
  pageSearch: { says: 'suche | suchen | suchbegriff | suchbegriffe' },
  fileInProgress: `wird hochgeladen | wird verarbeitet | wird analysiert | wird gelesen | wird geladen
    | wird ausgewertet | bitte warten`,
  fileTaken: `erfolgreich | wurde hochgeladen | wurde angehängt | wurde hinzugefügt | hochladen abgeschlossen
    | upload abgeschlossen | datei hochgeladen | lebenslauf hochgeladen`,
  applicationParts: `lebenslauf | anschreiben | motivationsschreiben | bewerbungsunterlagen | gehaltsvorstellung
    | eintrittstermin | deine bewerbung | ihre bewerbung | bewerbung absenden`,
  passwordNames: 'passwort | kennwort',
  messageBox: `betreff | nachricht | nachrichten | mitteilung | kommentar | kommentare | bewertung schreiben
    | ihre bewertung | rezension | feedback | antwort an | thema`,
} satisfies Covered<Forms>;
