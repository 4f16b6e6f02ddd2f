import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { answerRequests } from '@/page/answer-requests';

export default defineUnlistedScript(() => answerRequests());
