import { cachePerTask } from '../tree/cache-per-task';

/** Two characters within a word. "LocationBerlin" is a label that runs into its value, and scripts without capitals do not tell. */
const joinedInWord = /(?:\p{Ll}\p{Ll}|\p{Lu}\p{L}|\p{N}\p{N})$/u;
/** Characters. Longer texts are none that somebody searched for. */
const longest = 40;

/**
 * Whether an element marks some letters of the words around it, as search results do with what was searched for: it stands within a word, or
 * beside others and says what a box or the address has.
 */
export function isFoundInWords(element: Element): boolean {
  const text = element.textContent ?? '';
  if (element.children.length > 0 || text.trim() === '' || text.length > longest) return false;
  const [before, after] = [textOf(element.previousSibling), textOf(element.nextSibling)];
  if (joins(before, text) || joins(text, after)) return true;
  return /\p{L}/u.test(before + after) && searchedFor(element.ownerDocument).has(text.trim().toLowerCase());
}

const textOf = (node: Node | null): string => (node instanceof Text ? node.data : '');

function joins(one: string, other: string): boolean {
  return one !== '' && other !== '' && joinedInWord.test(one.slice(-1) + other.slice(0, 1));
}

/** What the boxes for searching and the address say, whole and by words. */
const searchedFor = cachePerTask((page: Document): ReadonlySet<string> => {
  const boxes = page.querySelectorAll<HTMLInputElement>('input[type=search],input[type=text],input:not([type])');
  const asked = [...Array.from(boxes, ({ value }) => value), ...new URL(page.URL).searchParams.values()];
  const texts = asked.map((text) => text.trim().toLowerCase()).filter((text) => text.length > 1);
  return new Set(texts.flatMap((text) => [text, ...text.split(/\s+/)]));
});
