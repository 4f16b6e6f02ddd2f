import type { SlotFacts } from './slot-facts';

/** Share of rows with another such text that makes a slot one of several tags. */
const leastShare = 0.5;

/** Links of one kind beside a slot that make it one of several tags: a company may stand beside its place. */
const leastLinks = 2;
/** Share of rows, or of texts, that makes it so for all. */
const nearlyAll = 0.9;

/** Whether a slot shows one of several tags of a row, as skills. No company of a row does so. */
export function isOneOfTags(one: SlotFacts, facts: readonly SlotFacts[]): boolean {
  return takesTurns(one, facts) || isOneOfLinks(one, facts);
}

/** Whether what another slot beside it shows stands in this one in other rows. */
function takesTurns(one: SlotFacts, facts: readonly SlotFacts[]): boolean {
  const own = new Set(one.texts.values());
  return facts.some((other) => {
    if (other === one) return false;
    const beside = [...other.texts].filter(([row, text]) => one.texts.has(row) && one.texts.get(row) !== text);
    const shared = beside.filter(([, text]) => own.has(text));
    return new Set(shared.map(([, text]) => text)).size > 1 && shared.length >= leastShare * one.texts.size;
  });
}

/** Whether it is one of several links that stand beside each other and lead to one kind of place. */
function isOneOfLinks(one: SlotFacts, facts: readonly SlotFacts[]): boolean {
  if (one.isLink < nearlyAll) return false;
  const alike = facts.filter(
    (other) =>
      other !== one &&
      other.isLink >= nearlyAll &&
      other.fill >= leastShare * one.fill &&
      stemOf(other) === stemOf(one) &&
      leadAlike(one, other),
  );
  return alike.length >= leastLinks;
}

/** The path of its siblings of the same kind, which are counted. */
const stemOf = ({ slot }: SlotFacts): string => slot.key.replace(/#\d+$/, '');

function leadAlike(one: SlotFacts, other: SlotFacts): boolean {
  const rows = [...other.slot.parts].flatMap(([row, { element }]) => {
    const beside = one.slot.parts.get(row)?.element;
    return beside ? [[linkAround(beside), linkAround(element)] as const] : [];
  });
  const areAlike = rows.filter(
    ([first, second]) => first && second && first.href !== second.href && kindOf(first) === kindOf(second),
  );
  return areAlike.length >= nearlyAll * rows.length;
}

const linkAround = (element: Element): HTMLAnchorElement | null => element.closest<HTMLAnchorElement>('a[href]');

/** `/jobs/react` without its last step, or the names of what it searches by. */
function kindOf({ pathname, search }: HTMLAnchorElement): string {
  const searched = [...new URLSearchParams(search).keys()].sort();
  return searched.length > 0 ? `${pathname}?${searched.join('&')}` : pathname.slice(0, pathname.lastIndexOf('/'));
}
