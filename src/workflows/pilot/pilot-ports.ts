import type { VisualTab } from '@/browser/visual/visual-tab';
import type { PilotRefusal } from './pilot-refusal';

/** What the pilot sees, and the parts that only the user may act on. */
export type PilotView = Awaited<ReturnType<VisualTab['look']>>;

/** Mouse and keyboard, and the browser's view of where they act. */
export type PilotDevices = Pick<VisualTab, 'at' | 'focused' | 'press' | 'type' | 'turn' | 'key' | 'wait'>;

export type PilotKey = Parameters<PilotDevices['key']>[0];

/** The result of an action. */
export interface ActionResult {
  result: 'ok' | 'blocked';
  reason: PilotRefusal | null;
  /** The handle or option typed or chosen. */
  given: string | null;
}
