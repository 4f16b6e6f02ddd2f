import { defineBackground } from 'wxt/utils/define-background';
import { askPage } from '@/browser/ask-page';
import type { PageRequestName, PageRequests } from '@/page/contract';

/** What the lab's worker offers to tests through `worker.evaluate`. */
export interface Lab {
  /** Asks the content script of one frame (0: the top frame), injecting it first where needed. */
  ask<Name extends PageRequestName>(
    tabId: number,
    request: Name,
    input: PageRequests[Name]['input'],
    frameId?: number,
  ): Promise<PageRequests[Name]['output']>;
}

declare global {
  var lab: Lab;
}

export default defineBackground({
  type: 'module',
  main() {
    globalThis.lab = {
      ask: (tabId, request, input, frameId = 0) => askPage(tabId, frameId, request, input),
    };
  },
});
