import type { DiscoveryContext } from '@/workflows/discovery';
import { closeFilters } from './close-filters';
import { listUnderstanding } from './understanding-of-list';

/** The field for search words: as explored, else as found on the page; null if none. */
export async function findSearchSelector(discovery: DiscoveryContext): Promise<string | null> {
  return (await understoodField(discovery)) ?? (await shownField(discovery)) ?? fieldBehindOverlay(discovery);
}

async function understoodField(discovery: DiscoveryContext): Promise<string | null> {
  const { tab } = discovery;
  const understanding = await listUnderstanding(discovery);
  const { searchInput } = understanding?.keyElements ?? {};
  if (!understanding || !searchInput) return null;
  const selectors = [searchInput, ...(understanding.fallbacks.searchInput ?? [])];
  for (const selector of selectors) {
    // A stored selector may match something else by now: only a readable field counts.
    if (await tab.ask('read-field', { target: { selector } })) return selector;
  }
  return null;
}

async function shownField({ tab, run }: DiscoveryContext): Promise<string | null> {
  const { search } = await tab.ask('read-landmarks', { recipe: run.run.state.recipe });
  return search?.ref ?? null;
}

async function fieldBehindOverlay(discovery: DiscoveryContext): Promise<string | null> {
  await closeFilters(discovery, false);
  return shownField(discovery);
}
