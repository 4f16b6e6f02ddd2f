import { isPlaceText } from '@/jobs/text-kind/place-text';
import type { PostingHeader } from './posting-header';

/** "…, Belgium," as far as the next sign. */
const named = /^,\s(\p{Lu}[\p{L}'’ -]{2,40})(?=[,.;:)(!]|$)/u;

/** The one known place behind the company's name in the posting's sentences: "Acme University, Belgium, offers a position". */
export function placeBehindCompany(company: string, { lines, description }: PostingHeader): string | undefined {
  const prose = description ? lines.slice(description.start, description.end) : [];
  const places = prose.flatMap(({ text, surroundings }) => {
    if (surroundings !== 'content') return [];
    const [, ...behind] = text.split(company);
    return behind.flatMap((rest) => named.exec(rest)?.[1]?.trim() ?? []).filter(isPlaceText);
  });
  const [only, another] = new Set(places);
  return another === undefined ? only : undefined;
}
