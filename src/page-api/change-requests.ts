import { z } from 'zod';
import type { ListFrame } from '@/domain/page/list-frame';
import { Change } from '@/domain/page/page-change';
import { given } from './page-request';

/** The parts of a change that a page can determine itself. */
export const PageChange = Change.pick({
  opened: true,
  closed: true,
  lists: true,
  values: true,
  added: true,
  addedCount: true,
  removed: true,
  removedCount: true,
});
export type PageChange = z.infer<typeof PageChange>;

/** What a watch begun before an act reports after it. */
export const WatchReading = z.object({
  /** Whether there was mouse or keyboard input on this document since, from anyone. */
  wasActedOn: z.boolean(),
  change: PageChange,
});
export type WatchReading = z.infer<typeof WatchReading>;

interface Watched {
  id: string;
  frame?: ListFrame | null;
}

/** Requests about what an act changes. */
export const changeRequests = {
  /**
   * Records the page under a name and listens for user input. A later watch replaces an earlier one. `frame`: of the list, which is watched
   * as well.
   */
  'watch-change': given<Watched>().answers(z.literal(true)),
  /** What happened since; null if this document has no such watch, so another document was loaded. */
  'read-change': given<Watched>().answers(WatchReading.nullable()),
} as const;
