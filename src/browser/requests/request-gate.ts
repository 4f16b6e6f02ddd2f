import type Protocol from 'devtools-protocol';
import { type DebuggerSession, isAttached } from '@/browser/debugger/debugger-session';
import { frameOrigins } from '@/browser/debugger/frame-origins';
import { type AttachedTarget, attachFrames, type FrameTargets } from '@/browser/debugger/frame-targets';
import { closeNewTabs } from '@/browser/input/new-tabs';
import { originOfUrl } from '@/safety/requests/gated-request';
import { sleep } from '@/std/sleep';
import { type AnsweredRules, answerPaused } from './answer-paused';
import { closeSocketsInPage, closeSocketsInWorker } from './close-open-sockets';
import { holdTab, holdTarget } from './hold-targets';
import { type NetworkRules, setNetworkRules } from './network-rules';
import { watchServerResponses } from './server-answers';
import { createSharedWorkers } from './shared-workers';
import { stopWatchingUngatedTraffic, ungatedTrafficIn, watchUngatedTraffic } from './ungated-traffic';
import { watchUnpausedRequests } from './unpaused-requests';

type Source = chrome.debugger.DebuggerSession;

/** Pauses every request of a tab, its workers and the tabs it opens until it is judged. */
export interface RequestGate {
  /**
   * From now on a form is filled: no sockets, old or new, and traffic of any left is reported.
   * @throws ControlError
   */
  holdForm(): Promise<void>;
  /** Resolves once all paused requests are answered and pausing has ended. Never throws. */
  release(): Promise<void>;
}

export interface GateRules extends AnsweredRules {
  /** Called for each page loaded in the tab. */
  onPage(): void;
  /** Whether the user has the tab by now: what the page opens may be theirs. */
  isWithUser(): Promise<boolean>;
  /** A shared worker has begun that nothing could keep from it, and may have sent what it knows. */
  onWorkerBegun(): void;
  /** Called with ungated traffic while a form is filled. */
  onSentPast(text: string): void;
  /** Called with responses from the tab's origins while a form is filled. */
  onServerText(text: string, url: string): void;
  /** Called with everything that the debugger tells of the tab and its frames. */
  onEvent(source: Source, method: string, params?: object): void;
}

/** A started request is reported within this time, that of a worker which has yet to start included. */
const onTheWayMs = 250;

/** @throws ControlError, GateError and browser errors if it cannot be set up completely: then nothing may be done in the tab. */
export async function createRequestGate(session: DebuggerSession, rules: GateRules): Promise<RequestGate> {
  const { tabId } = session;
  const origins = frameOrigins();
  const targets = new Map<string, AttachedTarget>();
  const workers = createSharedWorkers(
    (id) => targets.has(id),
    (params) => hearSent('Network.webSocketFrameSent', params),
  );
  const hearSent = (method: string, params?: object) => {
    const text = ungatedTrafficIn(method, params);
    if (text !== null) rules.onSentPast(text);
  };
  const hearUnpaused = watchUnpausedRequests(rules.onSentPast);
  const hearAnswers = watchServerResponses((url) => origins.all().has(originOfUrl(url) ?? ''), rules.onServerText);
  let isOfForm = false;
  let tabRules: Promise<NetworkRules> | null = null;
  let stopClosing: (() => void) | null = null;
  let frames: FrameTargets | null = null;
  const { answer, areAnswered } = answerPaused({
    rules,
    origins,
    workers,
    admit: async (origin) => (await tabRules)?.admit([origin]),
  });
  const holdNewOrigins = async () => {
    await workers.hold(origins.all());
    await (await tabRules)?.admit(origins.all());
  };
  const onEvent = (source: Source, method: string, params?: object) => {
    if (source.tabId !== tabId) return;
    if (origins.hear(method, params)) void holdNewOrigins().catch(() => undefined);
    if (isNewPage(method, params)) rules.onPage();
    hearSent(method, params);
    rules.onEvent(source, method, params);
    if (isOfForm) hearUnpaused(method, params);
    if (isOfForm) hearAnswers(source, method, params);
    answer(source, method, params);
  };
  const onTarget = (target: AttachedTarget) => {
    targets.set(target.targetId, target);
    return holdTarget(target, isOfForm, origins);
  };
  const letTabsLoad = async () => {
    stopClosing?.();
    await (await tabRules?.catch(() => null))?.remove();
  };
  const letGo = async () => {
    await Promise.all([frames?.close(), workers.release()]);
    await session.send('Fetch.disable').catch(() => undefined);
    await (isOfForm ? stopWatchingUngatedTraffic(session) : session.send('Network.disable').catch(() => undefined));
    await session.send('Page.setPrerenderingAllowed', { isAllowed: true }).catch(() => undefined);
    chrome.debugger.onEvent.removeListener(onEvent);
  };
  chrome.debugger.onEvent.addListener(onEvent);
  try {
    await holdTab(session);
    await origins.read(session);
    tabRules = setNetworkRules(tabId, origins.all());
    stopClosing = closeNewTabs(tabId, () => rules.onHeld(null), rules.isWithUser);
    await tabRules;
    frames = await attachFrames(session, onTarget);
    // Frames of other processes are known only now, and may ask for what they need as the others do.
    await holdNewOrigins();
    void workers.watch(origins.all, rules.onWorkerBegun);
  } catch (error) {
    // Remains of a partial setup would answer before the next one.
    await letTabsLoad();
    await letGo();
    throw error;
  }
  return {
    async holdForm() {
      if (isOfForm) return;
      isOfForm = true;
      const inFrames = [...targets.values()].map((target) =>
        watchUngatedTraffic(target.session).catch(() => undefined),
      );
      const work = Promise.all([watchUngatedTraffic(session), tabRules?.then((set) => set.holdForm()), ...inFrames]);
      await work.catch((error: unknown) => {
        isOfForm = false;
        throw error;
      });
      // What a page loses it opens again, unless that is held by now.
      await closeSocketsInPage(session);
      await Promise.all([...targets.values()].map(closeSocketsOf));
    },
    async release() {
      // If the user clicks a link that opens a tab, it must load: the rules go first.
      await letTabsLoad();
      // Requests caused by the last act may be under way, and would pass once nobody pauses them.
      await sleep(onTheWayMs);
      // Handles all reported requests before any response.
      await isAttached(session);
      await areAnswered();
      await letGo();
    },
  };
}

const closeSocketsOf = ({ session, kind }: AttachedTarget): Promise<void> =>
  kind === 'frame' ? closeSocketsInPage(session) : closeSocketsInWorker(session);

function isNewPage(method: string, params: object | undefined): boolean {
  const { frame } = (params ?? {}) as Partial<Protocol.Page.FrameNavigatedEvent>;
  return method === 'Page.frameNavigated' && frame !== undefined && frame.parentId === undefined;
}
