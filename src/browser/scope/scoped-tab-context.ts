import { listFrames } from '@/browser/frames/frames';
import type { TabContext } from '@/browser/frames/tab-context';
import type { FormScope } from '@/domain/form/form-scope';
import { OutOfScopeError } from '@/domain/page/tab-errors';
import type { PageRequestName } from '@/page-api/page-requests';
import { writingRequests } from '@/page-api/writing-requests';
import { sleep } from '@/std/sleep';
import { isFrameInScope, isFrameShown } from './scope-frames';

/** A tab context restricted to the scope of a fill. */
export interface ScopedTabContext extends TabContext {
  readonly scope: FormScope;
}

/** Requests that write, or say where to press: sent only to frames in scope, with its token. */
const scopedRequests: ReadonlySet<PageRequestName> = new Set([
  ...writingRequests,
  'field-point',
  'read-sights',
  'find-point',
]);

/** A press at a position is judged in every frame on the way; an intended element must be in scope. */
const isPressOf = (request: PageRequestName, input: unknown): boolean =>
  request === 'judge-press' && !(input instanceof Object && 'target' in input && input.target === null);

/** Attempts, and ms between them: a rendering page may cover a frame briefly. */
const looking = { times: 3, stepMs: 120 };

/** The same context, but throws OutOfScopeError before doing anything to a frame out of scope. */
export function restrictToScope(context: TabContext, scope: FormScope): ScopedTabContext {
  const askFrame: TabContext['askFrame'] = async (frameId, request, input) => {
    if (!scopedRequests.has(request) && !isPressOf(request, input)) return context.askFrame(frameId, request, input);
    await assertInScope(context, scope, frameId);
    return context.askFrame(frameId, request, input, scope.token);
  };
  return {
    ...context,
    scope,
    askFrame,
    // Requests without a frame go to the top one.
    ask: (request, input) => (scopedRequests.has(request) ? askFrame(0, request, input) : context.ask(request, input)),
  };
}

/** The tab's own document is identified by token alone; other frames must still exist, with their origin, and be visible. */
async function assertInScope(context: TabContext, scope: FormScope, frameId: number): Promise<void> {
  if (frameId === 0 && scope.frameId === null) return;
  for (let look = 0; look < looking.times; look += 1) {
    const frames = await listFrames(context.id);
    const frame = frames.find((one) => one.frameId === frameId);
    if (!frame || !isFrameInScope(frame, scope)) break;
    if (await isFrameShown(context, frames, frame)) return;
    await sleep(looking.stepMs);
  }
  throw new OutOfScopeError(`frame ${frameId} is not in the scope`);
}
