import type { Covered } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'remote* | home office* | homeoffice | homeoffices | Telearbeit | von zu Hause | mobiles Arbeiten',
  hybrid: 'hybrid*',
  onsite: 'vor Ort | Präsenz*',
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
} satisfies Covered<Workplaces>;
