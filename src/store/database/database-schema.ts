import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Answer } from '@/domain/form/answer';
import type { Application } from '@/domain/form/application';
import type { ProfileDocument } from '@/domain/form/document';
import type { Profile } from '@/domain/form/profile';
import type { CollectedItem } from '@/domain/job/collected-item';
import type { PageGraph } from '@/domain/page/page-graph';
import type { Understanding } from '@/domain/page/understanding';
import type { Run } from '@/domain/run/run';
import type { Step } from '@/domain/run/step';
import type { StoredJob } from './stored-job';
import type { StoredPictures } from './stored-pictures';

/** The stores of the database in its latest version. */
export interface Schema extends DBSchema {
  jobs: {
    key: string;
    value: StoredJob;
    indexes: {
      key: string;
      urls: string;
      requisitionKeys: string;
      textKey: string;
      order: string;
      site: string;
      deletedAt: string;
      mergedInto: string;
    };
  };
  descriptions: { key: string; value: { jobId: string; text: string } };
  runs: { key: string; value: Run; indexes: { status: string; startedAt: string } };
  steps: { key: [string, number]; value: Step };
  understandings: { key: [string, string]; value: Understanding };
  pictures: { key: [string, number]; value: StoredPictures };
  graphs: { key: string; value: { site: string; graph: PageGraph } };
  items: {
    key: [string, number];
    value: CollectedItem;
    /** Items without identity (their unique id is null) are not in it. */
    indexes: { uniqueId: [string, string, string] };
  };
  /** At most one record. */
  profile: { key: string; value: { id: string; profile: Profile } };
  answers: { key: string; value: Answer; indexes: { meaning: string } };
  documents: { key: string; value: ProfileDocument };
  /** The documents' contents. */
  documentFiles: { key: string; value: { documentId: string; file: Blob } };
  applications: { key: string; value: Application; indexes: { jobId: string; formUrl: string } };
}

export type Database = IDBPDatabase<Schema>;
export type UpgradeTransaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;
