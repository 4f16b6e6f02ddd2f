import type { ScopedTabContext } from '@/browser/scope/scoped-tab-context';
import type { FieldControls, FieldFilling } from '@/domain/form/form-filling';
import { enterValue } from './fill-field-in-frame';

const typed: ReadonlySet<FieldControls['kind']> = new Set(['text', 'multiline', 'rich-text', 'number', 'date']);

/** Whether a field takes free text, not a choice. */
export function isTextField({ kind }: Pick<FieldControls, 'kind'>): boolean {
  return typed.has(kind);
}

/**
 * Clears all parts of a field in a frame, and returns what is committed then.
 * @throws as `fillField`
 */
export async function clearFieldInFrame(
  tab: ScopedTabContext,
  frameId: number,
  controls: FieldControls,
): Promise<FieldFilling> {
  let worst: FieldFilling | null = null;
  for (const part of partsOf(controls)) {
    const cleared = await clearOne(tab, frameId, part);
    if (cleared.outcome !== 'held' && cleared.outcome !== 'already') return cleared;
    worst = cleared;
  }
  return worst ?? { outcome: 'gone', committed: '', options: [] };
}

/** A telephone number's country means nothing without the number. */
function partsOf(controls: FieldControls): FieldControls[] {
  const parts = controls.parts.filter(({ part }) => part !== 'country-code');
  const ofParts = parts.map(({ selector, kind }) => ({ ...controls, selector, kind, parts: [], format: null }));
  const isPart = parts.some(({ selector }) => selector === controls.selector);
  return isPart ? ofParts : [{ ...controls, parts: [], format: null }, ...ofParts];
}

function clearOne(tab: ScopedTabContext, frameId: number, controls: FieldControls): Promise<FieldFilling> {
  if (isTextField(controls)) return enterValue(tab, frameId, controls, { key: null, value: '' });
  if (controls.kind === 'tick') return enterValue(tab, frameId, controls, { key: null, value: false });
  return tab.askFrame(frameId, 'clear-field', { controls });
}
