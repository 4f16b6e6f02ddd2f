import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'remote* | home office* | homeoffice | homeoffices | Telearbeit | von zu Hause | mobiles Arbeiten',
  hybrid: 'hybrid*',
  onsite: 'vor Ort | Präsenz* | nur vor Ort',
  partly: 'möglich* | teilweise | anteilig* | Tage | Option*',
  without: 'kein | keine | nicht | ohne',
  anywhere: 'deutschlandweit | bundesweit | weltweit | europaweit | österreichweit | schweizweit | ortsunabhängig',
  severalPlaces: 'mehrere Standorte | verschiedene Standorte | mehrere Orte',
  countedPlaces: 'Standorte | Orte | Arbeitsorte | Einsatzorte | Städte | weitere Standorte | weitere Orte',
  furtherPlaces: 'weitere | weitere orte | weitere standorte | andere | u. a.',
  kindsOfPlaces: { says: 'Region | Umgebung | Raum | Kreis | Landkreis | Bezirk | Großraum' },
  betweenPlaces: 'und | oder | in',
  surroundings: 'und Umgebung | Umgebung | u. Umgebung | und Umland',
  partTime: 'Teilzeit* | Minijob* | Mini-Job | geringfügig*',
  employmentTypes: `Vollzeit* | Festanstellung | feste Anstellung | befristet* | unbefristet* | Praktikum | Werkstudent* | Ausbildung
    | Freiberufler | freie Mitarbeit | Zeitarbeit | Ferienjob | Saisonarbeit | Saisonstelle | Saisonkraft | Werkvertrag`,
  workedAt:
    'unser Team,unserem Team,unser Büro,unserem Büro,unsere Praxis,unserer Praxis,unser Haus,unserem Haus,unser Werk,unserem Werk,unsere Filiale,unserer Filiale,unsere Niederlassung,unserer Niederlassung,unsere Einrichtung,unserer Einrichtung,unsere Kita,unserer Kita,unsere Werkstatt,unserer Werkstatt,unser Restaurant,unserem Restaurant,unser Hotel,unserem Hotel,unseren Betrieb,unserem Betrieb,unsere Zentrale,unserer Zentrale,unser Lager,unserem Lager,unsere Klinik,unserer Klinik,unser Geschäft,unserem Geschäft,unsere Kanzlei,unserer Kanzlei … in,liegt in,ist in,sind in,befindet sich in,befinden sich in | am Standort | am Standort in | an unserem Standort | für unseren Standort | unseren Standort in | unserem Standort in | in unserer Niederlassung | unsere Filiale in | Dienstort ist | Arbeitsort ist | Einsatzort ist | Standort ist',
  namedElsewhere:
    'Hauptsitz* | Firmensitz* | Unternehmenssitz* | Hauptverwaltung | Stammsitz* | Mutterkonzern* | mit Sitz in | hat seinen Sitz | hat ihren Sitz | gegründet | Kunden in',
  beforeTown: 'in',
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
