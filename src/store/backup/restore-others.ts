import { z } from 'zod';
import { Answer } from '@/domain/form/answer';
import { Application } from '@/domain/form/application';
import { ProfileDocument } from '@/domain/form/document';
import { Profile } from '@/domain/form/profile';
import { CollectedItem } from '@/domain/job/collected-item';
import { PageGraph } from '@/domain/page/page-graph';
import { Understanding } from '@/domain/page/understanding';
import type { Connection } from '@/store/database/connection';
import type { Database } from '@/store/database/database-schema';
import { addAnswer, answerKey } from '@/store/profile/answer-repository';
import type { RestoreReport } from './restore-report';

const ProfileRecord = z.object({ id: z.literal('profile'), profile: Profile });
const Graph = z.object({ site: z.string(), graph: PageGraph });

/**
 * The origin of a backup: our own copy, in this browser's database out of reach of pages and files, or a file, which anybody may have
 * written.
 */
export type BackupSource = 'own' | 'file';

/** Adds and counts a record other than a job if the store has none with its key. */
export async function restoreRecord(
  connection: Connection,
  { store, value }: { store: string; value: unknown },
  source: BackupSource,
  report: RestoreReport,
): Promise<void> {
  const adder = ofFiles.get(store) ?? (source === 'own' ? learned.get(store) : undefined);
  if (!adder) {
    report.leftOut.push(learned.has(store) ? 'learned' : 'unknown');
    return;
  }
  const isAdded = await connection.use((database) => adder(database, value));
  if (isAdded === null) report.refused += 1;
  else if (isAdded) report.others += 1;
}

/** Whether it was added; null if it is damaged. */
type Adder = (database: Database, value: unknown) => Promise<boolean | null>;

/** What a file may contain besides jobs and settings (docs/decisions/0018-keys-belong-to-an-origin.md). */
const ofFiles = new Map<string, Adder>([
  [
    'profile',
    adderOf(ProfileRecord, (database, data) =>
      addUnless(database.getKey('profile', data.id), () => database.add('profile', data)),
    ),
  ],
  [
    'answers',
    adderOf(Answer, async (database, data) => {
      // The meaning of an answer is derived from its question, which its user can read, not taken from the file.
      const answer = { ...data, meaning: answerKey(data.question, data.scope) };
      return addAnswer(database.transaction('answers', 'readwrite').store, answer);
    }),
  ],
  [
    'applications',
    adderOf(Application, (database, data) =>
      addUnless(database.getKey('applications', data.id), () => database.add('applications', pastApplication(data))),
    ),
  ],
  [
    'documents',
    // An existing default CV stays the default; one whose file is missing cannot be.
    adderOf(ProfileDocument, (database, data) =>
      addUnless(database.getKey('documents', data.id), () => database.add('documents', { ...data, isDefault: false })),
    ),
  ],
]);

/** Decides how sites are read and what is pressed there: restored only from our own copies. */
const learned = new Map<string, Adder>([
  [
    'understandings',
    adderOf(Understanding, (database, data) =>
      addUnless(database.getKey('understandings', [data.site, data.pathPattern]), () =>
        database.add('understandings', data),
      ),
    ),
  ],
  [
    'graphs',
    adderOf(Graph, (database, data) =>
      addUnless(database.getKey('graphs', data.site), () => database.add('graphs', data)),
    ),
  ],
  [
    'items',
    adderOf(CollectedItem, (database, data) =>
      addUnless(database.getKey('items', [data.runId, data.index]), () => database.add('items', data)),
    ),
  ],
]);

/** Chrome numbers tabs from 1. */
const noTab = -1;

/**
 * The application as it was. Its tab is long gone: none of it may be written into a form some other tab shows now, in a frame its user has
 * not confirmed here.
 */
function pastApplication(application: Application): Application {
  const fields = application.fields.map((field) => ({ ...field, before: [] }));
  return { ...application, tabId: noTab, place: null, fields };
}

function adderOf<Type extends z.ZodType>(
  schema: Type,
  add: (database: Database, data: z.infer<Type>) => Promise<boolean>,
): Adder {
  return async (database, value) => {
    const { data } = schema.safeParse(value);
    return data === undefined ? null : add(database, data);
  };
}

async function addUnless(known: Promise<IDBValidKey | undefined>, add: () => Promise<unknown>): Promise<boolean> {
  if ((await known) !== undefined) return false;
  await add();
  return true;
}
