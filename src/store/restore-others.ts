import { z } from 'zod';
import { Answer } from '@/domain/answer';
import { Application } from '@/domain/application';
import { CollectedItem } from '@/domain/collected-item';
import { ProfileDocument } from '@/domain/document';
import { PageGraph } from '@/domain/page-graph';
import { Profile } from '@/domain/profile';
import { Understanding } from '@/domain/understanding';
import type { Connection } from './connection';
import type { RestoreReport } from './restore-report';
import type { Database } from './schema';

const ProfileRecord = z.object({ id: z.string(), profile: Profile });
const Graph = z.object({ site: z.string(), graph: PageGraph });

/** Adds a record that is no job where the store has none of its key, and counts it. */
export async function restoreOther(
  connection: Connection,
  { store, value }: { store: string; value: unknown },
  report: RestoreReport,
): Promise<void> {
  const isAdded = await connection.use((database) => addMissing(database, store, value));
  if (isAdded === null) report.refused += 1;
  else if (isAdded) report.others += 1;
}

type Adder = (database: Database, value: unknown) => Promise<boolean | null>;

/** How a record of each store is added. */
const adders: Record<string, Adder> = {
  understandings: adderOf(Understanding, (database, data) =>
    addUnless(database.getKey('understandings', [data.site, data.pathPattern]), () =>
      database.add('understandings', data),
    ),
  ),
  graphs: adderOf(Graph, (database, data) =>
    addUnless(database.getKey('graphs', data.site), () => database.add('graphs', data)),
  ),
  items: adderOf(CollectedItem, (database, data) =>
    addUnless(database.getKey('items', [data.runId, data.index]), () => database.add('items', data)),
  ),
  profile: adderOf(ProfileRecord, (database, data) =>
    addUnless(database.getKey('profile', data.id), () => database.add('profile', data)),
  ),
  answers: adderOf(Answer, async (database, data) => {
    const isHere = (await database.getKey('answers', data.id)) !== undefined;
    const known = database.getKeyFromIndex('answers', 'meaning', data.meaning);
    return !isHere && addUnless(known, () => database.add('answers', data));
  }),
  applications: adderOf(Application, (database, data) =>
    addUnless(database.getKey('applications', data.id), () => database.add('applications', data)),
  ),
  // A default CV that is here stays the default one; a file that is not here can be none.
  documents: adderOf(ProfileDocument, (database, data) =>
    addUnless(database.getKey('documents', data.id), () => database.add('documents', { ...data, isDefault: false })),
  ),
};

/** Whether it was added; null where it is damaged. */
async function addMissing(database: Database, store: string, value: unknown): Promise<boolean | null> {
  return adders[store]?.(database, value) ?? null;
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
