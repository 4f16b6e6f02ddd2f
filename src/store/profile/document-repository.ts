import type { IDBPObjectStore, StoreNames } from 'idb';
import { type DocumentKind, documentMediaTypes, ProfileDocument } from '@/domain/form/document';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid } from '@/store/database/damaged-records';
import type { Schema } from '@/store/database/database-schema';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';

/** A document as listed. */
export type ListedDocument = ProfileDocument & {
  /** False if a backup restored only its name. */
  isFileHere: boolean;
};

/** A document with its file, for removal and restoring. */
export interface WholeDocument {
  document: ProfileDocument;
  file: Blob | null;
}

/** What is known about a document before it is stored. */
export type NewDocument = Omit<ProfileDocument, 'id' | 'isDefault' | 'size'>;

/** CVs and letters, stored exactly as given. */
export interface DocumentRepository {
  /** In the order added. */
  list(): Promise<ListedDocument[]>;
  /** The file, with its media type; undefined if it is gone. */
  file(id: string): Promise<Blob | undefined>;
  /** Stores a document. The first CV becomes the default. */
  add(document: NewDocument, file: Blob): Promise<ProfileDocument>;
  /** A CV that becomes anything else is no longer the default. */
  setKind(id: string, kind: DocumentKind): Promise<void>;
  /** Makes a CV the default for forms, replacing the previous one. */
  setDefault(id: string): Promise<void>;
  /** Removes it; returns it for `restore`. */
  remove(id: string): Promise<WholeDocument | undefined>;
  restore(removed: WholeDocument): Promise<void>;
}

export function createDocumentRepository(
  connection: Connection,
  announce: PublishEvent,
  report: ReportDamage,
): DocumentRepository {
  const write = async <Result>(work: (stores: Stores) => Promise<Result>): Promise<Result> => {
    const result = await connection.use((database) => {
      const transaction = database.transaction(['documents', 'documentFiles'], 'readwrite', { durability: 'strict' });
      const stores = {
        documents: transaction.objectStore('documents'),
        files: transaction.objectStore('documentFiles'),
      };
      return inOneTransaction(transaction, () => work(stores));
    });
    announce({ type: 'documents-change' });
    return result;
  };
  return {
    async list() {
      const [records, here] = await connection.use((database) =>
        Promise.all([database.getAll('documents'), database.getAllKeys('documentFiles')]),
      );
      return readAllValid(ProfileDocument, records, 'documents', report)
        .map((document) => ({ ...document, isFileHere: here.includes(document.id) }))
        .sort((one, other) => (one.addedAt < other.addedAt ? -1 : 1));
    },
    async file(id) {
      return (await connection.use((database) => database.get('documentFiles', id)))?.file;
    },
    add: (given, file) => write((stores) => addDocument(stores, given, file)),
    setKind: (id, kind) => write(({ documents }) => changeKind(documents, id, kind)),
    setDefault: (id) => write(({ documents }) => moveDefault(documents, id)),
    remove: (id) =>
      write(async ({ documents, files }) => {
        const document = await documents.get(id);
        const file = (await files.get(id))?.file ?? null;
        await Promise.all([documents.delete(id), files.delete(id)]);
        return document && { document, file };
      }),
    restore: ({ document, file }) =>
      write(async ({ documents, files }) => {
        await documents.put(document);
        if (file) await files.put({ documentId: document.id, file });
        if (document.isDefault) await moveDefault(documents, document.id);
      }),
  };
}

type InTransaction<Name extends StoreNames<Schema>> = IDBPObjectStore<
  Schema,
  ArrayLike<StoreNames<Schema>>,
  Name,
  'readwrite'
>;

interface Stores {
  documents: InTransaction<'documents'>;
  files: InTransaction<'documentFiles'>;
}

async function addDocument({ documents, files }: Stores, given: NewDocument, file: Blob): Promise<ProfileDocument> {
  const isFirstCv = given.kind === 'resume' && !(await documents.getAll()).some(({ isDefault }) => isDefault);
  const document = { ...given, id: crypto.randomUUID(), size: file.size, isDefault: isFirstCv };
  await documents.add(document);
  // The browser's guess of a file's type depends on the machine; what forms get must not.
  await files.add({ documentId: document.id, file: new Blob([file], { type: documentMediaTypes[given.type] }) });
  return document;
}

async function changeKind(documents: Stores['documents'], id: string, kind: DocumentKind): Promise<void> {
  const document = await documents.get(id);
  if (document) await documents.put({ ...document, kind, isDefault: document.isDefault && kind === 'resume' });
}

async function moveDefault(documents: Stores['documents'], id: string): Promise<void> {
  for (const document of await documents.getAll()) {
    await documents.put({ ...document, isDefault: document.id === id && document.kind === 'resume' });
  }
}
