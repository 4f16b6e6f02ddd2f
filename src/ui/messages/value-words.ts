import { i18n } from '#i18n';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { declined } from '@/domain/form/profile';
import { formatPartDate } from './formats';

/** Profile codes for the user's self-identification, and their words. */
const kept: Record<string, () => string> = {
  [declined]: () => i18n.t('profile.decline'),
  woman: () => i18n.t('profile.woman'),
  man: () => i18n.t('profile.man'),
  'non-binary': () => i18n.t('profile.nonBinary'),
  yes: () => i18n.t('profile.yes'),
  no: () => i18n.t('profile.no'),
};

/** A profile value or answer, as a person writes it. */
export function valueWords(value: AnswerValue, key: FieldKey | null): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'profile.yes' : 'profile.no');
  if (Array.isArray(value)) return value.join(', ');
  if (key?.startsWith('eeo.')) return kept[value]?.() ?? value;
  return /^\d{4}-\d{2}(-\d{2})?$/.test(value) ? formatPartDate(value) : value;
}
