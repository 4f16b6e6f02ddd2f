import type { ClosedSection } from '@/domain/page/page-readings';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';
import { siteOfList } from './follow-pager';
import { countIn } from './parts-of-list';
import { pressUncovered } from './uncover-list';

/** How long an opened section may take to show its rows: ms. */
const patienceMs = 1200;
/** Of those of one kind: where the first ones have no list, the others have none. */
const mostOfOneKind = 2;
/** More would be read through. */
const mostOpened = 6;

/**
 * On a page whose sections are all closed: opens one after the other, by presses that show that they only look, until `look` finds a list in
 * one. The others are opened as its further parts.
 */
export async function openSections(discovery: DiscoveryContext, look: () => Promise<true | null>): Promise<void> {
  const { run } = discovery;
  const wanted = { purpose: 'explore', siteUrl: siteOfList(discovery) } as const;
  for (const name of mostLikely(await closedSections(discovery))) {
    // Opening one may have drawn the others anew.
    const again = async () => {
      const section = (await closedSections(discovery)).find((each) => each.name === name);
      return section ? { ref: section.ref } : null;
    };
    const target = await again();
    if (!target) continue;
    await run.intent('acted', { tool: 'click', element: name });
    const press = await pressUncovered(discovery, target, wanted, { again });
    if (press.outcome === 'refused') await run.step('act-refused', { element: press.name, code: press.code });
    if (press.outcome !== 'pressed') continue;
    await run.step('acted', { tool: 'click', element: name, success: true }, { phase: 'outcome' });
    if (await lookDuring(discovery, patienceMs, look, { isPatient: true })) return;
  }
}

const closedSections = ({ tab }: DiscoveryContext): Promise<ClosedSection[]> => tab.ask('read-closed-sections', null);

/** The first of each kind before the second of any; none that says that it is empty. */
function mostLikely(sections: readonly ClosedSection[]): string[] {
  const likely = sections.filter(({ name, place }) => place < mostOfOneKind && countIn(name) !== 0);
  return likely
    .toSorted((one, other) => one.place - other.place)
    .slice(0, mostOpened)
    .map(({ name }) => name);
}
