import type { PageKind } from '@/domain/page/page-kind';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { Exploration } from './exploration-ports';

/** Walls before the entire site: the explorer cannot go back from them, and never fights them. */
const obstacles = ['challenge', 'rate-limit', 'consent'] as const satisfies PageKind[];

/** The kind of page once no such wall blocks it; waits for the user at each. */
export async function passObstacles(exploring: Exploration): Promise<PageKind> {
  const { tab, clock } = exploring;
  for (;;) {
    const { kind } = await tab.ask('read-page-kind', null);
    const wall = obstacles.find((obstacle) => obstacle === kind);
    if (!wall) return kind;
    await waitForUser(exploring, wall);
    clock.reset();
    await tab.settle();
  }
}
