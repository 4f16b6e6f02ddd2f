import type { Profile } from '@/domain/form/profile';
import type { LiveEvent } from '@/domain/run/live-event';
import type { Run } from '@/domain/run/run';
import type { Settings } from '@/domain/settings/settings';
import { isJobsChange } from './jobs-change';
import { type Loadable, useLiveQuery } from './live-query';
import { usePorts } from './ports-context';

/** Read once for the whole panel, so that a reopened tab shows known data at once. */
export interface PanelData {
  /** Number of listed jobs: the panel never holds all of them. */
  jobCount: Loadable<number>;
  runs: Loadable<Run[]>;
  settings: Loadable<Settings>;
  profile: Loadable<Profile>;
}

export function usePanelData(): PanelData {
  const ports = usePorts();
  return {
    jobCount: useLiveQuery(ports.jobs.count, isJobsChange),
    runs: useLiveQuery(ports.listRuns, isRunChange),
    settings: useLiveQuery(ports.settings.read, isSettingsChange),
    profile: useLiveQuery(ports.profile.read, isProfileChange),
  };
}

const isRunChange = (event: LiveEvent) => event.type === 'run-change';
const isSettingsChange = (event: LiveEvent) => event.type === 'settings-change';
const isProfileChange = (event: LiveEvent) => event.type === 'profile-change';
