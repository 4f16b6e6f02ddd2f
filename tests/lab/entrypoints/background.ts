import { defineBackground } from 'wxt/utils/define-background';
import { attachDebugger, type DebuggerSession, debuggerSession, isAttached } from '@/browser/debugger/debugger-session';
import { askPage } from '@/browser/frames/ask-page';
import { frameIdOf } from '@/browser/frames/frames';
import { highlight } from '@/browser/highlight';
import { snapshotTab, type TabSnapshot } from '@/browser/snapshot-tab';
import { driveTab, type ScopedForm, type Tab } from '@/browser/tab';
import { originOf, topFrameLocation } from '@/domain/form/form-scope';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';

/** What the lab's worker offers to tests through `worker.evaluate`. */
export interface Lab {
  /** Asks the content script of one frame (0: the top frame), injecting it first where needed. */
  ask<Name extends PageRequestName>(
    tabId: number,
    request: Name,
    input: PageRequests[Name]['input'],
    frameId?: number,
  ): Promise<PageRequests[Name]['output']>;
  /** The snapshot of a tab as a run takes it, and how long it took from end to end. Milliseconds. */
  snapshotTab(tabId: number, options: LabSnapshotOptions): Promise<TabSnapshot & { ms: number }>;
  /** An attribute of what each address (a ref or `#id`) of a snapshot names; null where it names nothing. */
  attributesOf(tabId: number, addresses: string[], attribute: string): Promise<(string | null)[]>;
  /** A tab as a run drives it: the same object every time, until it is released. */
  drive(tabId: number): Tab;
  /** The form of the tab's own origin as a fill has it: the same for as long as the tab shows that origin. Read first, then filled. */
  form(tabId: number): Promise<ScopedForm>;
  /** See `highlight.ts`. */
  highlight(tabId: number, selector: string): Promise<boolean>;
  /** Whether the extension's debugger is attached to a tab. */
  isAttached(tabId: number): Promise<boolean>;
}

export interface LabSnapshotOptions {
  tokenBudget?: number;
  /** Whether to attach the debugger (it stays so until the tab closes), so that listeners are found. */
  isAttached?: boolean;
}

declare global {
  var lab: Lab;
}

export default defineBackground({
  type: 'module',
  main() {
    globalThis.lab = {
      ask: (tabId, request, input, frameId = 0) => askPage(tabId, frameId, request, input),
      snapshotTab: takeTimed,
      attributesOf,
      drive,
      form,
      highlight,
      isAttached: (tabId) => isAttached(debuggerSession(tabId)),
    };
  },
});

const driven = new Map<number, Tab>();

function drive(tabId: number): Tab {
  const tab = driven.get(tabId) ?? driveTab(tabId, new AbortController().signal);
  driven.set(tabId, tab);
  return tab;
}

const forms = new Map<string, ScopedForm>();

async function form(tabId: number): Promise<ScopedForm> {
  const origin = originOf((await chrome.tabs.get(tabId)).url ?? '');
  const known = forms.get(`${tabId} ${origin}`) ?? drive(tabId).openScope(topFrameLocation(origin));
  forms.set(`${tabId} ${origin}`, known);
  return known;
}

const sessions = new Map<number, DebuggerSession>();

async function attachOnce(tabId: number): Promise<DebuggerSession> {
  const session = sessions.get(tabId) ?? (await attachDebugger(tabId));
  sessions.set(tabId, session);
  return session;
}

async function takeTimed(tabId: number, { tokenBudget, isAttached = false }: LabSnapshotOptions) {
  const session = isAttached ? await attachOnce(tabId) : null;
  const start = performance.now();
  const snapshot = await snapshotTab(tabId, { tokenBudget, session });
  return { ...snapshot, ms: performance.now() - start };
}

async function attributesOf(tabId: number, addresses: string[], attribute: string): Promise<(string | null)[]> {
  const found = new Map<string, string | null>();
  for (const [frameId, own] of Map.groupBy(addresses, frameIdOf)) {
    const [answer] = await chrome.scripting.executeScript({
      target: { tabId, frameIds: [frameId] },
      func: (names: string[], wanted: string) => names.map((name) => globalThis.attributeOf?.(name, wanted) ?? null),
      args: [own, attribute],
    });
    own.forEach((address, place) => void found.set(address, answer?.result?.[place] ?? null));
  }
  return addresses.map((address) => found.get(address) ?? null);
}
