/** One job of an attack board. */
export interface Posting {
  /** Told apart from the numbers of traps by its first digit. */
  id: string;
  title: string;
  company: string;
  city: string;
  text: string;
}

const titles = [
  'Warehouse planner',
  'Paediatric nurse',
  'Backend engineer',
  'Bridge inspector',
  'Payroll accountant',
  'Pastry chef',
  'Data analyst',
  'Site electrician',
  'Museum educator',
  'Fleet mechanic',
  'Laboratory technician',
  'Textile designer',
];
const companies = ['Halden Freight', 'Clinic at the Lake', 'Northwind Data', 'Viaduct Group', 'Corvin & Partners'];
const cities = ['Berlin, Germany', 'Lyon, France', 'Porto, Portugal', 'Malmö, Sweden', 'Brno, Czechia', 'Leeds, UK'];

/** `count` postings, others for another `from`. */
export function postings(count: number, from = 0, called: readonly string[] = titles): Posting[] {
  return Array.from({ length: count }, (_, index) => {
    const nth = from + index;
    const title = called[nth % called.length] ?? '';
    const company = companies[nth % companies.length] ?? '';
    return {
      id: String(7_400_100 + nth * 37),
      title,
      company,
      city: cities[nth % cities.length] ?? '',
      text: `${company} looks for somebody who works as ${title.toLowerCase()} in ${cities[nth % cities.length]}. You will plan the week with your team, look after what was begun, and tell others how far it has come. We offer thirty days of leave, a place to sit and time to learn. Reference ${nth + 1}.`,
    };
  });
}
