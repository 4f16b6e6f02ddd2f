import { scrollPointIntoTab, toTabPoint } from '@/browser/frames/frame-point';
import type { ScopedTabContext } from '@/browser/scope/scoped-tab-context';
import type { FieldControls } from '@/domain/form/form-filling';
import { kindOfControl } from '@/domain/form/kind-of-control';
import { ControlError } from '@/domain/page/tab-errors';

import type { FieldVisibility, VisibilityField, VisibilityReading } from '@/page-api/field-visibility-requests';
import { sleep } from '@/std/sleep';

import { type FramePlacement, probeVisibility } from './probe-visibility';

/** Needed to test the visibility of a field. */
export type VisibilityTarget = VisibilityField & Pick<FieldControls, 'parts'>;

/** A filled field. */
export interface WrittenField {
  frameId: number;
  field: FieldControls;
}

/** Tests by screenshots which fields a person sees. All members may throw ControlError and OutOfScopeError. */
export interface FieldVisibilityTests {
  /** Fields in a frame: visible ones are judged by the same screenshots as the field asked for. */
  know(frameId: number, fields: readonly VisibilityTarget[]): void;
  /** Whether a person sees a field and all its parts, scrolled into view. */
  isSeen(frameId: number, field: VisibilityTarget): Promise<boolean>;
  /** A field was filled. */
  wrote(written: WrittenField): void;
  /** Filled fields that have become invisible, of those that are to be seen now; each is reported once. */
  vanished(isDue: (written: WrittenField) => boolean): Promise<WrittenField[]>;
}

/** Milliseconds. Results are valid this long; later changes are found once everything is filled. */
const knownMs = 15_000;
/** Attempts, and ms between them: a rendering page may show a field later. */
const looking = { times: 3, stepMs: 150 };
/** Milliseconds. Blinking elements are checked at this interval. */
const leastApartMs = 400;

export function createFieldVisibilityTests(tab: ScopedTabContext): FieldVisibilityTests {
  const fields = new Map<number, readonly VisibilityField[]>();
  const seenAt = new Map<string, number>();
  let written: WrittenField[] = [];
  const look = (frameId: number, field: VisibilityField, isAgain: boolean) =>
    lookAt({ tab, seenAt, others: fields.get(frameId) ?? [] }, frameId, field, isAgain);
  const isSeen = async (frameId: number, field: VisibilityTarget) => {
    for (const part of partsOf(field)) {
      const isKnown = Date.now() - (seenAt.get(keyOf(frameId, part)) ?? 0) < knownMs;
      if (!isKnown && !(await look(frameId, part, false))) return false;
    }
    return true;
  };
  return {
    isSeen,
    know: (frameId, known) => void fields.set(frameId, known.flatMap(partsOf)),
    wrote: (one) => {
      const key = keyOf(one.frameId, one.field);
      written = [...written.filter(({ frameId, field }) => keyOf(frameId, field) !== key), one];
    },
    async vanished(isDue) {
      const looked = written.filter(isDue);
      written = written.filter((one) => !looked.includes(one));
      if (looked.length === 0) return [];
      await sleep(Math.max(0, Math.max(...seenAt.values(), 0) + leastApartMs - Date.now()));
      seenAt.clear();
      const gone = await unseenAsTheyStand(tab, looked);
      for (const one of looked) {
        const isGone = gone.includes(one) || !(await isStillSeen(one));
        if (isGone && !gone.includes(one)) gone.push(one);
      }
      return gone;
    },
  };

  async function isStillSeen({ frameId, field }: WrittenField): Promise<boolean> {
    for (const part of partsOf(field)) {
      if (!seenAt.has(keyOf(frameId, part)) && !(await look(frameId, part, true))) return false;
    }
    return true;
  }
}

const keyOf = (frameId: number, { selector }: VisibilityField): string => `${frameId} ${selector}`;

function partsOf({ selector, kind, options, parts }: VisibilityTarget): VisibilityField[] {
  const own = { selector, kind: kindOfControl({ kind, parts }, selector), options };
  const others = parts.filter((part) => part.selector !== selector);
  return [own, ...others.map((part) => ({ selector: part.selector, kind: part.kind, options: null }))];
}

interface Looking {
  tab: ScopedTabContext;
  seenAt: Map<string, number>;
  others: readonly VisibilityField[];
}

/** `isAgain`: it is filled, and cannot be shown by an element that is gone. */
async function lookAt(
  { tab, seenAt, others }: Looking,
  frameId: number,
  field: VisibilityField,
  isAgain: boolean,
): Promise<boolean> {
  const isOther = (other: VisibilityField) => other.selector !== field.selector && !seenAt.has(keyOf(frameId, other));
  for (let time = 0; time < looking.times; time += 1) {
    if (time > 0) await sleep(looking.stepMs);
    const asked = [field, ...(time === 0 ? others.filter(isOther) : [])];
    const readings = await tab.askFrame(frameId, 'read-sights', { fields: asked, mayScroll: true });
    const [own] = readings;
    if (isAgain && own?.shown === 'gone') return true;
    if (own?.shown !== 'in-view') continue;
    const placing = await placingOf(tab.id, frameId, own.sight);
    if (!placing) continue;
    const shown = readings.flatMap((reading, at) => sightIn(reading, asked[at]));
    const seen = await probeVisibility(
      tab,
      frameId,
      shown.map(({ sight }) => sight),
      placing,
    ).catch(unlessBlind);
    for (const [at, { field: one }] of shown.entries()) if (seen?.[at]) seenAt.set(keyOf(frameId, one), Date.now());
    if (seen?.[0]) return true;
  }
  return false;
}

function sightIn(
  reading: VisibilityReading,
  field: VisibilityField | undefined,
): { field: VisibilityField; sight: FieldVisibility }[] {
  return reading.shown === 'in-view' && field ? [{ field, sight: reading.sight }] : [];
}

/** A tab without screenshots shows nothing: what is invisible is not filled. */
function unlessBlind(error: unknown): null {
  if (error instanceof ControlError && error.reason === 'failed') return null;
  throw error;
}

/** A frame's position with its field in view; null if it is not topmost there. */
async function placingOf(tabId: number, frameId: number, { point }: FieldVisibility): Promise<FramePlacement | null> {
  if (frameId === 0) return { left: 0, top: 0, scale: 1 };
  const shown = await scrollPointIntoTab(tabId, frameId, point);
  if (!shown?.isHit) return null;
  const length = 100;
  const [from, to] = [
    await toTabPoint(tabId, frameId, { x: 0, y: 0 }),
    await toTabPoint(tabId, frameId, { x: length, y: 0 }),
  ];
  return from && to ? { left: from.x, top: from.y, scale: (to.x - from.x) / length } : null;
}

/** Fields hidden in place, before any scrolling: some show only while one scrolls. */
async function unseenAsTheyStand(tab: ScopedTabContext, looked: readonly WrittenField[]): Promise<WrittenField[]> {
  const gone: WrittenField[] = [];
  for (const frameId of new Set(looked.map((one) => one.frameId))) {
    const ofFrame = looked.filter((one) => one.frameId === frameId);
    const fields = ofFrame.flatMap(({ field }) => partsOf(field).slice(0, 1));
    const readings = await tab.askFrame(frameId, 'read-sights', { fields, mayScroll: false });
    gone.push(...ofFrame.filter((_, at) => readings[at]?.shown === 'hidden'));
  }
  return gone;
}
