import { isNever, isSensitive } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import type { PageBox } from '@/page/contract';
import { pointInTab } from '../frame-point';
import { readForms } from '../read-forms';
import type { TabGrip } from '../tab-grip';

/** Parts of the tab's viewport that are the user's alone. */
export interface OwnBoxes {
  /** Never shown: sensitive fields that something stands in. */
  covered: PageBox[];
  /** Never pressed: those, empty ones of that kind, and whatever is never filled. */
  untouched: PageBox[];
}

/** Finds them in all frames that scripts can run in; in others nothing was filled. @throws as `readForms` */
export async function findOwnBoxes(tab: TabGrip): Promise<OwnBoxes> {
  const found: OwnBoxes = { covered: [], untouched: [] };
  for (const { frameId, reading } of (await readForms(tab)).forms) {
    const boxesOf = async (fields: FormField[]) => {
      if (fields.length === 0) return [];
      const boxes = await tab.askFrame(frameId, 'read-boxes', { fields: fields.map(controlsOf) });
      return inTab(tab, frameId, boxes);
    };
    const sensitive = reading.fields.filter(({ key }) => key !== null && isSensitive(key));
    const never = reading.fields.filter(({ key }) => key !== null && isNever(key));
    const covered = await boxesOf(sensitive.filter(({ value }) => value !== ''));
    const others = await boxesOf([...sensitive.filter(({ value }) => value === ''), ...never]);
    found.covered.push(...covered);
    found.untouched.push(...covered, ...others);
  }
  return found;
}

function controlsOf({ selector, parts, options }: FormField): string[] {
  return [
    selector,
    ...parts.map((part) => part.selector),
    ...(options ?? []).flatMap((option) => option.selector ?? []),
  ];
}

async function inTab(tab: TabGrip, frameId: number, boxes: PageBox[]): Promise<PageBox[]> {
  const placed = await Promise.all(
    boxes.map(async ({ left, top, right, bottom }) => {
      // A point that is not hit is not scrolled to: looking moves nothing.
      const corner = (x: number, y: number) => pointInTab(tab.id, frameId, { x, y, isHit: false, coveredBy: null });
      const [upper, lower] = await Promise.all([corner(left, top), corner(right, bottom)]);
      return upper && lower ? [{ left: upper.x, top: upper.y, right: lower.x, bottom: lower.y }] : [];
    }),
  );
  return placed.flat();
}
