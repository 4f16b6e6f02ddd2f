import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: 'bitte | zuerst | zunächst',
  fillIn: `füllen sie | fülle | füll | ergänzen sie | ergänze | vervollständigen sie | vervollständige | beantworten sie |
    beantworte | geben sie | gib | tragen sie | trage | machen sie | laden sie | lade | wählen sie | wähle | prüfen
    sie | prüfe | überprüfen sie | schließen sie`,
  filledIn: `felder | pflichtfelder | feld | formular | abschnitt | seite | angaben | fragen | daten | felder aus |
    pflichtfelder aus | formular aus | seite aus | abschnitt aus | angaben ab | abschnitt ab | seite ab`,
  which: `alle | die | das | den | diese | dieses | diesen | ihre | deine | folgenden | erforderlichen | restlichen |
    fehlenden | persönlichen`,
  joins: `und | dann | und dann | danach | und danach | anschließend | und anschließend | bevor | um`,
  press: `klicken sie | klicke | klick | drücken sie | drücke | drück | tippen sie | tippe | wählen sie | wähle |
    verwenden sie | verwende | benutzen sie | benutze | nutzen sie | nutze | betätigen sie`,
  button: 'button | schaltfläche | taste | knopf | buttons | schaltflächen',
  goesOn: `um fortzufahren | um weiterzugehen | um weiterzukommen | um zum nächsten schritt zu gelangen | um zur nächsten
    seite zu gelangen | um zum nächsten schritt zu kommen | um zur nächsten seite zu kommen | um mit dem nächsten
    schritt fortzufahren | um ihre angaben zu speichern | um deine angaben zu speichern | um zwischen den seiten zu
    wechseln | um zwischen den schritten zu wechseln | wenn sie bereit sind | wenn du bereit bist | wenn sie fertig
    sind | wenn du fertig bist | sobald sie fertig sind | sobald du fertig bist | unten auf der seite | unten auf
    jeder seite | am ende der seite | am ende jeder seite`,
  notSent: `nichts wird | es wird nichts | es wird noch nichts | ihre bewerbung wird nicht | deine bewerbung wird nicht |
    ihre daten werden nicht | deine daten werden nicht | ihre angaben werden nicht`,
  untilEnd: `vor dem letzten schritt gesendet | vor dem letzten schritt abgesendet | vor dem letzten schritt abgeschickt |
    vor dem letzten schritt übermittelt | vor dem ende gesendet | vor dem ende abgesendet | vor der letzten seite
    gesendet | vor der letzten seite abgesendet | gesendet bis zum letzten schritt | abgesendet bis zum letzten
    schritt`,
  isSent: `ihre bewerbung wird | deine bewerbung wird | die bewerbung wird | ihre daten werden | deine daten werden | die
    daten werden | ihre angaben werden | deine angaben werden | ihre antworten werden | alles wird`,
  onlyAtEnd: `erst am ende abgesendet | erst am ende gesendet | erst am ende abgeschickt | erst am ende übermittelt | erst am
    ende verschickt | erst am schluss abgesendet | erst am schluss gesendet | erst am schluss abgeschickt | erst im
    letzten schritt abgesendet | erst im letzten schritt gesendet | erst im letzten schritt abgeschickt | erst im
    letzten schritt übermittelt | erst auf der letzten seite abgesendet | erst auf der letzten seite abgeschickt |
    erst mit dem letzten schritt abgesendet`,
  youCan: `sie können | du kannst | können sie | kannst du | sie haben die möglichkeit | du hast die möglichkeit`,
  beforeSending: `bevor sie absenden | bevor du absendest | bevor sie sie absenden | bevor sie alles absenden | bevor sie die
    bewerbung absenden | bevor sie ihre bewerbung absenden | bevor du deine bewerbung absendest | bevor sie ihre
    bewerbung abschicken | bevor du deine bewerbung abschickst | bevor sie sich bewerben | vor dem absenden | vor
    dem abschicken | vor dem senden`,
} satisfies Covered<Notes>;
