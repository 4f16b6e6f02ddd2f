import type { FormPlace } from '@/domain/form-scope';
import type { Picture } from '@/domain/picture';
import type { PageRequestName, PageRequests, Target } from '@/page/contract';
import { askFrames } from './ask-frames';
import { captureTab } from './capture-tab';
import { chooseOption } from './choose-option';
import { isAttached, sessionOf } from './debugger-session';
import type { FieldOutcome } from './field-outcome';
import { holdTab } from './hold-tab';
import { keyAndSettle } from './key-and-settle';
import { endLingering } from './linger';
import { findUnseenParts, type UnseenParts } from './pilot/unseen-parts';
import { type PressOutcome, press } from './press';
import { type FormSurvey, readForms, surveyForms, type TabForms } from './read-forms';
import { openScope, type ScopedForm } from './scoped-form';
import { scroll, scrollList } from './scroll';
import { snapshotTab, type TabSnapshot } from './snapshot-tab';
import { gateOf, type TabGate } from './tab-gate';
import { gripTab, type TabGrip } from './tab-grip';
import { rethrow, stateOf } from './tab-state';
import { typeText } from './type-text';
import type { WantedPress } from './wanted-press';

export type { FieldOutcome } from './field-outcome';
export type { PressOutcome } from './press';
export type { FormSurvey, SurveyedFrame, TabForms } from './read-forms';
export type { ScopedForm } from './scoped-form';
export type { SubmitLock } from './submit-lock';
export type { WantedPress } from './wanted-press';

/** One tab as a run drives it: asked through the content script, acted on through the debugger. */
export interface Tab {
  readonly id: number;
  /** Asks the frame that the target is in (its ref says which), else the top one. @throws PageAnswerError, PageUnreachableError, TabGoneError */
  ask<Name extends PageRequestName>(
    request: Name,
    input: PageRequests[Name]['input'],
  ): Promise<PageRequests[Name]['output']>;
  /** Presses an element with the mouse where it can be hit and the gate lets it pass, and waits until the page is quiet. */
  press(target: Target, wanted: WantedPress): Promise<PressOutcome>;
  /** Replaces the text of a field with the keyboard, and waits. */
  type(target: Target, text: string, wanted: WantedPress): Promise<FieldOutcome>;
  /** Chooses an option of a select by its label, and waits. */
  select(target: Target, option: string, wanted: WantedPress): Promise<FieldOutcome>;
  /** Presses a key where the focus is, and waits; Enter where the gate lets it pass. */
  key(key: 'Enter' | 'Escape', wanted: WantedPress): Promise<PressOutcome>;
  /** Turns the wheel over the scroll container of the target, or over the page, by most of what is visible, and waits. False where the target is gone. */
  scroll(target: Target | null, direction: 'down' | 'up'): Promise<boolean>;
  /** Turns the wheel over the list by a share of what is visible of it (0.8 leaves some overlap), and waits. */
  scrollList(recipe: PageRequests['find-scroller']['input']['recipe'], share: number): Promise<void>;
  /** The whole tab as agents see it. `show`: what is to be shown in full. Attaches the debugger, which alone knows of listeners. */
  snapshot(show: string | null): Promise<TabSnapshot & { url: string; title: string }>;
  /** The forms of all frames, and which frames could not be read. Nothing is written by this. */
  readForms(): Promise<TabForms>;
  /** What a person sees of forms in the frames of the tab, and whose they are: to find the one that is meant. */
  surveyForms(): Promise<FormSurvey>;
  /** The one form that a fill may write into; only through it is anything of the user's put into a page. */
  openScope(place: FormPlace): ScopedForm;
  /** What the tab shows; null where no picture can be taken. Never throws. */
  capture(): Promise<Picture | null>;
  /** Goes to an address that was read from the page, and waits. */
  open(url: string): Promise<void>;
  /** Goes back to the page before, and waits. False where there is none. */
  back(): Promise<boolean>;
  /** Waits until the page has loaded and nothing changes any more, or for `settleTimeoutMs`. */
  settle(): Promise<void>;
  /** Takes over the hold that a killed worker has left, where it has: what it held back waits for ever else. @throws ControlError */
  takeOver(): Promise<void>;
  /** The address shown. */
  url(): Promise<string>;
  /** How many requests were held back so far. */
  heldBack(): number;
  /** Whether what was filled in left the page by a way that nothing can hold. */
  haveAnswersLeft(): boolean;
  /** Hears each time that one of these changes, also while the tab lingers after its run. */
  onTold(listener: () => void): void;
  /** Whether a frame says that an application has come in. Never throws. */
  saysSent(): Promise<boolean>;
  /** What of the tab no reader of forms can know. */
  findUnseenParts(): Promise<UnseenParts[]>;
  /**
   * Leaves the tab to its user, until the next act. After something was filled in its requests are held back, and the debugger stays,
   * until they have touched the page or a minute has passed; where the run waits for them, until they have touched it. Never throws.
   */
  release(why?: { isWaiting: boolean }): Promise<void>;
  /** Lets go of all of it at once. Never throws. */
  end(): Promise<void>;
}

/**
 * Takes hold of a tab. The debugger is attached at the first act, since reading needs none. `isFilling`: what a killed worker has left held
 * back may be a form that is sent, and is stopped; where a tab is only read it goes on.
 */
export function driveTab(
  id: number,
  signal: AbortSignal,
  mayAttach = async (): Promise<void> => undefined,
  isFilling = true,
): Tab {
  const hold = holdTab(id, mayAttach, !isFilling);
  const listeners = new Set<() => void>();
  const onTold = () => {
    for (const listener of listeners) listener();
  };
  const attach = async () => {
    gate.keepOn();
    // Whoever acted here before may still have it, and would take it away when they are done.
    await endLingering(id);
    return hold.session();
  };
  const gate: TabGate = gateOf({ tabId: id, session: attach, onTold });
  let hasBegun = false;
  const session = async () => {
    // Where the run begins nobody has led it to; later a page may have.
    if (!hasBegun) gate.expect((await chrome.tabs.get(id).catch(() => null))?.url ?? '');
    hasBegun = true;
    const attached = await attach();
    await gate.setIn(attached);
    return attached;
  };
  const grip = gripTab(id, { session }, signal);
  const acting = <Result>(act: () => Promise<Result>): Promise<Result> => {
    gate.act();
    return act();
  };
  return {
    id,
    ask: grip.ask,
    press: (target, wanted) => acting(() => press(grip, target, wanted)),
    type: (target, text, wanted) => {
      gate.addTyped(text);
      return acting(() => typeText(grip, target, text, wanted));
    },
    select: (target, option, wanted) => acting(() => chooseOption(grip, target, option, wanted)),
    key: (key, wanted) => acting(() => keyAndSettle(grip, key, wanted)),
    scroll: (target, direction) => acting(() => scroll(grip, target, direction)),
    scrollList: (recipe, share) => acting(() => scrollList(grip, recipe, share)),
    snapshot: (show) => snapshot(grip, show),
    readForms: () => readForms(grip),
    surveyForms: () => surveyForms(grip),
    openScope: (place) => openScope(grip, gate, place),
    capture: () => captureTab(id),
    open: async (url) => {
      gate.expect(url);
      // What a worker that was killed has held would wait for ever, and this with it; and where it leads is judged.
      await grip.session();
      await chrome.tabs.update(id, { url }).catch((error: unknown) => rethrow(id, error));
      await grip.settle();
    },
    back: async () => {
      const hasGone = await chrome.tabs.goBack(id).then(
        () => true,
        () => false,
      );
      await grip.settle();
      return hasGone;
    },
    heldBack: gate.heldBack,
    haveAnswersLeft: gate.haveAnswersLeft,
    saysSent: async () => (await askFrames(id, 'watch-sending', null)).includes(true),
    onTold: (listener) => void listeners.add(listener),
    findUnseenParts: () => findUnseenParts(id).catch((error: unknown) => rethrow(id, error)),
    settle: () => grip.settle(),
    takeOver: async () => {
      if (await isAttached(sessionOf(id))) await grip.session();
    },
    url: async () => addressOf(await stateOf(id)),
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

async function snapshot(grip: TabGrip, show: string | null) {
  const session = await grip.session();
  const taken = await snapshotTab(grip.id, { session, show }).catch((error: unknown) => rethrow(grip.id, error));
  const state = await stateOf(grip.id);
  return { ...taken, url: addressOf(state), title: state.title ?? '' };
}

function addressOf({ pendingUrl, url }: chrome.tabs.Tab): string {
  return pendingUrl ?? url ?? '';
}
