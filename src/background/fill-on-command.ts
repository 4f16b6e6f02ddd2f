import type { FillActs } from '@/background/fill-acts';
import type { PendingNotices } from '@/background/pending-notices';
import { TabBusyError } from '@/store/database/store-errors';

/** Fills a tab's form at the request of its context menu or a shortcut; if a run has the tab, the panel says why not. */
export function fillOnCommand({ fill }: Pick<FillActs, 'fill'>, { tell }: Pick<PendingNotices, 'tell'>) {
  return async (tabId: number): Promise<void> => {
    try {
      await fill(tabId);
    } catch (error) {
      if (!(error instanceof TabBusyError)) throw error;
      tell({ act: 'fill-form', refusal: 'busy' });
    }
  };
}
