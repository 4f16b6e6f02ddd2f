import { type BackupRepository, createBackupRepository } from '@/store/backup/backups';
import { createConnection } from '@/store/database/connection';
import type { ReportDamage } from '@/store/database/damaged-records';
import type { PublishEvent } from '@/store/database/live-events';
import { createJobRepository, type JobRepository } from '@/store/jobs/job-repository';
import { type AnswerRepository, createAnswerRepository } from '@/store/profile/answer-repository';
import { type ApplicationRepository, createApplicationRepository } from '@/store/profile/application-repository';
import { createDocumentRepository, type DocumentRepository } from '@/store/profile/document-repository';
import { createProfileRepository, type ProfileRepository } from '@/store/profile/profile-repository';
import { createItemRepository, type ItemRepository } from '@/store/runs/item-repository';
import { createPictureRepository, type PictureRepository } from '@/store/runs/picture-repository';
import { createRunRepository, type RunRepository } from '@/store/runs/run-repository';
import { type SavedStep, type StepWrite, saveStep } from '@/store/runs/save-step';
import { createStepRepository, type StepRepository } from '@/store/runs/step-repository';
import { createGraphRepository, type GraphRepository } from '@/store/sites/graph-repository';
import { createUnderstandingRepository, type UnderstandingRepository } from '@/store/sites/understanding-repository';

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
export function createStore(announce: PublishEvent, report: ReportDamage): Store {
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
