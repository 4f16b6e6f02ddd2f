import { i18n } from '#i18n';
import type { PageLeft } from '@/domain/form/fill-state';
import { formatNumber } from './formats';

/** What is left to the user on a page of a form: "Page 1 of 4: 2 required fields are left, then press “Next”." */
export function pageLeftWords(left: PageLeft): string {
  const text =
    left.required > 0 ? withNames(missingWords(left), left) : left.open.length > 0 ? openWords(left) : pressWords(left);
  const { steps } = left;
  if (steps) return i18n.t('fill.pageAt', { at: formatNumber(steps.at), of: formatNumber(steps.of), text });
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function missingWords({ required, control }: PageLeft): string {
  const count = formatNumber(required);
  return control === null
    ? i18n.t('fill.pageMissingPlain', required, { count })
    : i18n.t('fill.pageMissing', required, { count, control });
}

const withNames = (text: string, { open }: PageLeft): string =>
  open.length > 0 ? `${text} ${i18n.t('fill.pageNames', { questions: open.join(' · ') })}` : text;

const openWords = ({ open }: PageLeft): string => i18n.t('fill.pageOpen', { questions: open.join(' · ') });

const pressWords = ({ control }: PageLeft): string =>
  control === null ? i18n.t('fill.pagePressPlain') : i18n.t('fill.pagePress', { control });
