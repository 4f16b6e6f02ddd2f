import { i18n } from '#i18n';
import type { WaitCode } from '@/domain/run/run';

/** What a run waits for, and what the user can do. The terms notice has its own words. */
export interface WaitWords {
  title: string;
  text: string;
}

const words: Record<Exclude<WaitCode, 'terms-notice'>, () => WaitWords> = {
  'user-paused': () => ({ title: i18n.t('wait.userPaused'), text: i18n.t('wait.userPausedText') }),
  'debugger-cancelled': () => ({
    title: i18n.t('wait.debuggerCancelled'),
    text: i18n.t('wait.debuggerCancelledText'),
  }),
  'debugger-refused': () => ({ title: i18n.t('wait.debuggerRefused'), text: i18n.t('wait.debuggerRefusedText') }),
  'user-navigated': () => ({ title: i18n.t('wait.userNavigated'), text: i18n.t('wait.userNavigatedText') }),
  'file-notice': () => ({ title: i18n.t('wait.fileNotice'), text: i18n.t('wait.fileNoticeText') }),
  'confirm-frame': () => ({ title: i18n.t('wait.confirmFrame'), text: i18n.t('wait.confirmFrameText') }),
  'open-questions': () => ({ title: i18n.t('wait.openQuestions'), text: i18n.t('wait.openQuestionsText') }),
  'page-left': () => ({ title: i18n.t('wait.pageLeft'), text: i18n.t('wait.pageLeftText') }),
  'picture-notice': () => ({ title: i18n.t('wait.pictureNotice'), text: i18n.t('wait.pictureNoticeText') }),
  'model-key': () => ({ title: i18n.t('wait.modelKey'), text: i18n.t('wait.modelKeyText') }),
  'model-unavailable': () => ({ title: i18n.t('wait.modelUnavailable'), text: i18n.t('wait.modelUnavailableText') }),
  'model-request': () => ({ title: i18n.t('wait.modelRequest'), text: i18n.t('wait.modelRequestText') }),
  'spending-limit': () => ({ title: i18n.t('wait.spendingLimit'), text: i18n.t('wait.spendingLimitText') }),
  login: () => ({ title: i18n.t('wait.login'), text: i18n.t('wait.loginText') }),
  challenge: () => ({ title: i18n.t('wait.challenge'), text: i18n.t('wait.challengeText') }),
  'rate-limit': () => ({ title: i18n.t('wait.rateLimit'), text: i18n.t('wait.rateLimitText') }),
  consent: () => ({ title: i18n.t('wait.consent'), text: i18n.t('wait.consentText') }),
  'nothing-found': () => ({ title: i18n.t('wait.nothingFound'), text: i18n.t('wait.nothingFoundText') }),
  'goal-approval': () => ({ title: i18n.t('wait.goalApproval'), text: i18n.t('wait.goalApprovalText') }),
  'goal-variables': () => ({ title: i18n.t('wait.goalVariables'), text: i18n.t('wait.goalVariablesText') }),
  'not-a-job-list': () => ({ title: i18n.t('wait.notAJobList'), text: i18n.t('wait.notAJobListText') }),
  loading: () => ({ title: i18n.t('wait.loading'), text: i18n.t('wait.loadingText') }),
};

/** Different words for filling a form instead of reading a list. */
const fillWords: Partial<Record<WaitCode, () => WaitWords>> = {
  'user-paused': () => ({ title: i18n.t('wait.userPaused'), text: i18n.t('fill.userPausedText') }),
  'user-navigated': () => ({ title: i18n.t('wait.userNavigated'), text: i18n.t('fill.userNavigatedText') }),
  login: () => ({ title: i18n.t('wait.login'), text: i18n.t('fill.loginText') }),
};

/** Different words for working towards a goal. */
const goalWords: Partial<Record<WaitCode, () => WaitWords>> = {
  'user-paused': () => ({ title: i18n.t('wait.userPaused'), text: i18n.t('goal.userPausedText') }),
  'user-navigated': () => ({ title: i18n.t('wait.userNavigated'), text: i18n.t('goal.userNavigatedText') }),
  login: () => ({ title: i18n.t('wait.login'), text: i18n.t('goal.loginText') }),
};

/** What a goal waits for. */
export function goalWaitWords(code: WaitCode): WaitWords {
  return (goalWords[code] ?? (() => waitWords(code)))();
}

/** What filling a form waits for. */
export function fillWaitWords(code: WaitCode): WaitWords {
  return (fillWords[code] ?? (() => waitWords(code)))();
}

export function waitWords(code: WaitCode): WaitWords {
  return code === 'terms-notice' ? { title: i18n.t('terms.title'), text: i18n.t('terms.choice') } : words[code]();
}
