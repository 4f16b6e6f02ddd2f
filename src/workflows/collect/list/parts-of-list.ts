import type { ListParts } from '@/domain/page/page-readings';
import { namesPeriod } from '@/language/dates/names-period';
import { namesLetters, namesWhole } from '@/language/words/controls/part-names';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import { languageOf } from '@/language/words/forms/language-names';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';

/** The parts of a list beside the one that shows. */
export interface OtherParts {
  /** Whether it is certain that they are parts of this list: else what they show may be something else, or nothing. */
  areCertain: boolean;
  current: string;
  others: ListParts['others'];
  /** Whether each begins with rows that show here already. */
  leadOn: boolean;
}

/** What is known of the part that shows. */
interface ShownPart {
  /** Rows it shows. */
  rows: number;
  /** Whether the page announces as many as were read: nothing is missing then that only a guess would look for. */
  isAll: boolean;
}

/** Which controls lead to other parts of the list; null if none do. */
export function otherParts(groups: readonly ListParts[], shown: ShownPart): OtherParts | null {
  const found = groups.map((group) => ({ group, certainty: certaintyOf(group, shown) }));
  const best =
    found.find(({ certainty }) => certainty === 'certain') ?? found.find(({ certainty }) => certainty !== null);
  if (!best) return null;
  const { current, others, leadOn = false } = best.group;
  return { areCertain: best.certainty === 'certain', current, others, leadOn };
}

function certaintyOf(group: ListParts, shown: ShownPart): 'certain' | 'likely' | null {
  const names = [...(group.current === '' ? [] : [group.current]), ...group.others.map(({ name }) => name)];
  if (new Set(names).size < names.length) return null;
  if (group.leadOn) return shown.isAll ? null : 'certain';
  if (group.choice && arePages(names)) return shown.isAll ? null : 'certain';
  const isLink = group.others.every(({ url }) => url !== null);
  if (!group.areTabs && !isLink && group.areApart) return null;
  if (group.current === '' && (!isLink || group.areApart || shown.isAll || names.length < fewestUnmarked)) return null;
  // A letter may be a word of some language.
  if (names.every(namesLetters) && !names.every((name) => /\d/.test(name))) return 'certain';
  if (names.some(isNoPart)) return null;
  if (names.every(namesPeriod) || isCounted(names, shown)) return 'certain';
  const isAll = shown.isAll && group.countsPart !== true;
  return group.current !== '' && !isAll && !group.areApart && mayBeParts(group, names) ? 'likely' : null;
}

/** Options that count from one: "Page 1 of 3", or but their numbers. */
function arePages(names: readonly string[]): boolean {
  const numbers = names.map((name) =>
    Number(/^(?:\p{L}{1,12}\.? )?(\d{1,4})(?: ?(?:\/|\p{L}{1,6}) ?\d{1,4})?$/u.exec(name)?.[1]),
  );
  return numbers.length > 1 && numbers.toSorted((one, other) => one - other).every((each, index) => each === index + 1);
}

/** Without one that is current they may be parts only where there are several. */
const fewestUnmarked = 3;

/** The whole, an order, a language, or a page's number. */
function isNoPart(name: string): boolean {
  const isNumber = /^\W*\d+\W*$/.test(name) && !namesPeriod(name);
  return isNumber || namesWhole(name) || isSortControl(name) || languageOf(name) !== undefined;
}

/** "Chemistry (5)", where it shows five. */
function isCounted([current = '', ...others]: readonly string[], { rows }: ShownPart): boolean {
  const counts = others.map(countIn);
  const count = countIn(current);
  // A view that has what all the others have is the whole.
  const sum = counts.reduce<number>((total, one) => total + (one ?? 0), 0);
  return rows > 0 && count === rows && !counts.includes(null) && (others.length < 2 || count !== sum);
}

/** "Estates (4)" */
export function countIn(name: string): number | null {
  const count = /[\s([·:](\d{1,5})[)\]]?$/u.exec(name)?.[1];
  return count === undefined ? null : Number(count);
}

/** Tabs, of which none is said to be that of jobs alone. Another place or department in the address is what the user chose. */
function mayBeParts(group: ListParts, names: readonly string[]): boolean {
  const sayJobs = names.filter(hasJobUrlWord).length;
  return group.areTabs && (sayJobs === 0 || sayJobs === names.length);
}
