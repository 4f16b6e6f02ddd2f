import type { LiveEvent } from '@/domain/live-event';
import type { Run } from '@/domain/run';
import type { PanelApi } from '@/rpc/panel-api';
import type { JobRepository } from '@/store/jobs';
import type { SettingsStore } from '@/store/settings-store';
import type { StepRepository } from '@/store/steps';
import type { UnderstandingRepository } from '@/store/understandings';

/** The tab beside the panel. */
export interface ActiveTab {
  id: number;
  /** Absolute; may be one of the browser's own pages. */
  url: string;
  title: string;
}

export interface TabsPort {
  /** The active tab of the panel's own window, or null where there is none. */
  active(): Promise<ActiveTab | null>;
  /** Tells of another tab, address or title. Returns what ends it. */
  onChange(listener: () => void): () => void;
  /** Brings a tab to the front; does nothing when it is gone. */
  show(tabId: number): void;
}

/** All that the panel needs from outside of itself. */
export interface PanelPorts {
  jobs: Pick<JobRepository, 'list' | 'getMany' | 'remove' | 'restore'>;
  steps: Pick<StepRepository, 'list'>;
  understandings: Pick<UnderstandingRepository, 'ofSite'>;
  settings: SettingsStore;
  /** The latest ones, newest first. */
  listRuns(): Promise<Run[]>;
  /** Removes jobs, runs, understandings and settings, for good. */
  deleteEverything(): Promise<void>;
  acts: PanelApi;
  tabs: TabsPort;
  /** Hears of changes, the panel's own included. Returns what ends it. */
  listenLive(listener: (event: LiveEvent) => void): () => void;
  /** Gives the user a text as a file to keep. */
  saveFile(name: string, text: string, type: string): void;
}
