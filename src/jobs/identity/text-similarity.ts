import { wordsOnly } from '@/language/fold/comparable-text';
import { comparableCompany, comparableTitle } from './comparable-names';

/** What a likeness is built from. */
interface Texts {
  title: string;
  company: string | null;
  location: string | null;
}

/**
 * What a posting is called on any site: title, company and the first part of its place, for comparison. Jobs of two sites that share it may
 * be the same job, which only the user can tell. Empty if title or company say nothing.
 */
export function duplicateKey({ title, company, location }: Texts): string {
  const [titleWords, companyWords] = [comparableTitle(title), comparableCompany(company ?? '')];
  return titleWords && companyWords ? `${companyWords}|${titleWords}|${firstPlace(location ?? '')}` : '';
}

/** "Berlin, Germany" and "Berlin (hybrid)" are Berlin. */
function firstPlace(location: string): string {
  const parts = location.split(/[,،、;|/(•·]|\s[-–]\s/u).map(wordsOnly);
  return parts.find(Boolean) ?? '';
}
