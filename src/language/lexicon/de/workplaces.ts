import type { Covered } from '../topics/concept-phrases';
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
  kindsOfPlaces: { says: 'Region | Umgebung | Raum | Kreis | Landkreis | Bezirk | Großraum' },
  betweenPlaces: 'und | oder | in',
  partTime: 'Teilzeit* | Minijob* | Mini-Job | geringfügig*',
  employmentTypes: `Vollzeit* | Festanstellung | feste Anstellung | befristet* | unbefristet* | Praktikum | Werkstudent* | Ausbildung
    | Freiberufler | freie Mitarbeit | Zeitarbeit | Ferienjob`,
  workedAt:
    'am Standort | am Standort in | an unserem Standort | an unserem Standort in | für unseren Standort | für unseren Standort in | unseren Standort in | unserem Standort in | in unserer Niederlassung | in unserer Niederlassung in | für unsere Niederlassung in | in unserer Filiale in | für unsere Filiale in | unsere Filiale in | in unserem Werk in | für unser Werk in | in unserem Büro in | für unser Büro in | in unserer Praxis in | in unserem Haus in | Dienstort ist | Arbeitsort ist | Einsatzort ist | Standort ist | unser Team in | unserem Team in | unsere Praxis in | unseren Betrieb in | unserem Betrieb in | unser Restaurant in | unserem Restaurant in | unser Hotel in | unserem Hotel in | unsere Kanzlei in | unserer Kanzlei in | unsere Kita in | unserer Kita in | unsere Einrichtung in | unserer Einrichtung in | unsere Werkstatt in | unserer Werkstatt in | unser Geschäft in | unserem Geschäft in | unseren Laden in | unserem Laden in | unsere Klinik in | unserer Klinik in | unsere Schule in | unserer Schule in | unser Atelier in | unserem Atelier in | unser Lager in | unserem Lager in | unsere Apotheke in | unserer Apotheke in',
} satisfies Covered<Workplaces>;
