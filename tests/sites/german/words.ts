import { makeOpenings } from '../openings/make-openings.ts';
import type { Facet, OpeningWords } from '../openings/opening.ts';

export const facets: readonly Facet[] = [
  {
    name: 'arbeitszeit',
    label: 'Arbeitszeit',
    kind: 'multi',
    options: [
      { value: 'voll', label: 'Vollzeit' },
      { value: 'teil', label: 'Teilzeit' },
      { value: 'mini', label: 'Minijob' },
      { value: 'azubi', label: 'Ausbildung' },
    ],
  },
  {
    name: 'zeitraum',
    label: 'Veröffentlicht',
    kind: 'single',
    options: [
      { value: '', label: 'Beliebig' },
      { value: '1', label: 'Seit gestern', days: 1 },
      { value: '7', label: 'Letzte 7 Tage', days: 7 },
      { value: '30', label: 'Letzte 30 Tage', days: 30 },
    ],
  },
  {
    name: 'ort',
    label: 'Homeoffice',
    kind: 'multi',
    options: [
      { value: 'ganz', label: 'Nur Homeoffice' },
      { value: 'zum-teil', label: 'Teilweise Homeoffice' },
      { value: 'vor-ort', label: 'Vor Ort' },
    ],
  },
  {
    name: 'erfahrung',
    label: 'Berufserfahrung',
    kind: 'multi',
    options: [
      { value: 'einstieg', label: 'Berufseinstieg' },
      { value: 'mit', label: 'Mit Berufserfahrung' },
      { value: 'fuehrung', label: 'Führungskraft' },
    ],
  },
];

const words: OpeningWords = {
  count: 72,
  seed: 20_261_120,
  titles: [
    'Pflegefachkraft (m/w/d) im Nachtdienst',
    'Elektroniker für Betriebstechnik',
    'Sachbearbeiterin Buchhaltung',
    'Erzieher in der Krippe',
    'Bauleiter Tiefbau',
    'Köchin für die Betriebskantine',
    'Softwareentwicklerin Java',
    'Berufskraftfahrer Nahverkehr',
    'Medizinische Fachangestellte',
    'Anlagenmechaniker Sanitär',
    'Verkäuferin Backwaren',
    'Controller im Krankenhaus',
    'Gärtner für Parkanlagen',
    'Physiotherapeutin',
    'Lagerleiter Frühschicht',
    'Steuerfachangestellte',
    'Pflegedienstleitung',
    'Zerspanungsmechaniker',
  ],
  companies: [
    'Brückner & Söhne GmbH',
    'Klinikum Ostufer',
    'Stadtwerke Hohenbruck',
    'Lindenhof Seniorenhaus',
    'Nordwind Logistik AG',
    'Bäckerei Kornblum',
    'Tauber Anlagenbau KG',
    'Kita Sonnenwinkel e. V.',
  ],
  cities: ['Bremen', 'Würzburg', 'Görlitz', 'Kassel', 'Lübeck', 'Mainz', 'Chemnitz'],
  tasks: [
    'Sie planen Ihren Arbeitstag selbst und stimmen sich morgens im Team ab.',
    'Sie halten fest, was getan ist, damit die nächste Schicht weiß, woran sie ist.',
    'Sie leiten Auszubildende an und nehmen sich Zeit für ihre Fragen.',
    'Sie bestellen Material und achten auf die Kosten.',
    'Sie prüfen, was geliefert wird, und melden Mängel.',
    'Sie vertreten Kolleginnen und Kollegen im Urlaub.',
  ],
  facets,
};

export const openings = makeOpenings(words);

export function labelOf(name: string, value: string): string {
  const options = facets.find((facet) => facet.name === name)?.options ?? [];
  return options.find((option) => option.value === value)?.label ?? '';
}

export function ageText(daysAgo: number): string {
  if (daysAgo === 0) return 'heute';
  return daysAgo === 1 ? 'gestern' : `vor ${daysAgo} Tagen`;
}
