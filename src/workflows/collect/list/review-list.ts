import type { LearnedRecipe } from '@/domain/page/page-readings';
import type { DiscoveryContext } from '@/workflows/discovery';
import { doubtOf, showedOtherRows } from './doubt-list';
import { teachList } from './teach-list';

/** The list to work with: what the rules read, or what a model taught where they read nothing or what is doubtful. */
export async function reviewList(
  discovery: DiscoveryContext,
  learned: LearnedRecipe | null,
): Promise<LearnedRecipe | null> {
  const doubt = learned ? (doubtOf(learned) ?? exploredDoubt(discovery, learned)) : 'no-list';
  return doubt === null ? learned : teachList(discovery, doubt, learned);
}

/** What an exploration of this run saw speaks against the list. */
function exploredDoubt({ run }: DiscoveryContext, { reading }: LearnedRecipe): 'pressed-other-rows' | null {
  const patterns = run.run.state.exploration?.graph.patterns ?? [];
  return showedOtherRows(patterns, reading.rows) ? 'pressed-other-rows' : null;
}
