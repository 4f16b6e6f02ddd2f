import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerRequests } from '@/page/answer-requests';
import { findTarget } from '@/page/dom/refs/find-target';

declare global {
  /** Lets a test see which element an address of a snapshot names. */
  var attributeOf: ((address: string, attribute: string) => string | null) | undefined;
}

export default defineUnlistedScript(() => {
  answerRequests();
  globalThis.attributeOf = (address, attribute) => {
    const target = address.startsWith('#') ? { selector: address } : { ref: address };
    return findTarget(target)?.getAttribute(attribute) ?? null;
  };
});
