/** Everything that a site of one language says. Sentences with a gap are functions, so that each language orders its words. */
export interface Words {
  /** BCP 47. */
  language: string;
  jobs: string;
  jobsAt(company: string): string;
  found(count: number): string;
  nothingFound: string;
  search: string;
  keyword: string;
  next: string;
  previous: string;
  more: string;
  back: string;
  close: string;
  apply: string;
  save: string;
  follow: string;
  alert: string;
  view: string;
  labels: {
    title: string;
    company: string;
    place: string;
    posted: string;
    pay: string;
    type: string;
    department: string;
  };
  /** At least one day. */
  ago(days: number): string;
  placesCount(count: number): string;
  /** Thousands a year. */
  payPerYear(low: number, high: number): string;
  /** Cents an hour. */
  payPerHour(cents: number): string;
  /** Three. */
  types: readonly string[];
  /** Four. */
  departments: readonly string[];
  /** Twelve. */
  titles: readonly string[];
  /** Eight. */
  cities: readonly string[];
  aboutJob: string;
  /** The first sentence of a posting, which tells the posting apart. */
  intro(title: string, city: string): string;
  reference(number: string): string;
  tasks: readonly string[];
  badges: readonly string[];
  any: string;
  within: { label: string; days: readonly [string, number][] };
  payFrom: string;
  postedAfter: string;
  remoteOnly: string;
  showAll: string;
  showResults: string;
  filters: string;
  consent: { text: string; accept: string; refuse: string };
  newsletter: { title: string; text: string; email: string; subscribe: string };
  login: { title: string; text: string; user: string; password: string };
  limit: { title: string; text: string };
  news: { title: string; items: readonly string[] };
  blog: { title: string; items: readonly string[] };
  similar: { title: string; item(title: string, city: string): string };
  featured: string;
  events: string;
  advert: string;
  tags: readonly string[];
}

/** Names of companies are alike in all languages; none of these is one. */
export const companies = [
  'Alder & Finch',
  'Brightwater Labs',
  'Corvane',
  'Delmora Group',
  'Ekholm Partners',
  'Fennick Foods',
  'Galvori',
  'Hartwell Clinic',
] as const;
