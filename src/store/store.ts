import { type AnswerRepository, createAnswerRepository } from './answers';
import { type ApplicationRepository, createApplicationRepository } from './applications';
import { type BackupRepository, createBackupRepository } from './backups';
import { createConnection } from './connection';
import type { ReportDamage } from './damage';
import { createDocumentRepository, type DocumentRepository } from './documents';
import { createGraphRepository, type GraphRepository } from './graphs';
import { createItemRepository, type ItemRepository } from './items';
import { createJobRepository, type JobRepository } from './jobs';
import type { Announce } from './live';
import { createPictureRepository, type PictureRepository } from './pictures';
import { createProfileRepository, type ProfileRepository } from './profile';
import { createRunRepository, type RunRepository } from './runs';
import { type SavedStep, type StepWrite, saveStep } from './save-step';
import { createStepRepository, type StepRepository } from './steps';
import { createUnderstandingRepository, type UnderstandingRepository } from './understandings';

/**
 * Everything Jobtrail stores in IndexedDB. Panel and background each have one, over the same database. Any call may throw StoreFullError,
 * StoreNewerError, BackupFailedError or BackupFullError.
 */
export interface Store {
  jobs: JobRepository;
  items: ItemRepository;
  runs: RunRepository;
  steps: StepRepository;
  understandings: UnderstandingRepository;
  pictures: PictureRepository;
  graphs: GraphRepository;
  profile: ProfileRepository;
  answers: AnswerRepository;
  documents: DocumentRepository;
  applications: ApplicationRepository;
  backups: BackupRepository;
  /** See save-step.ts. */
  saveStep(write: StepWrite): Promise<SavedStep>;
  close(): Promise<void>;
}

/** Opens nothing yet: the first call that needs the database opens it. */
export function createStore(announce: Announce, report: ReportDamage): Store {
  const connection = createConnection();
  return {
    jobs: createJobRepository(connection, announce, report),
    items: createItemRepository(connection, report),
    runs: createRunRepository(connection, announce, report),
    steps: createStepRepository(connection, report),
    understandings: createUnderstandingRepository(connection, report),
    pictures: createPictureRepository(connection, report),
    graphs: createGraphRepository(connection, report),
    profile: createProfileRepository(connection, announce, report),
    answers: createAnswerRepository(connection, announce, report),
    documents: createDocumentRepository(connection, announce, report),
    applications: createApplicationRepository(connection, announce, report),
    backups: createBackupRepository(connection, announce, report),
    saveStep: (write) => saveStep(connection, write, announce, report),
    close: () => connection.close(),
  };
}
