import type { LineElement, PostingLine } from '@/jobs/posting/posting-line';

const told = {
  isCell: false,
  isTerm: false,
  isAddress: false,
  hasPin: null,
  datetime: null,
  isNamedDescription: false,
};
/** An element that stands in another. */
export const postingElement = (
  outer: LineElement | null,
  { fontSize = 16, isNamedDescription = false } = {},
): LineElement => ({
  outer,
  ...told,
  fontSize,
  isNamedDescription,
  isNamedAfter: () => false,
});
const body = postingElement(null);

/** A line of a posting's page, in an element of its own. */
export function postingLine(
  text: string,
  { level = 0, isItem = false, url = null as string | null, fontSize = 16, within = body } = {},
): PostingLine {
  const own = postingElement(within, { fontSize });
  const pieces = [{ text, element: own, isLink: url !== null, isControl: false, url }];
  const measures = { linkLength: url === null ? 0 : text.length, controlLength: 0, surroundings: 'content' as const };
  return { text, pieces, links: [], element: own, headingLevel: level, isListItem: isItem, ...measures };
}
