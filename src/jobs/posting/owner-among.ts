import { isDepartmentText } from '@/jobs/text-kind/department-text';
import { isTitleText } from '@/jobs/text-kind/title-text';
import { containsWords } from '@/language/fold/comparable-text';
import { holdsCareersWords, isMenuEntry, isNamedAsBoard } from '@/language/words/pages/careers-words';
import { isCompanyName } from './employer-of-names';
import type { PostingNames } from './posting-names';
import { ownerIn, rightsTexts } from './rights-line';
import { namesInTitle, siteNameTest, type WitnessLine } from './site-witnesses';
import { withoutSigns } from './title-parts';

/**
 * The first of some names that several signs of its site confirm, if it may be a company's: on a site of its own, whose list names no
 * company, the openings are the owner's. Null if there is none.
 */
export function ownerAmong(names: readonly string[], lines: readonly WitnessLine[], head: PostingNames): string | null {
  const isSiteName = siteNameTest(lines, head);
  const candidates = new Set([...names, ...head.titles.flatMap(namesInTitle)].map(withoutSigns));
  const owner = [...candidates].find((name) => mayOwn(name) && isSiteName(name)) ?? null;
  return owner === null ? null : (fullNameOf(owner, lines, head) ?? owner);
}

/** "Brasserie Acme", as the rights and the page's title have it, of the logo's "Acme". */
function fullNameOf(name: string, lines: readonly WitnessLine[], { titles }: PostingNames): string | null {
  const owners = rightsTexts(lines).flatMap((text) => ownerIn(text) ?? []);
  const isFull = (owner: string) =>
    owner.length > name.length && containsWords(owner, name) && titles.some((title) => containsWords(title, owner));
  return owners.find((owner) => isFull(owner) && mayOwn(owner)) ?? null;
}

function mayOwn(name: string): boolean {
  if (!isCompanyName(name) || isMenuEntry(name) || isNamedAsBoard(name) || holdsCareersWords(name)) return false;
  return !isDepartmentText(name) && !isTitleText(name);
}
