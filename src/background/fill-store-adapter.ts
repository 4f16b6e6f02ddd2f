import { documentMediaTypes } from '@/domain/form/document';
import { isSameFramePair } from '@/domain/form/form-scope';
import type { ListedDocument } from '@/store/profile/document-repository';
import type { SettingsStore } from '@/store/settings/settings-store';
import type { Spending } from '@/store/settings/spending';
import type { Store } from '@/store/store';
import type { FillStore } from '@/workflows/form/fill-ports';

/** The store as filling a form needs it. */
export function fillStore(
  { profile, answers, documents, applications }: Store,
  spending: Spending,
  settings: Pick<SettingsStore, 'read'>,
): FillStore {
  return {
    isFrameConfirmed: async (pair) => (await settings.read()).formFrames.some((known) => isSameFramePair(known, pair)),
    answers: answers.list,
    async addSpending(dollars) {
      if (dollars > 0) await spending.add(dollars, new Date());
    },
    profile: profile.read,
    findAnswer: answers.find,
    addUse: answers.addUse,
    wasMapped: applications.wasMapped,
    saveApplication: applications.save,
    async documentFor(kind) {
      const here = (await documents.list()).filter(({ isFileHere }) => isFileHere);
      const document = kind === 'resume' ? here.find(({ isDefault }) => isDefault) : latestLetter(here);
      return document?.id ?? null;
    },
    async file(documentId) {
      const listed = await documents.list();
      const document = listed.find(({ id }) => id === documentId);
      const file = document && (await documents.file(documentId));
      if (!document || !file) return null;
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { name: document.name, type: documentMediaTypes[document.type], bytes };
    },
  };
}

function latestLetter(listed: readonly ListedDocument[]): ListedDocument | undefined {
  return listed.findLast(({ kind }) => kind === 'cover_letter');
}
