import { documentMediaTypes, type ProfileDocument } from '@/domain/document';
import type { Spending } from '@/store/spending';
import type { Store } from '@/store/store';
import type { FillStore } from '@/workflows/fill/ports';

/** What filling a form asks of the store, in its words. */
export function fillStore({ profile, answers, documents }: Store, spending: Spending): FillStore {
  return {
    answers: answers.list,
    async addSpending(dollars) {
      if (dollars > 0) await spending.add(dollars, new Date());
    },
    profile: profile.read,
    findAnswer: answers.find,
    addUse: answers.addUse,
    async documentFor(kind) {
      const listed = await documents.list();
      const document = kind === 'resume' ? listed.find(({ isDefault }) => isDefault) : latestLetter(listed);
      const file = document && (await documents.file(document.id));
      if (!document || !file) return null;
      const bytes = new Uint8Array(await file.arrayBuffer());
      return { id: document.id, file: { name: document.name, type: documentMediaTypes[document.type], bytes } };
    },
  };
}

function latestLetter(listed: readonly ProfileDocument[]): ProfileDocument | undefined {
  return listed.findLast(({ kind }) => kind === 'cover_letter');
}
