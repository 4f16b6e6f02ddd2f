import { scrollPointIntoTab } from '@/browser/frames/frame-point';
import type { ScopedTabContext } from '@/browser/scope/scoped-tab-context';
import type { FieldControls } from '@/domain/form/form-filling';
import { kindOfControl } from '@/domain/form/kind-of-control';
import { sleep } from '@/std/sleep';

/** Attempts, and ms between them: a rendering page may cover a field briefly. */
const looking = { times: 4, stepMs: 120 };

type Field = Pick<FieldControls, 'selector' | 'kind' | 'options' | 'parts'>;

/**
 * Whether a person can see and use a frame's field, scrolled into view through all its ancestors. The top document's script judges its own
 * fields.
 */
export async function isOnScreen(tab: ScopedTabContext, frameId: number, field: Field): Promise<boolean> {
  if (frameId === 0) return true;
  const parts = field.parts.map(({ selector, kind }) => ({ selector, kind, options: null }));
  const { selector, options } = field;
  for (const each of [{ selector, kind: kindOfControl(field, selector), options }, ...parts]) {
    if (!(await isPartInSight(tab, frameId, each))) return false;
  }
  return true;
}

async function isPartInSight(tab: ScopedTabContext, frameId: number, controls: Omit<Field, 'parts'>): Promise<boolean> {
  for (let look = 0; look < looking.times; look += 1) {
    const own = await tab.askFrame(frameId, 'field-point', { controls });
    const point = own && (await scrollPointIntoTab(tab.id, frameId, own));
    if (point?.isHit) return true;
    await sleep(looking.stepMs);
  }
  return false;
}
