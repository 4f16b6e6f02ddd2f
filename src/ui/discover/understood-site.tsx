import type { Understanding } from '@/domain/page/understanding';
import type { DiscoverRun } from '@/domain/run/run';
import { isLive } from '@/ui/run/pick-run';
import { RecipeCard } from '@/ui/understanding/recipe-card';
import { UnderstandingCard } from '@/ui/understanding/understanding-card';

interface UnderstoodProps {
  known: Understanding[];
  run: DiscoverRun | null;
  runs: DiscoverRun[];
  tabId: number;
}

/** What is known about the site; a run that is still exploring shows that itself. */
export function UnderstoodSite({ known, run, runs, tabId }: UnderstoodProps) {
  if (run && isLive(run) && (run.state.phase === 'understand' || run.state.phase === 'explore')) return null;
  if (known.length === 0) return run?.state.recipe && <RecipeCard recipe={run.state.recipe} />;
  return known.map((understanding) => (
    <UnderstandingCard
      key={understanding.pathPattern}
      understanding={understanding}
      tabId={tabId}
      runId={runs.find((one) => isOf(understanding, one))?.id ?? null}
      isOpen={run?.result?.code === 'explored' && isOf(understanding, run)}
    />
  ));
}

/** Whether this run explored it: its journal holds the evidence. */
function isOf({ site, exploredAt }: Understanding, run: DiscoverRun): boolean {
  if (!exploredAt || run.site !== site || !run.state.exploration) return false;
  return run.startedAt <= exploredAt && (run.endedAt === null || exploredAt <= run.endedAt);
}
