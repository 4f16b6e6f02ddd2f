import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `bitte | klicken | klicken sie | hier | hier klicken | jetzt | gleich | sofort | heute | online | ja | ok | einfach | schnell
    | direkt | nun | schritt | weiter und | dann | und | zum | zur | sie | sich | du | dich | mich | kostenlos | ich möchte
    | ich will | jetzt hier | mit einem klick | minuten`,
  ownThings: 'konto | profil | account | bewerbung | bewerbungen | suchauftrag | jobagent | gespeicherte | abo',
  beforeObject: 'als | auf | für | bei',
  savedThings: 'gespeichert*',
  reachOut: {
    first: `rückruf anfordern | gespräch vereinbaren | vorstellungsgespräch vereinbaren | jetzt chatten | kontakt freigeben`,
  },
  agree: {
    first: `bestätigen | bestätige | ich bestätige | zustimmen | ich stimme zu | stimme zu | akzeptieren | akzeptiere | ich akzeptiere
      | annehmen | angebot annehmen | einverstanden | ich bin einverstanden | einwilligen | ich willige ein | genehmigen | freigeben
      | unterschreiben | unterzeichnen | signieren | alle akzeptieren | verbindlich`,
    last: `bestätigen | akzeptieren | zustimmen | annehmen | unterschreiben | unterzeichnen | genehmigen | einverstanden | freigeben`,
    url: 'bestaetigen | annehmen | zustimmen | akzeptieren',
    switch: 'agb | datenschutz | einwilligung | zustimmung',
  },
  delete: {
    first: `löschen | entfernen | lösche | entferne | zurückziehen | ausblenden | job ausblenden | nicht interessiert | kein interesse
      | uninteressant | verwerfen | deaktivieren | archivieren | blockieren | stornieren | kündigen | konto schließen
      | konto auflösen | account schließen | mein konto schließen | mitgliedschaft beenden | ablehnen | absagen | konto löschen
      | endgültig löschen | widerrufen`,
    last: 'löschen | entfernen | ausblenden | zurückziehen | deaktivieren | verwerfen | kündigen',
    url: `loeschen | loesche | entfernen | zurueckziehen | bewerbung zurueckziehen | deaktivieren | konto loeschen | ausblenden`,
  },
  follow: {
    alone: 'gefällt mir',
    first: `folgen | folge | abonnieren | jobalarm | job alert | jobagent | jobagenten | suchagent | suchauftrag | benachrichtigen
      | benachrichtige mich | benachrichtigungen aktivieren | newsletter | vernetzen | jobs per e-mail | jobs per mail
      | neue jobs per | kontakt hinzufügen | suchabo | benachrichtigungen einschalten | benachrichtigungen erlauben
      | benachrichtigungen zulassen | mitteilungen aktivieren | abbestellen | newsletter abbestellen | abmelden vom | abo kündigen
      | einladen | lade ein | kontaktanfrage | gruppe beitreten | benachrichtigung erstellen | alert erstellen | suchagent erstellen`,
    last: `folgen | abonnieren | jobagent erstellen | jobalarm erstellen | benachrichtigen | suchauftrag anlegen | suchauftrag erstellen
      | vernetzen`,
    url: `suchauftrag anlegen | suchagent anlegen | jobalarm anlegen | jobagent anlegen | abbestellen | abonnieren | folgen | entfolgen
      | newsletter abmelden | newsletter anmelden`,
    switch: `jobalarm | jobagent | suchagent | suchauftrag | benachrichtigung | benachrichtigungen | benachrichtigen | jobs per mail`,
  },
  apply: {
    says: 'ich bin dabei | bin dabei | bin interessiert | ich bin interessiert | rückruf anfordern',
    alone: 'interessiert | bewerbung | interesse',
    first: `bewerben | bewirb dich | jetzt bewerben | online bewerben | direkt bewerben | einfach bewerben | schnell bewerben
      | initiativ bewerben | initiativbewerbung | schnellbewerbung | sofortbewerbung | kurzbewerbung | online-bewerbung
      | onlinebewerbung | expressbewerbung | zur bewerbung | zum bewerben | zum bewerbungsformular | bewerbungsformular
      | bewerbung starten | bewerbung fortsetzen | bewerbung beginnen | bewerbung fortführen | bewerbung bestätigen
      | bewerbung absenden | bewerbung senden | bewerbung abschicken | bewerbung einreichen | bewerbung abschließen
      | weiter zur bewerbung | als beworben markieren | ich habe mich beworben | ich bin interessiert | interesse bekunden
      | interesse zeigen | interesse melden | interesse anmelden | interesse äußern | lebenslauf senden | lebenslauf einreichen
      | bewerbung mit`,
    last: 'bewerben | bewerbung starten | zur bewerbung | bewerbung absenden | bewirb dich | interesse bekunden',
    url: `bewerben | bewerbungen | bewerbung | bewirb dich | online bewerbung | onlinebewerbung | jetzt bewerben | schnellbewerbung
      | initiativbewerbung | bewerbungsformular | bewerbung absenden | interesse bekunden`,
  },
  signIn: {
    alone: 'login | mein konto | mein bereich',
    first: `anmelden | einloggen | melde dich an | melden sie sich an | zum login | zur anmeldung | jetzt anmelden | jetzt einloggen
      | abmelden | ausloggen | mit google | mit apple | mit facebook | mit linkedin anmelden | weiter mit google | weiter mit apple
      | passwort zurücksetzen | kennwort zurücksetzen | passwort ändern | kennwort ändern | passwort vergessen | neues passwort
      | logout | sitzung beenden`,
    last: 'anmelden | einloggen | abmelden | ausloggen',
    url: `anmelden | anmeldung | einloggen | ausloggen | abmelden | passwort vergessen | passwort zuruecksetzen | passwort aendern`,
  },
  signUp: {
    alone: 'registrierung',
    first: `registrieren | jetzt registrieren | kostenlos registrieren | registriere dich | registrieren sie sich | konto erstellen
      | konto anlegen | account erstellen | neues konto | profil erstellen | profil anlegen | neu hier | jetzt mitglied werden
      | mitglied werden | kostenlos anmelden`,
    last: 'registrieren | konto erstellen | konto anlegen',
    url: 'registrieren | registrierung | konto erstellen | konto anlegen',
  },
  save: {
    alone: 'pinnen | favorit',
    first: `speichern | merken | auf die merkliste | auf den merkzettel | zur merkliste | zum merkzettel | zu favoriten | als favorit
      | in die merkliste | merkliste hinzufügen | vormerken | favorisieren | speichere | anpinnen | anheften | job verfolgen`,
    last: `speichern | merken | merkliste hinzufügen | favoriten hinzufügen | merkzettel hinzufügen | abspeichern | vormerken
      | favorisieren`,
    url: 'merken | vormerken | speichern',
  },
  purchase: {
    whole: 'premium',
    first: `kaufen | jetzt kaufen | bezahlen | jetzt bezahlen | zahlungspflichtig | kostenpflichtig | in den warenkorb | zur kasse
      | buchen | jetzt buchen | verbindlich | reservieren | buchung abschließen | premium testen | premium werden | upgraden | spenden | bestellen | jetzt bestellen`,
    url: 'warenkorb | kasse | kaufen | bezahlen | bestellen',
  },
  send: {
    first: `senden | absenden | abschicken | verschicken | einreichen | teilen | melden | weiterempfehlen | empfehlen | nachricht
      | kontakt aufnehmen | kontaktieren | job melden | anzeige melden | job teilen | veröffentlichen | absende | übermitteln
      | versenden | einsenden | freund empfehlen | freunde werben | jetzt senden | anfrage senden | antworten | bewerten
      | bewertung schreiben | bewertung abgeben | abstimmen | umfrage starten | an umfrage teilnehmen | stimme abgeben
      | kommentieren | posten | stelle veröffentlichen | anzeige schalten | weiterleiten | recruiter kontaktieren | termin buchen
      | interview vereinbaren | feedback geben`,
    last: 'senden | absenden | abschicken | einreichen | teilen | melden | weiterempfehlen | versenden',
    url: `empfehlen | weiterempfehlen | freund empfehlen | absenden | senden | abschicken | einreichen | melden | abstimmen`,
  },
  upload: {
    first: `hochladen | datei auswählen | datei wählen | datei anhängen | anhängen | lebenslauf hinzufügen | lebenslauf hochladen
      | durchsuchen`,
    last: 'hochladen | anhängen',
    url: 'hochladen',
  },
  besideUrlActions:
    'jetzt | online | unternehmen | firma | arbeitgeber | konto | stelle | job | mein | meine | sie | dich | sich',
  install: {
    first: `app herunterladen | app laden | app installieren | app öffnen | in der app öffnen | zur app | app holen | herunterladen
      | installieren`,
  },
} satisfies Covered<Actions>;
