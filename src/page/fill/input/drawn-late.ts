import type { FieldKind } from '@/domain/form/form-field';
import { pollUntil } from '@/page/dom/tree/poll-until';

/** Milliseconds. Where a server draws what a press made of a choice, it takes no longer. */
const drawnWithin = 1_000;

/** What changes with each press. */
const toggles: ReadonlySet<FieldKind> = new Set<FieldKind>(['tick', 'choice', 'choices']);

/** Whether what was pressed is as wanted, once it is drawn: pressed again before that, it would be undone. */
export const isDrawnLate = (kind: FieldKind, holds: () => boolean): Promise<boolean> =>
  toggles.has(kind) ? pollUntil(holds, drawnWithin) : Promise.resolve(false);
