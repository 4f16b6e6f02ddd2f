import type { LiveEvent } from '@/domain/live-event';
import type { Run } from '@/domain/run';
import type { PanelApi } from '@/rpc/panel-api';
import type { AnswerRepository } from '@/store/answers';
import type { ApplicationRepository } from '@/store/applications';
import type { BackupRepository } from '@/store/backups';
import type { DocumentRepository } from '@/store/documents';
import type { FillDraftStore } from '@/store/fill-drafts';
import type { JobRepository } from '@/store/jobs';
import type { PictureRepository } from '@/store/pictures';
import type { ProfileRepository } from '@/store/profile';
import type { SettingsStore } from '@/store/settings-store';
import type { StepRepository } from '@/store/steps';
import type { UnderstandingRepository } from '@/store/understandings';
import type { FileKind } from './jobs/export/export-file-name';
import type { JobEngine } from './jobs/query/job-engine';

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
  /** The title of a tab, or null where it is gone or may not be known. */
  title(tabId: number): Promise<string | null>;
  /** Brings a tab to the front; does nothing when it is gone. */
  show(tabId: number): void;
}

/** What the panel does with the keys of models. It never reads one. */
export interface KeysPort {
  /** Origins (scheme, host, port) that a key was entered for, sorted. */
  origins(): Promise<string[]>;
  /** Keeps it for an origin until the browser closes, or on this device where that is set. */
  save(origin: string, key: string, isRemembered: boolean): Promise<void>;
  forget(origin: string): Promise<void>;
  /** Moves every key that is kept. */
  setRemembered(isRemembered: boolean): Promise<void>;
}

/** All that the panel needs from outside of itself. */
export interface PanelPorts {
  jobs: Pick<
    JobRepository,
    | 'listedIds'
    | 'listedByIds'
    | 'count'
    | 'countOfSite'
    | 'getMany'
    | 'add'
    | 'addMany'
    | 'edit'
    | 'editMany'
    | 'addTags'
    | 'remove'
    | 'restore'
    | 'merge'
    | 'split'
    | 'setDistinct'
    | 'mergedInto'
  >;
  /** Finds, sorts and judges the jobs. */
  engine: JobEngine;
  backups: BackupRepository;
  steps: Pick<StepRepository, 'list'>;
  pictures: Pick<PictureRepository, 'get' | 'listOfRun'>;
  understandings: Pick<UnderstandingRepository, 'ofSite'>;
  /** Removes what is known of a site: its understandings and its page graph. Answers with what brings them back. */
  forgetSite(site: string): Promise<() => Promise<void>>;
  profile: ProfileRepository;
  documents: DocumentRepository;
  answers: Pick<AnswerRepository, 'list' | 'edit' | 'remove' | 'restore'>;
  /** What is begun about fill runs. */
  drafts: FillDraftStore;
  applications: Pick<ApplicationRepository, 'get' | 'ofJob' | 'setApplied' | 'takeAppliedBack'>;
  keys: KeysPort;
  /** US dollars that models have cost this month. */
  spentThisMonth(): Promise<number>;
  settings: SettingsStore;
  /** The latest ones, newest first. */
  listRuns(): Promise<Run[]>;
  /** Removes jobs, runs, understandings and settings, for good. */
  deleteEverything(): Promise<void>;
  acts: PanelApi;
  tabs: TabsPort;
  /** Hears of changes, the panel's own included. Returns what ends it. */
  listenLive(listener: (event: LiveEvent) => void): () => void;
  /** The jobs with these ids, in this order, as a file. @throws what the store throws */
  writeJobsFile(kind: FileKind, ids: readonly string[]): Promise<Blob>;
  /** Gives the user a text or blob as a file to keep. */
  saveFile(name: string, content: string | Blob, type: string): void;
}
