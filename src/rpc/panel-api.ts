import type { Run } from '@/domain/run';
import type { Limits } from '@/domain/settings';

/** What the panel may ask of the background. Reading goes through the store; these are the acts. */
export interface PanelApi {
  /** Starts a discovery on the tab; answers with the run, which may already wait (a notice, a wall). Never throws for a bad page: the run says so. */
  discover(tabId: number, limits: Limits): Promise<Run>;
  pause(runId: string): Promise<void>;
  resume(runId: string): Promise<void>;
  stop(runId: string): Promise<void>;
  /** The user has read what the site's terms say and goes on; remembered per host. */
  acceptNotice(runId: string): Promise<void>;
}

/** Name of the port between a panel and the background. */
export const panelPortName = 'jobtrail-panel';
