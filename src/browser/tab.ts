import { createDebuggerAttachment } from '@/browser/debugger/debugger-attachment';
import { debuggerSession, isAttached } from '@/browser/debugger/debugger-session';
import { openFormScope, type ScopedForm } from '@/browser/form/scoped-form';
import { frameOfList } from '@/browser/frames/ask-target';
import { listFrameUrl, openInFrame } from '@/browser/frames/at-list-frame';
import { awaitNews } from '@/browser/frames/await-news';
import { createTabContext, type TabContext } from '@/browser/frames/tab-context';
import { getTab, rethrowAsTabGone } from '@/browser/frames/tab-state';
import { chooseOptionInTab } from '@/browser/input/choose-option';
import { type DragOffset, drag } from '@/browser/input/drag';
import type { FieldOutcome } from '@/browser/input/field-outcome';
import { hover } from '@/browser/input/hover';
import { pressKeyAndSettle } from '@/browser/input/key-and-settle';
import type { NonPressingKey } from '@/browser/input/keyboard';
import { type PressOutcome, press } from '@/browser/input/press';
import { scroll, scrollList } from '@/browser/input/scroll';
import { typeText } from '@/browser/input/type-text';
import type { PressIntent } from '@/browser/input/wanted-press';
import { loadPostedAgain } from '@/browser/load-posted-again';
import { captureTab } from '@/browser/pictures/capture-tab';
import { endLingering } from '@/browser/requests/linger-after-fill';
import { createTabGate, type TabGate } from '@/browser/requests/tab-gate';
import { type FormSurvey, readForms, surveyForms, type TabForms } from '@/browser/scope/read-forms';
import { saysSent } from '@/browser/scope/says-sent';
import { findUnreadableParts, type UnreadableParts } from '@/browser/visual/unreadable-parts';
import type { FormLocation } from '@/domain/form/form-scope';
import type { Recipe } from '@/domain/page/recipe';
import type { Picture } from '@/domain/page/tab-picture';
import type { Target } from '@/page-api/element-requests';
import type { PageRequestName, PageRequests } from '@/page-api/page-requests';
import { snapshotTab, type TabSnapshot } from './snapshot-tab';

export type { ScopedForm } from '@/browser/form/scoped-form';
export type { FieldOutcome } from '@/browser/input/field-outcome';
export type { PressOutcome } from '@/browser/input/press';
export type { TypedInto } from '@/browser/input/typed-into';
export type { PressIntent } from '@/browser/input/wanted-press';
export type { FormSurvey, SurveyedFrame, TabForms } from '@/browser/scope/read-forms';
export type { NextControl, SubmitLock } from '@/browser/scope/submit-lock';

/** A tab driven by a run: read through the content script, acted on through the debugger. */
export interface Tab {
  readonly id: number;
  /**
   * Asks the target's frame (given by its ref), else the top one.
   * @throws PageAnswerError, PageUnreachableError, TabGoneError
   */
  ask<Name extends PageRequestName>(
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
  /** Presses an element with the mouse where it can be hit, if the gate allows it, and waits until the page is quiet. */
  press(target: Target, wanted: PressIntent): Promise<PressOutcome>;
  /** Replaces a field's text by keyboard, and waits. */
  type(target: Target | null, text: string, wanted: PressIntent): Promise<FieldOutcome>;
  /** Chooses a select's option by its label, and waits. */
  select(target: Target, option: string, wanted: PressIntent): Promise<FieldOutcome>;
  /** Presses a key at the focus, and waits; Enter only if the gate allows it, and once. */
  key(key: 'Enter' | NonPressingKey, wanted: PressIntent, times?: number): Promise<PressOutcome>;
  /** Moves the mouse onto an element, and waits. False if it is gone. */
  hover(target: Target): Promise<boolean>;
  /** Drags an element onto another one, or by CSS pixels, if the gate allows a press on both, and waits. */
  drag(from: Target, onto: Target | DragOffset, wanted: PressIntent): Promise<PressOutcome>;
  /**
   * Turns the wheel over the target's scroll container, or the page, by most of the visible area, and waits. False if the target is gone.
   */
  scroll(target: Target | null, direction: 'down' | 'up'): Promise<boolean>;
  /**
   * Turns the wheel over the list by a share of its visible part (0.8 leaves some overlap), and waits. False if something lay over the list,
   * which may have taken it.
   */
  scrollList(recipe: PageRequests['find-scroller']['input']['recipe'], share: number): Promise<boolean>;
  /**
   * The whole tab as agents see it. `show`: what to show in full; `areValuesShown`: fields show what they hold, except what is about the
   * user. Attaches the debugger, which alone knows listeners.
   */
  snapshot(show: string | null, areValuesShown?: boolean): Promise<TabSnapshot & { url: string; title: string }>;
  /** The forms in all frames, and the unreadable frames. Writes nothing. */
  readForms(): Promise<TabForms>;
  /** The visible forms in the tab's frames, and their origins: for finding the intended one. */
  surveyForms(): Promise<FormSurvey>;
  /** The single form a fill may write into; user data reaches a page only through this. */
  openScope(place: FormLocation): ScopedForm;
  /** A screenshot of the tab; null if impossible. Never throws. */
  capture(): Promise<Picture | null>;
  /** Opens an address read from the page, and waits. `list`: in its frame, where it was read. */
  open(url: string, list?: Pick<Recipe, 'frame'> | null): Promise<void>;
  /** Goes back one page, and waits. False if there is none. */
  back(): Promise<boolean>;
  /** Waits until the page has loaded and is quiet, or for `settleTimeoutMs`. */
  settle(): Promise<void>;
  /**
   * Waits until the page, or the frame of the list, shows something new: true; for `ms` at most, and for less if nothing is on its way:
   * false.
   */
  awaitNews(ms: number, list: Pick<Recipe, 'frame'> | null): Promise<boolean>;
  /**
   * Takes over what a killed worker left, whose paused requests would otherwise wait forever.
   * @throws ControlError
   */
  takeOver(): Promise<void>;
  /** The current address. `list`: of its frame, which may show another page while the tab's own address stays. */
  url(list?: Pick<Recipe, 'frame'> | null): Promise<string>;
  /** Number of requests blocked so far. */
  heldBack(): number;
  /** Number of form submissions among them. */
  heldForms(): number;
  /** Number of pages it loaded by posting a form: their addresses lead nowhere else, unless the server led on from there. */
  postedPages(): number;
  /** Number of those among them from which the server led on to an address. */
  redirectedPosts(): number;
  /** Whether filled-in values left by a way that cannot be blocked. */
  haveAnswersLeft(): boolean;
  /** Called whenever one of these changes, even while the tab lingers after its run. */
  onTold(listener: () => void): void;
  /** Whether the page, or a shown frame of the form's origin, confirms that an application was received. Never throws. */
  saysSent(place: FormLocation): Promise<boolean>;
  /** Parts of the tab that form readers cannot read. */
  findUnseenParts(): Promise<UnreadableParts[]>;
  /**
   * Leaves the tab to the user until the next act. After a fill, requests stay gated and the debugger attached until the user has touched
   * the page or a minute has passed; if the run waits for the user, until touched. Never throws.
   */
  release(why?: { isWaiting: boolean }): Promise<void>;
  /** Releases everything at once. Never throws. */
  end(): Promise<void>;
}

/**
 * Takes control of a tab. The debugger is attached at the first act, since reading does not need it. `isFilling`: requests left paused by a
 * killed worker may be a form being sent, and are stopped; when only reading, they continue.
 */
export function driveTab(
  id: number,
  signal: AbortSignal,
  mayAttach = async (): Promise<void> => undefined,
  isFilling = true,
): Tab {
  const hold = createDebuggerAttachment(id, mayAttach, !isFilling);
  const listeners = new Set<() => void>();
  const onTold = () => {
    for (const listener of listeners) listener();
  };
  const attach = async () => {
    gate.keepOn();
    // A previous owner may still have it, and would take it away when done.
    await endLingering(id);
    return hold.session();
  };
  const gate: TabGate = createTabGate({ tabId: id, session: attach, onTold });
  let hasBegun = false;
  const session = async () => {
    // The run itself chose its first page; later ones may be a page's choice.
    if (!hasBegun) gate.expect((await chrome.tabs.get(id).catch(() => null))?.url ?? '');
    hasBegun = true;
    const attached = await attach();
    await gate.setIn(attached);
    return attached;
  };
  const context = createTabContext(
    id,
    // What a form does to a field may come by a timer: while filling, a page has to be quiet for longer.
    {
      session,
      areRequestsAnswered: async (mostMs) => (isFilling ? null : gate.areRequestsAnswered(mostMs)),
      onPress: gate.press,
    },
    signal,
  );
  const acting = <Result>(act: () => Promise<Result>, wanted?: PressIntent): Promise<Result> => {
    gate.act(wanted?.purpose, wanted?.allowed ?? null);
    return act();
  };
  return {
    id,
    ask: context.ask,
    press: (target, wanted) => acting(() => press(context, target, wanted), wanted),
    type: (target, text, wanted) => {
      gate.addTyped(text);
      return acting(() => typeText(context, target, text, wanted), wanted);
    },
    select: (target, option, wanted) => acting(() => chooseOptionInTab(context, target, option, wanted), wanted),
    key: (key, wanted, times) => acting(() => pressKeyAndSettle(context, key, wanted, times), wanted),
    hover: (target) => acting(() => hover(context, target)),
    drag: (from, onto, wanted) => acting(() => drag(context, { from, onto }, wanted), wanted),
    scroll: (target, direction) => acting(() => scroll(context, target, direction)),
    scrollList: (recipe, share) => acting(() => scrollList(context, recipe, share)),
    snapshot: (show, areValuesShown) => snapshot(context, show, areValuesShown),
    readForms: () => readForms(context),
    surveyForms: () => surveyForms(context),
    openScope: (place) => openFormScope(context, gate, place),
    capture: () => captureTab(id),
    open: async (url, list) => {
      gate.expect(url);
      // Requests paused by a killed worker would wait forever, and this with them; and the target address is judged.
      await context.session();
      if (list?.frame) return openInFrame(context, list.frame, url);
      await chrome.tabs.update(id, { url }).catch((error: unknown) => rethrowAsTabGone(id, error));
      await context.settle();
    },
    back: async () => {
      const hasGone = await chrome.tabs.goBack(id).then(
        () => true,
        () => false,
      );
      await context.settle();
      if (hasGone && !isFilling) await loadPostedAgain(context);
      return hasGone;
    },
    heldBack: gate.heldBack,
    heldForms: gate.heldForms,
    postedPages: gate.postedPages,
    redirectedPosts: gate.redirectedPosts,
    haveAnswersLeft: gate.haveAnswersLeft,
    saysSent: (place) => saysSent(id, place),
    onTold: (listener) => void listeners.add(listener),
    findUnseenParts: () => findUnreadableParts(id).catch((error: unknown) => rethrowAsTabGone(id, error)),
    settle: () => context.settle(),
    awaitNews: async (ms, list) => awaitNews(context, await frameOfList(id, list?.frame ?? null), ms),
    takeOver: async () => {
      if (await isAttached(debuggerSession(id))) await context.session();
    },
    url: async (list) => (list?.frame && (await listFrameUrl(id, list.frame))) || addressOf(await getTab(id)),
    async release({ isWaiting } = { isWaiting: false }) {
      if (await gate.linger(isWaiting, hold.release)) return;
      await gate.letGo();
      await hold.release();
    },
    async end() {
      await endLingering(id);
      await gate.letGo();
      await hold.release();
    },
  };
}

async function snapshot(context: TabContext, show: string | null, areValuesShown = false) {
  const session = await context.session();
  const taken = await snapshotTab(context.id, { session, show, areValuesShown }).catch((error: unknown) =>
    rethrowAsTabGone(context.id, error),
  );
  const state = await getTab(context.id);
  return { ...taken, url: addressOf(state), title: state.title ?? '' };
}

function addressOf({ pendingUrl, url }: chrome.tabs.Tab): string {
  return pendingUrl ?? url ?? '';
}
