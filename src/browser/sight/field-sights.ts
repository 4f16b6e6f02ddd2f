import type { FieldControls } from '@/domain/form-filling';
import { ControlError } from '@/domain/tab-errors';
import type { FieldSight, SightedField, SightReading } from '@/page/contract';
import { placeInTab, pointInTab } from '../frame-point';
import type { ScopedGrip } from '../in-scope';
import { wait } from '../wait';
import { type Placing, probe } from './probe';

/** What of a field has to be known to see it. */
export type LookedAt = SightedField & Pick<FieldControls, 'parts'>;

/** A field that something was put into. */
export interface WrittenField {
  frameId: number;
  field: FieldControls;
}

/** Which fields of a form a person sees, by pictures of it. All of it may throw ControlError and OutOfScopeError. */
export interface FieldSights {
  /** What stands in a frame: it is judged by the same pictures as another field that is in view. */
  know(frameId: number, fields: readonly LookedAt[]): void;
  /** Whether a person sees a field, scrolled into view, and all parts of it. */
  isSeen(frameId: number, field: LookedAt): Promise<boolean>;
  /** Something was put into a field. */
  wrote(written: WrittenField): void;
  /** Fields that no person sees any more since something was put in; each is told once. */
  vanished(): Promise<WrittenField[]>;
}

/** What was seen is known for so long; what comes after is found when all is written. Milliseconds. */
const knownMs = 15_000;
/** A page that draws may show a field a moment later. Looks, and milliseconds between two. */
const looking = { times: 3, stepMs: 150 };
/** What blinks is looked at again not before so long. Milliseconds. */
const leastApartMs = 400;

export function openSights(tab: ScopedGrip): FieldSights {
  const fields = new Map<number, readonly SightedField[]>();
  const seenAt = new Map<string, number>();
  let written: WrittenField[] = [];
  const look = (frameId: number, field: SightedField, isAgain: boolean) =>
    lookAt({ tab, seenAt, others: fields.get(frameId) ?? [] }, frameId, field, isAgain);
  const isSeen = async (frameId: number, field: LookedAt) => {
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
    async vanished() {
      const looked = written;
      written = [];
      if (looked.length === 0) return [];
      await wait(Math.max(0, Math.max(...seenAt.values(), 0) + leastApartMs - Date.now()));
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

const keyOf = (frameId: number, { selector }: SightedField): string => `${frameId} ${selector}`;

function partsOf({ selector, kind, options, parts }: LookedAt): SightedField[] {
  const own = { selector, kind, options };
  const others = parts.filter((part) => part.selector !== selector);
  return [own, ...others.map((part) => ({ selector: part.selector, kind: part.kind, options: null }))];
}

interface Looking {
  tab: ScopedGrip;
  seenAt: Map<string, number>;
  others: readonly SightedField[];
}

/** `isAgain`: something stands in it, and one that is there no more cannot show it. */
async function lookAt(
  { tab, seenAt, others }: Looking,
  frameId: number,
  field: SightedField,
  isAgain: boolean,
): Promise<boolean> {
  const isOther = (other: SightedField) => other.selector !== field.selector && !seenAt.has(keyOf(frameId, other));
  for (let time = 0; time < looking.times; time += 1) {
    if (time > 0) await wait(looking.stepMs);
    const asked = [field, ...(time === 0 ? others.filter(isOther) : [])];
    const readings = await tab.askFrame(frameId, 'read-sights', { fields: asked, mayScroll: true });
    const [own] = readings;
    if (isAgain && own?.shown === 'gone') return true;
    if (own?.shown !== 'in-view') continue;
    const placing = await placingOf(tab.id, frameId, own.sight);
    if (!placing) continue;
    const shown = readings.flatMap((reading, at) => sightIn(reading, asked[at]));
    const seen = await probe(
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

function sightIn(reading: SightReading, field: SightedField | undefined): { field: SightedField; sight: FieldSight }[] {
  return reading.shown === 'in-view' && field ? [{ field, sight: reading.sight }] : [];
}

/** A tab that no picture can be had of shows nothing: what cannot be seen is not filled. */
function unlessBlind(error: unknown): null {
  if (error instanceof ControlError && error.reason === 'failed') return null;
  throw error;
}

/** Where a frame lies, with its field brought into view; null where it is not uppermost there. */
async function placingOf(tabId: number, frameId: number, { point }: FieldSight): Promise<Placing | null> {
  if (frameId === 0) return { left: 0, top: 0, scale: 1 };
  const shown = await pointInTab(tabId, frameId, point);
  if (!shown?.isHit) return null;
  const length = 100;
  const [from, to] = [
    await placeInTab(tabId, frameId, { x: 0, y: 0 }),
    await placeInTab(tabId, frameId, { x: length, y: 0 }),
  ];
  return from && to ? { left: from.x, top: from.y, scale: (to.x - from.x) / length } : null;
}

/** Those that are hidden where they stand, before anything is scrolled: what shows only while somebody scrolls. */
async function unseenAsTheyStand(tab: ScopedGrip, looked: readonly WrittenField[]): Promise<WrittenField[]> {
  const gone: WrittenField[] = [];
  for (const frameId of new Set(looked.map((one) => one.frameId))) {
    const ofFrame = looked.filter((one) => one.frameId === frameId);
    const fields = ofFrame.map(({ field: { selector, kind, options } }) => ({ selector, kind, options }));
    const readings = await tab.askFrame(frameId, 'read-sights', { fields, mayScroll: false });
    gone.push(...ofFrame.filter((_, at) => readings[at]?.shown === 'hidden'));
  }
  return gone;
}
