import { i18n } from '#i18n';
import { RefusalCode } from '@/domain/page/refusal-code';

const words: Record<RefusalCode, () => string> = {
  'sign-in': () => i18n.t('refusal.signIn'),
  'sign-up': () => i18n.t('refusal.signUp'),
  apply: () => i18n.t('refusal.apply'),
  send: () => i18n.t('refusal.send'),
  agree: () => i18n.t('refusal.agree'),
  follow: () => i18n.t('refusal.follow'),
  save: () => i18n.t('refusal.save'),
  delete: () => i18n.t('refusal.delete'),
  password: () => i18n.t('refusal.password'),
  purchase: () => i18n.t('refusal.purchase'),
  upload: () => i18n.t('refusal.upload'),
  install: () => i18n.t('refusal.install'),
  'leaves-site': () => i18n.t('refusal.leavesSite'),
  'not-a-search-field': () => i18n.t('refusal.notASearchField'),
  unclear: () => i18n.t('refusal.unclear'),
  changed: () => i18n.t('refusal.changed'),
};

/** Why an exploration leaves an element alone: the end of a sentence. */
export function refusalSentence(code: unknown): string {
  if (code === 'gone') return i18n.t('refusal.gone');
  if (code === 'repeated') return i18n.t('refusal.repeated');
  const known = RefusalCode.safeParse(code);
  return known.success ? words[known.data]() : i18n.t('refusal.other');
}
