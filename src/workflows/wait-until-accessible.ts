import type { PageKind } from '@/domain/page/page-kind';
import { waitForUser } from '@/workflows/asking/wait-for-user';
import type { DiscoveryContext } from '@/workflows/discovery';
import { lookDuring } from '@/workflows/look-during';

/** How long a loading page may take before the user is asked; ms before each check. */
const loadingPatienceMs = [500, 1000, 2000, 4000];

/** Walls that only the user can remove. The others are answers: no results, or no list. */
const obstacles = ['login', 'challenge', 'rate-limit', 'consent', 'loading'] as const satisfies PageKind[];
type Obstacle = (typeof obstacles)[number];

/**
 * The kind of page once nothing blocks it: waits for the user at every wall, however many there are. `goOn`: done when the user resumes,
 * since past a wall a site may lead anywhere.
 */
export async function passWalls(
  discovery: DiscoveryContext,
  goOn: () => Promise<void> = () => discovery.tab.settle(),
): Promise<Exclude<PageKind, Obstacle>> {
  for (;;) {
    const kind = await kindOnceLoaded(discovery);
    if (!isObstacle(kind)) return kind;
    await waitForUser(discovery, kind);
    await goOn();
  }
}

/** Whether only the user can go on from here. */
async function isAtWall(discovery: DiscoveryContext): Promise<boolean> {
  return isObstacle(await kindOnceLoaded(discovery));
}

/** The same after a press beside a list: where that still shows, one thing that never comes keeps nobody from the rest. */
export async function isWalledOff(discovery: DiscoveryContext): Promise<boolean> {
  const isListShown = (await kindNow(discovery)) === 'loading' && (await showsKnownList(discovery));
  return !isListShown && isAtWall(discovery);
}

/** Whether the page shows nothing yet, however long it is waited for. */
export async function staysLoading(discovery: DiscoveryContext): Promise<boolean> {
  return (await kindOnceLoaded(discovery)) === 'loading';
}

async function kindOnceLoaded(discovery: DiscoveryContext): Promise<PageKind> {
  const onceLoaded = async () => {
    const kind = await kindNow(discovery);
    return kind === 'loading' ? null : kind;
  };
  let kind = await onceLoaded();
  for (const ms of loadingPatienceMs) {
    // It says itself that something is on its way.
    kind ??= await lookDuring(discovery, ms, onceLoaded, { isPatient: true });
  }
  return kind ?? ((await showsKnownList(discovery)) ? 'job-list' : 'loading');
}

/** Walls recognized by words, which pages without a wall may contain too. */
const toldByWords: readonly PageKind[] = ['login', 'challenge', 'rate-limit'];

/** A known list can be read even with few rows, when the page would otherwise look like a request for an account. */
async function kindNow(discovery: DiscoveryContext): Promise<PageKind> {
  const { kind } = await discovery.tab.ask('read-page-kind', null);
  return toldByWords.includes(kind) && (await showsKnownList(discovery)) ? 'job-list' : kind;
}

async function showsKnownList({ run, tab }: DiscoveryContext): Promise<boolean> {
  const { recipe } = run.run.state;
  if (!recipe) return false;
  const { rows, check } = await tab.ask('read-rows', recipe);
  return check.holds && rows.length > 0;
}

function isObstacle(kind: PageKind): kind is Obstacle {
  return obstacles.some((obstacle) => obstacle === kind);
}
