import type { ActNotice } from '@/domain/run/act-notice';
import type { PublishEvent } from '@/store/database/live-events';

/** Messages for a panel, each shown once. */
export interface PendingNotices {
  tell(notice: ActNotice): void;
  /** The latest one not shown yet; null if there is none. */
  take(): ActNotice | null;
}

/** Keeps a notice until a panel takes it: the context menu may open one only after the act. */
export function createPendingNotices(announce: PublishEvent): PendingNotices {
  let untold: ActNotice | null = null;
  return {
    tell(notice) {
      untold = notice;
      announce({ type: 'act-noticed' });
    },
    take() {
      const notice = untold;
      untold = null;
      return notice;
    },
  };
}
