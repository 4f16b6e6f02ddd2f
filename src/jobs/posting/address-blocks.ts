import { hasPostcode, isStreet } from './postal-address';
import type { PostingHeader } from './posting-header';
import type { LineElement, PostingLine } from './posting-line';

/** Evidence of an address that stands by itself; below a place that is shown it says where in it. */
const evidence = 2.4;

/** Postal addresses in elements of their own, in the content, each in one line: "12 High Street, 4001 Bern, Switzerland". */
export function addressBlocks({ lines }: Pick<PostingHeader, 'lines'>): { text: string; score: number }[] {
  const inAddress = lines.filter((line) => line.surroundings === 'content' && addressAround(line) !== null);
  const blocks = [...Map.groupBy(inAddress, addressAround).values()];
  return blocks
    .map((block) => block.map(({ text }) => text))
    .filter((texts) => texts.length > 1 && texts.some(isStreet) && texts.some(hasPostcode))
    .map((texts) => ({ text: texts.join(', '), score: evidence }));
}

function addressAround({ element }: PostingLine): LineElement | null {
  let around: LineElement | null = null;
  for (let at = element; at?.isAddress; at = at.outer) around = at;
  return around;
}
