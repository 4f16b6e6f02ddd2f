import type { DebuggerSession } from '@/browser/debugger/debugger-session';
import { askFrames } from '@/browser/frames/ask-frames';
import type { SubmitLock } from '@/browser/scope/submit-lock';
import type { FormScope } from '@/domain/form/form-scope';
import type { AllowedAct } from '@/domain/page/allowed-act';
import type { PressPurpose } from '@/domain/page/press-purpose';
import { AnswersLeftError } from '@/domain/page/tab-errors';
import type { GatedRequest } from '@/safety/requests/gated-request';
import { createFillJudge, type FillJudge } from '@/safety/requests/judge-fill';
import { isPartOfAllowedAct, showsBasket } from '@/safety/requests/judge-goal';
import { createReadingJudge } from '@/safety/requests/judge-reading';
import { isHeldWithOthers } from './is-held-with-others';
import { lingerAfterFill } from './linger-after-fill';
import { createPostedDocuments } from './posted-documents';
import { createRequestGate, type RequestGate } from './request-gate';
import { createRequestsInFlight } from './requests-in-flight';

/** A tab's single gate, which every request must pass during a run. */
export interface TabGate {
  /**
   * Sets it up in an attached tab, or one where it is set up already.
   * @throws ControlError
   */
  setIn(session: DebuggerSession): Promise<void>;
  /** Stops lingering, and stays. */
  keepOn(): void;
  /**
   * From now on a form is filled: judges accordingly until the run is over. If taken twice, until both are released. `scope`: the form's.
   * @throws ControlError
   */
  take(scope: Pick<FormScope, 'origin'>): Promise<SubmitLock>;
  /**
   * Sets it up again if it was released meanwhile: call right before an act.
   * @throws ControlError, AnswersLeftError
   */
  ensure(): Promise<void>;
  /** Registers a value about to be entered. */
  addAnswer(text: string, isTyped: boolean): void;
  /** It was entered. */
  endAnswer(): void;
  /** Registers values that were entered earlier, by anyone. */
  addStanding(text: string, isTyped: boolean): void;
  addFile(name: string, bytes: Uint8Array): void;
  /** Registers text typed into a page being read. */
  addTyped(text: string): void;
  /**
   * Resolves once the requests under way are answered, or none of them is younger than `mostMs`: false if there are none, null if nothing
   * is known of them.
   */
  areRequestsAnswered(mostMs: number): Promise<boolean | null>;
  /** Registers an address the run goes to. */
  expect(url: string): void;
  /** The run is about to act in the page, for `purpose` if it presses. `allowed`: what the user has allowed this one act to do. */
  act(purpose?: PressPurpose, allowed?: AllowedAct | null): void;
  /** A control that passed the gate of presses is about to be pressed. `postedAs`: what the page may post it as. */
  press(postedAs: readonly string[]): void;
  /** Number of blocked requests. */
  heldBack(): number;
  /** Number of form submissions among them. */
  heldForms(): number;
  /** Number of pages that the tab loaded by posting a form: their addresses lead nowhere else, unless the server led on from there. */
  postedPages(): number;
  /** Number of those among them from which the server led on to an address. */
  redirectedPosts(): number;
  /** Whether filled-in values left through a socket. */
  haveAnswersLeft(): boolean;
  /**
   * Stays after a fill, for its time, or if the run waits, until the page is touched; otherwise releases. True if it stays. Never throws.
   */
  linger(isWaiting: boolean, onOver: () => Promise<void>): Promise<boolean>;
  /** Never throws. */
  letGo(): Promise<void>;
}

interface Parts {
  tabId: number;
  session(): Promise<DebuggerSession>;
  /** Called whenever more was blocked, or answers have left, even after the run. */
  onTold(): void;
}

export function createTabGate({ tabId, session, onTold }: Parts): TabGate {
  const reading = createReadingJudge();
  const inFlight = createRequestsInFlight();
  let fill: FillJudge | null = null;
  /** Of a run towards a goal: what its user has allowed its latest act to do. */
  let goal: { allowed: AllowedAct | null } | null = null;
  let set: { session: DebuggerSession; gate: Promise<RequestGate> } | null = null;
  let shares = 0;
  let isGoingOn = false;
  let hasFilled = false;
  let hasLeft = false;
  /** The user has the tab: paused requests pass until it is gone. */
  let isOpen = false;
  let lingering: ReturnType<typeof lingerAfterFill> | null = null;
  let held = 0;
  let heldForms = 0;
  const posted = createPostedDocuments();
  const isHeld = async (request: GatedRequest) => {
    if (isOpen) return false;
    if (!fill) {
      const isAllowed = goal !== null && (isPartOfAllowedAct(request, goal.allowed) || showsBasket(request));
      const isHeldBack = !isAllowed && reading.isHeld(request);
      if (!isHeldBack) posted.hear(request);
      return isHeldBack;
    }
    const mayNot = isGoingOn ? fill.isHeldGoingOn(request) : await isHeldWithOthers(fill, request);
    // The page sees the user's press before it makes requests.
    return mayNot && !(await lingering?.wasTouched());
  };
  const tellLeft = (hasJustLeft: boolean) => {
    if (hasLeft || !hasJustLeft) return;
    hasLeft = true;
    onTold();
  };
  const rules = {
    isHeld,
    onHeld(request: GatedRequest | null) {
      held += 1;
      if (request?.cause === 'form') heldForms += 1;
      onTold();
    },
    onPage: reading.beginPage,
    onWorkerBegun: () => tellLeft(hasFilled && !isOpen),
    isWithUser: async () => isOpen || (await lingering?.wasTouched()) === true,
    onSentPast: (text: string) => tellLeft(fill?.saysAnswers(text) === true),
    onServerText: (text: string, url: string) => fill?.addServerText(text, url),
    onEvent: inFlight.hear,
  };
  const keepOn = () => {
    lingering?.end();
    lingering = null;
    isOpen = false;
  };
  const letGo = async () => {
    keepOn();
    await release();
  };
  // One after the other: a gate still being released would release the next one's requests.
  let released: Promise<void> = Promise.resolve();
  const release = () => {
    chrome.debugger.onDetach.removeListener(onDetach);
    const was = set;
    set = null;
    released = released.then(async () => (await was?.gate.catch(() => null))?.release());
    return released;
  };
  const onDetach = (source: chrome.debugger.Debuggee) => {
    if (source.tabId === tabId) void letGo();
  };
  const setIn = async (now: DebuggerSession) => {
    keepOn();
    if (set?.session !== now) {
      await letGo();
      set = { session: now, gate: createRequestGate(now, rules) };
      chrome.debugger.onDetach.addListener(onDetach);
    }
    const gate = await set.gate.catch(async (error: unknown) => {
      await release();
      throw error;
    });
    if (fill) await gate.holdForm();
  };
  const learnActions = async () => {
    for (const actions of await askFrames(tabId, 'form-actions', null)) fill?.addActions(actions);
  };
  return {
    setIn,
    keepOn,
    async take(scope) {
      fill ??= createFillJudge();
      fill.setOrigin(scope.origin);
      // A page may keep repeating what it is about.
      const { url = '', title = '' } = await chrome.tabs.get(tabId).catch(() => ({ url: '', title: '' }));
      fill.addCommon(`${url} ${title}`);
      await setIn(await session());
      await learnActions();
      shares += 1;
      let isShared = true;
      return {
        async whileGoingOn(next, work) {
          await learnActions();
          fill?.beginGoingOn(next.isOfQuestion);
          isGoingOn = true;
          try {
            return await work();
          } finally {
            isGoingOn = false;
            await learnActions();
          }
        },
        async release() {
          if (isShared) shares -= 1;
          isShared = false;
        },
      };
    },
    async ensure() {
      if (hasLeft) throw new AnswersLeftError('What was filled in went through an open connection of the page.');
      if (shares > 0) await setIn(await session());
    },
    addAnswer(text, isTyped) {
      hasFilled = true;
      fill?.addAnswer(text, isTyped);
    },
    endAnswer: () => fill?.endAnswer(),
    addStanding(text, isTyped) {
      fill ??= createFillJudge();
      fill.addStanding(text, isTyped);
    },
    addFile(name, bytes) {
      hasFilled = true;
      fill?.addFile(name, bytes);
    },
    addTyped: reading.addTyped,
    areRequestsAnswered: async (mostMs) => (set ? inFlight.areAnswered(mostMs) : null),
    expect: reading.expect,
    act(purpose, allowed = null) {
      goal = purpose === 'goal' ? { allowed } : goal && { allowed: null };
      reading.act(purpose);
    },
    press: reading.press,
    heldBack: () => held,
    heldForms: () => heldForms,
    postedPages: posted.all,
    redirectedPosts: posted.redirected,
    haveAnswersLeft: () => hasLeft,
    async linger(isWaiting, onOver) {
      if (!hasFilled || !set) return false;
      keepOn();
      lingering = lingerAfterFill(tabId, isWaiting, async () => {
        lingering = null;
        isOpen = true;
        await release();
        await onOver();
      });
      return true;
    },
    letGo,
  };
}
