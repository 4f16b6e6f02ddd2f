import { controlActionOf } from '@/page/dom/controls/control-action';
import { defaultButton, type PressedControl, pressedControl } from '@/page/dom/controls/pressed-control';
import { frameIndex } from '@/page/dom/frames/frame-index';
import { findTarget } from '@/page/dom/refs/find-target';
import { elementAt } from '@/page/dom/tree/element-at';
import { findEverywhere } from '@/page/dom/tree/find-everywhere';
import { isInFlatTree } from '@/page/dom/tree/flat-tree';
import { focusedElement } from '@/page/dom/tree/focused-field';
import { describeElement, pressStandIn } from '@/page/dom/visibility/press-point';
import type { PressJudgement, PressRequest } from '@/page-api/press-requests';
import type { ControlFacts } from '@/safety/control-facts';
import { type FocusFacts, judgeEnterKey } from '@/safety/press/judge-key';
import { judgePress } from '@/safety/press/judge-press';
import { allowedHere, placeOfAct } from './allowed-here';
import { guardPress } from './guard-press';
import { openInThisTab } from './open-in-this-tab';
import { postedNamesOf } from './posted-names';
import { pressIdentityOf, pressLikenessOf } from './pressed-identity';
import { readControlFacts } from './read-control-facts';

/** Judges what a press would hit now: at a point of this frame, or the focused element. Nothing happens between check and verdict. */
export function judgePressAt(request: PressRequest): PressJudgement {
  const { target, at, isDrop = false } = request;
  const meant = target && findTarget(target);
  if (target && !meant) return { outcome: 'gone' };
  const hit = at ? elementAt(at.x, at.y) : focusedElement();
  if (!hit) return at ? missed('nothing: it is outside the window') : { outcome: 'missed', by: '' };
  if (hit instanceof HTMLIFrameElement) return inFrame(hit, at);
  const pressed = meant && pressStandIn(meant);
  if (meant && at && !(pressed && isInFlatTree(hit, pressed))) return missed(describeElement(hit));
  const holder = at ? pointerHolder() : null;
  const isCaptured = holder !== null && !isInFlatTree(hit, holder);
  if (isCaptured && !isDrop) return missed(describeElement(holder));
  const judgement = judged(request, pressedControl(hit, meant), meant);
  // What has captured the mouse hears of the drop, and may look for what lies there.
  return isCaptured && judgement.outcome === 'pass' ? judged(request, pressedControl(holder, null), null) : judgement;
}

const missed = (by: string): PressJudgement => ({ outcome: 'missed', by });

function judged(
  { purpose, at, context: given }: PressRequest,
  pressed: PressedControl,
  meant: Element | null,
): PressJudgement {
  const context = { ...given, allowed: allowedHere(given.allowed, pressed.control) };
  if (purpose === 'open-row' && at) openInThisTab(pressed, meant, context);
  const facts = readControlFacts(pressed, meant);
  const code = at
    ? judgePress(purpose, facts, context)
    : judgeEnterKey(purpose, { ...facts, ...typing(pressed.hit), ...enters(pressed.hit) }, context);
  if (code !== null) {
    const where = purpose === 'goal' ? placeOfAct(pressed.control) : undefined;
    return { outcome: 'refused', code, name: facts.names[0] ?? facts.marks.join(' '), where };
  }
  if (at) guardPress(pressed.control, meant, at);
  return {
    outcome: 'pass',
    identity: pressIdentityOf(pressed, facts),
    likeness: pressLikenessOf(pressed, facts),
    postedAs: mayPostItself(purpose, facts) ? postedNamesOf(pressed.control) : [],
  };
}

/** A row, or a pager: the page may post itself by it. */
function mayPostItself(purpose: PressRequest['purpose'], { isKnownPager, isInPager }: ControlFacts): boolean {
  return purpose === 'open-row' || purpose === 'turn-page' || (purpose === 'explore' && (isKnownPager || isInPager));
}

function enters(field: Element): Pick<FocusFacts, 'defaultButton'> {
  const button = defaultButton(field);
  return { defaultButton: button && readControlFacts(pressedControl(button, null), null) };
}

/** Chromium's pointer id for the mouse. */
const mousePointer = 1;

/** The element that captured the mouse (`setPointerCapture`): it gets the click, wherever the mouse is. */
function pointerHolder(): Element | null {
  return findEverywhere('*').find((element) => element.hasPointerCapture(mousePointer)) ?? null;
}

/** Whether the focused element takes text: there, a key writes and presses nothing. */
export function isTextFocused(): boolean {
  const focused = focusedElement();
  return focused !== null && typing(focused).isTyped;
}

/** Whether keys go to no control: to the page, or to a part of it that takes the focus to hear them, as a terminal or a board does. */
export function isPageFocused(): boolean {
  const focused = focusedElement();
  return focused === null || (controlActionOf(focused) === null && !focused.matches('iframe,summary'));
}

const lines =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=reset],[type=image],[type=file],[type=range],[type=color])';

function typing(field: Element): { isTyped: boolean; isMultiline: boolean } {
  const isRich = field instanceof HTMLElement && field.isContentEditable;
  const isMultiline = field instanceof HTMLTextAreaElement || isRich;
  return { isTyped: isMultiline || field.matches(lines), isMultiline };
}

function inFrame(frame: HTMLIFrameElement, at: PressRequest['at']): PressJudgement {
  const { clientWidth: width, clientHeight: height, src: url } = frame;
  return { outcome: 'frame', frame: { index: frameIndex(frame), url, width, height }, at: at && placeIn(frame, at) };
}

/** The point in the frame's own coordinates, undoing transforms. */
function placeIn(frame: HTMLIFrameElement, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const box = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return {
    x:
      ((x - box.left) * (frame.offsetWidth || 1)) / (box.width || 1) -
      frame.clientLeft -
      Number.parseFloat(paddingLeft),
    y:
      ((y - box.top) * (frame.offsetHeight || 1)) / (box.height || 1) - frame.clientTop - Number.parseFloat(paddingTop),
  };
}
