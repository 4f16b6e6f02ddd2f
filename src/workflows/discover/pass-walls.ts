import type { PageKind } from '@/domain/page-kind';
import { waitForUser } from '../wait-for-user';
import type { Discovery } from './ports';

/** Time that a page which is still loading gets, in ms a look, before the user is asked. */
const loadingPatienceMs = [500, 1000, 2000, 4000];

/** Walls that only the user can take away. The rest are answers: nothing was found, or nothing is a list. */
const obstacles = ['login', 'challenge', 'rate-limit', 'consent', 'loading'] as const satisfies PageKind[];
type Obstacle = (typeof obstacles)[number];

/**
 * What the page is once nothing stands in the way: waits for the user at every wall, however often one comes. `goOn` is what
 * is done once the user says so: past a wall, a site may have led them anywhere.
 */
export async function passWalls(
  discovery: Discovery,
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
export async function isAtWall(discovery: Discovery): Promise<boolean> {
  return isObstacle(await kindOnceLoaded(discovery));
}

async function kindOnceLoaded(discovery: Discovery): Promise<PageKind> {
  for (const ms of loadingPatienceMs) {
    const kind = await kindNow(discovery);
    if (kind !== 'loading') return kind;
    await discovery.sleep(ms);
  }
  return kindNow(discovery);
}

/** Walls that are told by words, which stand on pages that keep nothing back too. */
const toldByWords: readonly PageKind[] = ['login', 'challenge', 'rate-limit'];

/** A list that is known can be read with few rows too, where by itself the page looks like little but what asks for an account. */
async function kindNow({ run, tab }: Discovery): Promise<PageKind> {
  const { kind } = await tab.ask('read-page-kind', null);
  const { recipe } = run.run.state;
  if (!recipe || !toldByWords.includes(kind)) return kind;
  const { rows, check } = await tab.ask('read-rows', recipe);
  return check.holds && rows.length > 0 ? 'job-list' : kind;
}

function isObstacle(kind: PageKind): kind is Obstacle {
  return obstacles.some((obstacle) => obstacle === kind);
}
