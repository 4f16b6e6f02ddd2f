import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'speichern | fertig | übernehmen | ok',
  keptThing: 'eintrag | diesen eintrag | den eintrag | datensatz | angaben | sprache | schließen | und schließen',
  editEntry: 'bearbeiten | ändern',
  addEntry: 'hinzufügen | weitere hinzufügen | weiteren hinzufügen | neue hinzufügen | weitere | weiteren | neu',
  anotherEntry: `zeile | ein | eine | einen | weitere | weiteren | weiterer | weiteres | neue | neuen | neuer | neues
    | eintrag | einträge | hinzufügen`,
  workEntry: 'stelle | position | job | tätigkeit | anstellung | beschäftigung | station',
  educationEntry: 'schule | hochschule | universität | abschluss | studiengang | bildungseinrichtung',
  workPart: { named: 'berufserfahrung | arbeitgeber | werdegang | beschaeftigung | taetigkeit | stationen' },
  educationPart: { named: 'ausbildung | ausbildungen | bildung | studium | schule | hochschule | abschluss' },
  educationArea: `fachrichtung | studienfach | studiengang | fach | studienrichtung | schwerpunkt | hauptfach
    | fachbereich | studienschwerpunkt`,
  educationStudyType: `abschluss | höchster akademischer abschluss | höchster akademischer grad | höchster studienabschluss | abschlussart | bildungsabschluss | art des abschlusses | hochschulabschluss
    | grad | akademischer grad | abschlussgrad | bildungsgrad | höchster abschluss
    | schulabschluss | höchster schulabschluss | bildungsniveau | höchster bildungsstand`,
  highestDegree:
    'höchster | höchste | höchsten | höchstes | höchster bildungsabschluss | bildungsgrad | bildungsniveau',
  educationInstitution: `hochschule | universität | schule | bildungseinrichtung | institution | ausbildungsstätte
    | hochschule universität | hochschule einrichtung | name der hochschule | uni | bildungsträger | ausbildungsbetrieb`,
  educationScore: 'note | abschlussnote | gesamtnote | notendurchschnitt | durchschnittsnote',
  onlyEducation: `hochschule | höchster akademischer abschluss | höchster akademischer grad | höchster studienabschluss | universität | studienfach | studiengang | höchster abschluss
    | höchster bildungsabschluss | hochschulabschluss | abschlussnote | fachrichtung
    | bildungsabschluss | schulabschluss | höchster schulabschluss | bildungsniveau | höchster bildungsstand`,
  startDate: `von | beginn | start | startdatum | seit | ab | anfang | von datum | eintrittsdatum | anfangsdatum
    | beginndatum
    | eintritt`,
  endDate: `bis | ende | enddatum | austrittsdatum | abschlussdatum | abschlussjahr | bis datum | jahr des abschlusses
    | datum des abschlusses
    | austritt | abschluss am | abschlussmonat | letzter arbeitstag`,
  workHeadings: `berufserfahrung | berufserfahrungen | arbeitserfahrung | beruflicher werdegang | werdegang
    | berufliche stationen | bisherige tätigkeiten | arbeitgeber | praktische erfahrung | berufspraxis
    | letzte position | letzte stelle | aktuelle stelle | aktuelle beschäftigung | letzte beschäftigung | letzter arbeitgeber`,
  educationHeadings: `ausbildung | formale ausbildung | ausbildungen | bildung | bildungsweg | schulbildung | studium | hochschulbildung
    | akademische ausbildung | schulische ausbildung`,
  fillers: `der | die | das | des | dem | den | oder | und | in | am | an | ihr | ihre | ihrer | dein | deine | deiner | name | datum | monat
    | jahr | tag | letzter | letzte | höchster | höchste | voraussichtlich | voraussichtliches | tätigkeit | beschäftigung
    | studiums | ausbildung`,
  workIsCurrent: `ich arbeite derzeit hier | ich arbeite aktuell hier | ich arbeite zurzeit hier
    | ich arbeite momentan hier | derzeit hier beschäftigt | derzeitige stelle | aktuelle stelle | aktuelle tätigkeit
    | aktuelle position | bis heute | aktuell | derzeit | heute | laufend | noch beschäftigt | gegenwärtig
    | ich arbeite hier noch | ich arbeite noch hier | ich arbeite immer noch hier | ich bin hier noch beschäftigt
    | ich bin noch hier beschäftigt | ich bin noch hier angestellt | ich bin hier aktuell beschäftigt
    | ich bin derzeit hier beschäftigt | ich bin aktuell hier beschäftigt | ich bin hier derzeit beschäftigt
    | ich bin derzeit hier tätig | ich bin aktuell hier tätig | ich bin hier aktuell tätig | ich bin hier noch tätig
    | ich arbeite hier | ich arbeite weiterhin hier | aktueller job | aktueller arbeitgeber | derzeitiger arbeitgeber
    | derzeitige position | derzeitige tätigkeit | aktuelle beschäftigung | aktuelles arbeitsverhältnis
    | dies ist meine aktuelle stelle | dies ist meine aktuelle position | noch in diesem job | andauernd | bis jetzt
    | bestehendes arbeitsverhältnis | noch angestellt`,
  workPosition: `berufsbezeichnung | stellenbezeichnung | position | stelle | funktion | jobtitel | titel | rolle
    | tätigkeit | tätigkeit als | tätig als | positionsbezeichnung`,
  workName: `unternehmen | firma | arbeitgeber | firmenname | unternehmensname | betrieb | organisation
    | name des unternehmens | name der firma | name des arbeitgebers`,
  workLocation: 'ort | standort | stadt | arbeitsort',
  workSummary: `beschreibung | aufgaben | tätigkeiten | stellenbeschreibung | tätigkeitsbeschreibung
    | aufgabenbeschreibung | aufgabenbereich | verantwortlichkeiten | beschreibung der tätigkeit | beschreibung der aufgaben | rollenbeschreibung | funktionsbeschreibung | hauptaufgaben | ihre aufgaben | erfolge
    | wichtigste aufgaben | haupttätigkeiten | tätigkeitsschwerpunkte | aufgabenschwerpunkte | schwerpunkte`,
} satisfies Covered<History>;
