import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { wordingFinder } from '@/language/match/wording-test';

const away = [phrases('workplaces.remote'), phrases('workplaces.anywhere')];
const findWorkplace = wordingFinder(
  ...away,
  phrases('workplaces.hybrid'),
  phrases('workplaces.onsite'),
  phrases('workplaces.severalPlaces'),
);
const findAway = wordingFinder(...away);

/** Whether a text says remote, hybrid or on site, and little else. */
export function isWorkplaceText(text: string): boolean {
  return text.length <= 60 && findWorkplace(fold(text)) !== null;
}

/** "(Hybrid)" and the like: only a work arrangement. */
export function isOnlyWorkplaceText(text: string): boolean {
  if (text.length > 40) return false;
  const words = fold(text);
  const found = findWorkplace(words);
  if (!found) return false;
  return (words.slice(0, found.start) + words.slice(found.end)).replaceAll(' ', '').length <= 12;
}

/** "Hybrid", "At the office": how one works, and nothing of where. */
export function saysOnSiteOnly(text: string): boolean {
  const words = fold(text);
  const found = text.length > 40 || findAway(words) !== null ? null : findWorkplace(words);
  return found !== null && !/\p{L}/u.test(words.slice(0, found.start) + words.slice(found.end));
}

/** Whether one may work from elsewhere, which says where as far as anything does; "at the office" does not. */
export function isAwayFromOffice(text: string): boolean {
  return findAway(fold(text)) !== null;
}

/** Letters beside the word: "Fully remote", "Remote (US)". */
const mostBeside = 5;

/** "Remote", "100 % home office": that one works from elsewhere, and nothing else. */
export function saysRemoteOnly(text: string): boolean {
  const words = fold(text);
  const found = text.length > 40 ? null : findAway(words);
  if (found === null) return false;
  const beside = words.slice(0, found.start) + words.slice(found.end);
  return (beside.match(/\p{L}/gu)?.length ?? 0) <= mostBeside;
}
