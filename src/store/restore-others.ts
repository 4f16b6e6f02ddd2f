import { z } from 'zod';
import { Answer } from '@/domain/answer';
import { Application } from '@/domain/application';
import { CollectedItem } from '@/domain/collected-item';
import { ProfileDocument } from '@/domain/document';
import { PageGraph } from '@/domain/page-graph';
import { Profile } from '@/domain/profile';
import { Understanding } from '@/domain/understanding';
import { addAnswer, meaningToKeep } from './answers';
import type { Connection } from './connection';
import type { RestoreReport } from './restore-report';
import type { Database } from './schema';

const ProfileRecord = z.object({ id: z.literal('profile'), profile: Profile });
const Graph = z.object({ site: z.string(), graph: PageGraph });

/** Whose a backup is: our own copy, which lies in this browser's database and which no page or file can reach, or a file, which anybody may have written. */
export type BackupSource = 'own' | 'file';

/** Adds a record that is no job where the store has none of its key, and counts it. */
export async function restoreOther(
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

/** Whether it was added; null where it is damaged. */
type Adder = (database: Database, value: unknown) => Promise<boolean | null>;

/** What a file may bring besides jobs and settings (docs/decisions/0018-keys-belong-to-an-origin.md). */
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
      // What an answer answers follows from its question, which its user can read, and is not what a file says.
      const answer = { ...data, meaning: meaningToKeep(data.question, data.scope) };
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
    // A default CV that is here stays the default one; a file that is not here can be none.
    adderOf(ProfileDocument, (database, data) =>
      addUnless(database.getKey('documents', data.id), () => database.add('documents', { ...data, isDefault: false })),
    ),
  ],
]);

/** What says how sites are read and what is pressed there: brought back from our own copies alone. */
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

/** The application as it was. Its tab is long gone: nothing of it may be written into a form that some other tab shows now, in a frame that its user has not confirmed here. */
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
