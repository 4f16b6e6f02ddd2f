import { FillDraft, type FillDrafts } from '@/domain/fill-draft';

/** What is used of `chrome.storage.session`. */
interface DraftArea {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What the user has begun to answer: kept while the browser is open, so that a panel that is closed forgets none of it. */
export interface FillDraftStore {
  read(): Promise<FillDrafts>;
  /** Keeps a draft; one that says nothing is forgotten. */
  keep(runId: string, draft: FillDraft): Promise<void>;
}

const prefix = 'fill-draft.';

export function createFillDrafts(session: DraftArea): FillDraftStore {
  return {
    async read() {
      const drafts = Object.entries(await session.get(null)).flatMap(([name, kept]) => {
        const draft = name.startsWith(prefix) ? FillDraft.safeParse(kept).data : undefined;
        return draft ? [[name.slice(prefix.length), draft] as const] : [];
      });
      return Object.fromEntries(drafts);
    },
    keep: (runId, draft) =>
      draft.isPutAside || Object.keys(draft.answers).length > 0
        ? session.set({ [prefix + runId]: draft })
        : session.remove(prefix + runId),
  };
}
