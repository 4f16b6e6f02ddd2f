import { toTabPoint } from '@/browser/frames/frame-point';
import type { TabContext } from '@/browser/frames/tab-context';
import { readForms } from '@/browser/scope/read-forms';
import { isForUserOnly, isSensitive } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import type { PageBox } from '@/page-api/viewport-shapes';

/** Areas of the tab's viewport that are private to the user. */
export interface PrivateBoxes {
  /** Never shown: sensitive fields with a value. */
  covered: PageBox[];
  /** Never pressed: those, empty sensitive fields, and fields that are never filled. */
  untouched: PageBox[];
}

/** A frame's private fields, by their controls' selectors. */
export interface PrivateFields {
  frameId: number;
  covered: string[][];
  untouched: string[][];
}

/**
 * Finds them in all frames that scripts can run in; nothing was filled in others.
 * @throws as `readForms`
 */
export async function findPrivateFields(tab: TabContext): Promise<PrivateFields[]> {
  const { forms } = await readForms(tab);
  return forms.flatMap(({ frameId, reading: { fields } }) => {
    const untouched = fields.filter(({ key }) => isForUserOnly(key));
    const covered = untouched.filter(({ key, value }) => key !== null && isSensitive(key) && value !== '');
    const own = { frameId, covered: covered.map(controlsOf), untouched: untouched.map(controlsOf) };
    return own.untouched.length > 0 ? [own] : [];
  });
}

/**
 * Their current boxes.
 * @throws PageAnswerError, PageUnreachableError
 */
export async function locatePrivateFields(tab: TabContext, own: readonly PrivateFields[]): Promise<PrivateBoxes> {
  const placed = await Promise.all(
    own.map(async ({ frameId, covered, untouched }) => ({
      covered: await boxesOf(tab, frameId, covered),
      untouched: await boxesOf(tab, frameId, untouched),
    })),
  );
  return {
    covered: placed.flatMap((each) => each.covered),
    untouched: placed.flatMap((each) => each.untouched),
  };
}

function controlsOf({ selector, parts, options }: FormField): string[] {
  return [
    selector,
    ...parts.map((part) => part.selector),
    ...(options ?? []).flatMap((option) => option.selector ?? []),
  ];
}

async function boxesOf(tab: TabContext, frameId: number, fields: string[][]): Promise<PageBox[]> {
  if (fields.length === 0) return [];
  const boxes = await tab.askFrame(frameId, 'read-boxes', { fields });
  const placed = await Promise.all(
    boxes.map(async ({ left, top, right, bottom }) => {
      // Reading must not scroll.
      const corner = (x: number, y: number) => toTabPoint(tab.id, frameId, { x, y });
      const [upper, lower] = await Promise.all([corner(left, top), corner(right, bottom)]);
      return upper && lower ? [{ left: upper.x, top: upper.y, right: lower.x, bottom: lower.y }] : [];
    }),
  );
  return placed.flat();
}
