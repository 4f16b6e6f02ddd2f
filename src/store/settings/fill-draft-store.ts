import { FillDraft, type FillDrafts } from '@/domain/form/fill-draft';

/** The parts used of `chrome.storage.session`. */
interface DraftArea {
  get(keys: null): Promise<Record<string, unknown>>;
  set(items: Record<string, unknown>): Promise<void>;
  remove(key: string): Promise<void>;
}

/** The user's unsubmitted answers: kept while the browser is open, so that closing the panel loses none. */
export interface FillDraftStore {
  read(): Promise<FillDrafts>;
  /** Stores a draft; an empty one is deleted. */
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
