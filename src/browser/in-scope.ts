import type { FormScope } from '@/domain/form-scope';
import { OutOfScopeError } from '@/domain/tab-errors';
import type { PageRequestName } from '@/page/contract';
import { writingRequests } from '@/safety/writing-requests';
import { listFrames } from './frames';
import { isFrameShown, isOfScope } from './scope-frames';
import type { TabGrip } from './tab-grip';
import { wait } from './wait';

/** A hold on a tab that acts in the scope of a fill alone. */
export interface ScopedGrip extends TabGrip {
  readonly scope: FormScope;
}

/** What puts something into a page, or says where to press: asked of frames of the scope alone, with its token. */
const scopedRequests: ReadonlySet<PageRequestName> = new Set([
  ...writingRequests,
  'field-point',
  'read-sights',
  'find-point',
]);

/** A place of the tab is judged in every frame on the way to it; an element that is meant has to be of the scope. */
const isPressOf = (request: PageRequestName, input: unknown): boolean =>
  request === 'judge-press' && !(input instanceof Object && 'target' in input && input.target === null);

/** A page that draws may cover a frame for a moment. Looks, and milliseconds between two. */
const looking = { times: 3, stepMs: 120 };

/** The same hold, which throws an OutOfScopeError before anything is done to a frame outside of the scope. */
export function inScope(grip: TabGrip, scope: FormScope): ScopedGrip {
  const askFrame: TabGrip['askFrame'] = async (frameId, request, input) => {
    if (!scopedRequests.has(request) && !isPressOf(request, input)) return grip.askFrame(frameId, request, input);
    await expectInScope(grip, scope, frameId);
    return grip.askFrame(frameId, request, input, scope.token);
  };
  return {
    ...grip,
    scope,
    askFrame,
    // What is asked for without a frame is meant for the top one.
    ask: (request, input) => (scopedRequests.has(request) ? askFrame(0, request, input) : grip.ask(request, input)),
  };
}

/** The tab's own document is known by its token alone; another frame has to be there still, of its origin, and seen. */
export async function expectInScope(grip: TabGrip, scope: FormScope, frameId: number): Promise<void> {
  if (frameId === 0 && scope.frameId === null) return;
  for (let look = 0; look < looking.times; look += 1) {
    const frames = await listFrames(grip.id);
    const frame = frames.find((one) => one.frameId === frameId);
    if (!frame || !isOfScope(frame, scope)) break;
    if (await isFrameShown(grip, frames, frame)) return;
    await wait(looking.stepMs);
  }
  throw new OutOfScopeError(`frame ${frameId} is not in the scope`);
}
