import type { FieldControls } from '@/domain/form/form-filling';
import { pollUntil } from '@/page/dom/tree/poll-until';

/** Milliseconds. Where a server draws what a press made of a choice, it takes no longer. */
const drawnWithin = 500;

/** What changes with each press. */
const toggles: ReadonlySet<string> = new Set(['tick', 'choice', 'choices']);

type Pressed = Pick<FieldControls, 'selector' | 'kind'>;

/** When fields were last pressed, by their selectors: what has had its time is not waited for again. */
const pressedAt = new Map<string, number>();

/** A field was pressed, or is about to be. */
export function notePress({ selector }: Pressed): void {
  pressedAt.set(selector, performance.now());
}

/** Whether what was pressed is as wanted, once it is drawn: pressed again before that, it would be undone. */
export async function isDrawnLate({ selector, kind }: Pressed, holds: () => boolean): Promise<boolean> {
  const pressed = pressedAt.get(selector);
  if (!toggles.has(kind) || pressed === undefined) return false;
  return pollUntil(holds, Math.max(0, pressed + drawnWithin - performance.now()));
}
