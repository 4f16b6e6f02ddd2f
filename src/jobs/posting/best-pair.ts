import { isKnownTown } from '@/jobs/text-kind/known-places';
import { placeScore } from '@/jobs/text-kind/place-score';
import { containsWords } from '@/language/fold/comparable-text';
import type { Candidate, CompanyAndPlace } from './candidate';

/** One text cannot be both: the best pair of different texts, else the stronger one alone. */
export function bestPair(companies: Candidate[], places: Candidate[]): CompanyAndPlace {
  const none = { text: undefined, score: 0 };
  let chosen: CompanyAndPlace = {};
  let most = 0;
  for (const company of [...companies, none]) {
    for (const place of [...places, none]) {
      const score = company.score + place.score;
      const location = withoutCompany(place.text, company.text);
      if (score <= most || saySame(company.text, location)) continue;
      chosen = { company: company.text, location };
      most = score;
    }
  }
  return chosen;
}

const behindCompany = /^(?:, | in (?=\p{Lu})| \/ )(.+)$|^ \(([^()]+)\)$/u;

/** "Acme Ltd, 12 High Street, Leeds", "Acme (Leeds)", "Acme in Leeds": the line of a place may begin with who is there. */
function withoutCompany(place: string | undefined, company: string | undefined): string | undefined {
  if (place === undefined || company === undefined || !place.startsWith(company)) return place;
  const [, behind, inBrackets] = behindCompany.exec(place.slice(company.length)) ?? [];
  const rest = behind ?? inBrackets;
  if (rest === undefined) return place;
  const [first = ''] = rest.split(/, | \/ /);
  return place.startsWith(`${company}, `) || (isKnownTown(first) && !isKnownTown(company)) ? rest : place;
}

/** The same text, or a place within a longer one: "46 - Cahors" of "46 - Cahors - Map". */
function saySame(company: string | undefined, place: string | undefined): boolean {
  if (company === undefined || place === undefined) return false;
  // "Faenza" of "Faenza (RA)", whose name nobody need know.
  const isStart = place.startsWith(company) && /^\s?[,(]/.test(place.slice(company.length));
  return company === place || isStart || (placeScore(company) >= 2 && containsWords(place, company));
}
