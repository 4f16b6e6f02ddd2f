export interface Company {
  name: string;
  slug: string;
  industry: string;
  /** Of the logo, as a CSS hue in degrees. */
  hue: number;
}

/** All invented. Some names hold what careless readers trip over: ampersands, commas, dashes, quotes, digits. */
const names: [string, string][] = [
  ['Nordlicht Energie', 'Renewable energy'],
  ['Harbour & Finch', 'Logistics'],
  ['Quillwright', 'Publishing'],
  ['Blue Heron Robotics', 'Robotics'],
  ['Santorelli Mobilità', 'Transport'],
  ['Kestrel Health', 'Health care'],
  ['Oakline Bank', 'Banking'],
  ["O'Donnell Freight", 'Logistics'],
  ['Tallinn Tidewater OÜ', 'Shipping'],
  ['Müller + Söhne GmbH', 'Manufacturing'],
  ['Cobalt Nine', 'Software'],
  ['Larkspur Foods, Inc.', 'Food'],
  ['Meridian-Atlas', 'Travel'],
  ['Papershell', 'Software'],
  ['Grupo Alcaraz', 'Retail'],
  ['Ferrum Works', 'Manufacturing'],
  ['Sundial Analytics', 'Software'],
  ['Łąka Studio', 'Design'],
  ['Wren Insurance Group', 'Insurance'],
  ['Maison Verdier', 'Hospitality'],
  ['Tidepool Games', 'Games'],
  ['Aster 4 Care', 'Health care'],
  ['Beacon Street Schools', 'Education'],
  ['Vantage Rail', 'Transport'],
];

export const companies: readonly Company[] = names.map(([name, industry], index) => ({
  name,
  slug: slugOf(name),
  industry,
  hue: (index * 47) % 360,
}));

/** Lower case, ASCII, words joined by hyphens. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .toLowerCase();
}
