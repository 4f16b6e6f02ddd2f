import type { LineElement, PostingLine } from '@/jobs/posting/posting-line';

const told = {
  isCell: false,
  isTerm: false,
  isAddress: false,
  hasPin: null,
  datetime: null,
  isNamedDescription: false,
};
const element = (outer: LineElement | null, fontSize = 16): LineElement => ({
  outer,
  fontSize,
  ...told,
  isNamedAfter: () => false,
});
const body = element(null);

/** A line of a posting's page, in an element of its own. */
export function postingLine(
  text: string,
  { level = 0, isItem = false, url = null as string | null, fontSize = 16 } = {},
): PostingLine {
  const own = element(body, fontSize);
  const pieces = [{ text, element: own, isLink: url !== null, isControl: false, url }];
  const measures = { linkLength: url === null ? 0 : text.length, controlLength: 0, surroundings: 'content' as const };
  return { text, pieces, links: [], element: own, headingLevel: level, isListItem: isItem, ...measures };
}
