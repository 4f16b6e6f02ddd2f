import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerRequests } from '@/page/answer-requests';

/**
 * The content script, injected on demand. Not a wxt content script: its wrapper announces itself to the page in a DOM event with the
 * extension's id (docs/decisions/0001-page-script-is-unlisted.md).
 */
export default defineUnlistedScript(() => answerRequests());
