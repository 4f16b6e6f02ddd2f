import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `stimme | stimmen | stimmst | stimme zu | ich stimme zu | stimmen sie | stimmst du | zustimmen | zustimmung | akzeptiere
    | ich akzeptiere | akzeptieren | akzeptierst | akzeptiert | einwillige | willige | willige ein | ich willige ein | willigen
    | willigst | einwilligen | einwilligung | einverstanden | ich bin einverstanden`,
  honeypot: {
    says: `lassen sie dieses feld leer | lasse dieses feld leer | lassen sie dieses feld | dieses feld leer lassen
      | dieses feld nicht ausfüllen | feld leer lassen | bitte leer lassen | dieses feld dient zur validierung | nicht ausfüllen`,
  },
  captcha: { says: 'sicherheitsabfrage | spamschutz | zeichen aus dem bild | kein roboter' },
  secret: {
    says: 'passwort | kennwort | bestätigungscode | einmalcode | sicherheitscode per | sicherheitsfrage | geheime antwort | code den wir | code ein den wir | code der ihnen | zugesandten code | zugeschickten code',
  },
  identityNumber: {
    says: `sozialversicherungsnummer | steuer-id | steueridentifikationsnummer | personalausweisnummer | ausweisnummer | reisepassnummer
      | rentenversicherungsnummer | führerscheinnummer | steuernummer | pass-nummer`,
  },
  attestation: {
    says: `ich versichere | hiermit versichere | hiermit bestätige ich | wahrheitsgemäß | ich erkläre | ohne hilfe von ki | keine ki
      | meine angaben vollständig | richtigkeit meiner angaben | richtigkeit der angaben | angaben der wahrheit entsprechen`,
  },
  signature: {
    says: `unterschrift | digitale unterschrift | namen zum unterschreiben | digitale signatur | elektronische signatur | signatur`,
  },
  consentToFuture: {
    says: `zukünftige stellen | künftige stellen | talentpool | talent-pool | weitere stellen | zukünftige stellenangebote
      | andere stellen | für zukünftige`,
  },
  marketing: {
    says: `newsletter | werbung | angebote per e-mail | jobalarm | abonnieren | werbliche | job-benachrichtigungen
      | stellenbenachrichtigungen | job-newsletter | job-alarm | stellenangebote per e-mail | jobs per e-mail | über angebote`,
  },
  consent: {
    says: `ich stimme | stimme zu | ich akzeptiere | ich willige | einwilligung | datenschutz | datenschutzerklärung
      | datenschutzbestimmungen | nutzungsbedingungen | agb | gelesen und akzeptiert | einverstanden | personenbezogenen daten
      | zur kenntnis genommen | dsgvo | datenschutzhinweise | akzeptiere`,
  },
  cookie: { says: 'cookies | unbedingt erforderlich' },
  payment: {
    says: `kreditkarte | kreditkartennummer | kartennummer | karteninhaber | name des karteninhabers | prüfziffer | prüfnummer
      | gültig bis | ablaufdatum | kontoinhaber | kontonummer | bankleitzahl | sicherheitscode | kartenprüfnummer | bankverbindung
      | kartentyp`,
  },
  bindingWords: `unterschrift | unterschreiben | unterschreibe | unterzeichnen | rechtsverbindlich | verbindlich | rechtlich bindend | versichere
    | hiermit bestätige | einverständnis | einwilligung | erklärung | signatur | bindende`,
} satisfies Covered<Never>;
