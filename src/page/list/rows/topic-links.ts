import { flatParent } from '@/page/dom/tree/flat-tree';
import { addressOf, linksIn } from './links-in-row';
import type { RowContent } from './slots';

/** Share of such links, at least, whose address a row of another title has there too. */
const leastShared = 0.2;

interface UsedLink {
  link: Element;
  address: string;
  title: string;
}

/**
 * Links of rows to more of what rows have in common, as the jobs of a place or a company: what stands there in rows of different titles has one
 * address in several of them. A posting's own address is that of one title, also of those rows whose place no other has.
 */
export function topicLinks(titles: ReadonlyMap<number, string>, contents: RowContent[]): Set<Element> {
  const used = contents.flatMap(({ row }, index) => {
    const title = titles.get(index);
    return title === undefined ? [] : inPositions(row).map(([position, link]) => ({ position, link, title }));
  });
  const links = used.map((one) => ({ ...one, address: addressOf(one.link) })).filter(({ address }) => address !== '');
  const topics = [...Map.groupBy(links, ({ position }) => position).values()].filter(areTopics);
  return new Set(topics.flat().map(({ link }) => link));
}

function areTopics(links: readonly UsedLink[]): boolean {
  // The words of a topic tell its address; "Read more" leads anywhere.
  const said = Map.groupBy(links, ({ link }) => (link.textContent ?? '').trim());
  if ([...said.values()].some((same) => new Set(same.map(({ address }) => address)).size > 1)) return false;
  const shared = [...Map.groupBy(links, ({ address }) => address).values()].filter(
    (same) => new Set(same.map(({ title }) => title)).size > 1,
  );
  return shared.flat().length > links.length * leastShared;
}

/** The links of a row by what they stand in, and by number among those that stand in the same. */
function inPositions(row: Element): [string, Element][] {
  const counts = new Map<string, number>();
  return linksIn(row).map((link) => {
    const path = pathOf(link, row);
    const count = counts.get(path) ?? 0;
    counts.set(path, count + 1);
    return [`${path}|${count}`, link];
  });
}

/** By the link's own class alone: around it the row that is chosen, or promoted, has another. */
function pathOf(link: Element, row: Element): string {
  const steps = [link.getAttribute('class') ?? ''];
  for (let at: Element | null = link; at && at !== row; at = flatParent(at)) steps.push(at.localName);
  return steps.join('<');
}
