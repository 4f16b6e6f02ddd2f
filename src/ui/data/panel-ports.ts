import type { LiveEvent } from '@/domain/run/live-event';
import type { Run } from '@/domain/run/run';
import type { PanelApi } from '@/rpc/panel-api';
import type { JobSearch } from '@/search/job-search';
import type { BackupRepository } from '@/store/backup/backups';
import type { JobRepository } from '@/store/jobs/job-repository';
import type { AnswerRepository } from '@/store/profile/answer-repository';
import type { ApplicationRepository } from '@/store/profile/application-repository';
import type { DocumentRepository } from '@/store/profile/document-repository';
import type { ProfileRepository } from '@/store/profile/profile-repository';
import type { ItemRepository } from '@/store/runs/item-repository';
import type { PictureRepository } from '@/store/runs/picture-repository';
import type { StepRepository } from '@/store/runs/step-repository';
import type { FillDraftStore } from '@/store/settings/fill-draft-store';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { UnderstandingRepository } from '@/store/sites/understanding-repository';
import type { FileKind } from './export-file-name';

/** The tab beside the panel. */
export interface ActiveTab {
  id: number;
  /** Absolute; may be one of the browser's own pages. */
  url: string;
  title: string;
}

export interface TabsPort {
  /** The active tab of the panel's window, or null if there is none. */
  active(): Promise<ActiveTab | null>;
  /** Called on another tab, address or title. Returns `unsubscribe`. */
  onChange(listener: () => void): () => void;
  /** The title of a tab, or null if it is gone or inaccessible. */
  title(tabId: number): Promise<string | null>;
  /** Brings a tab to the front; does nothing if it is gone. */
  show(tabId: number): void;
}

/** What the panel does with model keys. It never reads one. */
export interface KeysPort {
  /** Origins (scheme, host, port) with a key, sorted. */
  origins(): Promise<string[]>;
  /** Stores it for an origin until the browser closes, or on this device if so set. */
  save(origin: string, key: string, isRemembered: boolean): Promise<void>;
  forget(origin: string): Promise<void>;
  /** Moves every stored key. */
  setRemembered(isRemembered: boolean): Promise<void>;
}

/** All the panel needs from outside. */
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
  /** Finds, sorts and scores the jobs. */
  engine: JobSearch;
  backups: BackupRepository;
  steps: Pick<StepRepository, 'list'>;
  items: Pick<ItemRepository, 'list'>;
  pictures: Pick<PictureRepository, 'get' | 'listOfRun'>;
  understandings: Pick<UnderstandingRepository, 'ofSite'>;
  /** Deletes what is known about a site: its understandings and its page graph. Returns a function that restores them. */
  forgetSite(site: string): Promise<() => Promise<void>>;
  profile: ProfileRepository;
  documents: DocumentRepository;
  answers: Pick<AnswerRepository, 'list' | 'edit' | 'remove' | 'restore'>;
  /** Unsubmitted answers to fill runs. */
  drafts: FillDraftStore;
  applications: Pick<ApplicationRepository, 'get' | 'ofJob' | 'setApplied' | 'takeAppliedBack'>;
  keys: KeysPort;
  /** Model costs this month, US dollars. */
  spentThisMonth(): Promise<number>;
  settings: SettingsStore;
  /** The latest ones, newest first. */
  listRuns(): Promise<Run[]>;
  /** Deletes jobs, runs, understandings and settings permanently. */
  deleteEverything(): Promise<void>;
  acts: PanelApi;
  tabs: TabsPort;
  /** Called on changes, including the panel's own. Returns `unsubscribe`. */
  listenLive(listener: (event: LiveEvent) => void): () => void;
  /** The jobs with these ids, in this order, as a file. @throws what the store throws */
  writeJobsFile(kind: FileKind, ids: readonly string[]): Promise<Blob>;
  /** Saves a text or blob as a file for the user. */
  saveFile(name: string, content: string | Blob, type: string): void;
}
