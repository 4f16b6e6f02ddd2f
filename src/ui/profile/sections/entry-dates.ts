import { i18n } from '#i18n';
import { formatPartDate } from '@/ui/messages/formats';

/** "Mar 2019 – today": an entry's dates, as far as known. */
export function entryDates({ startDate, endDate }: { startDate?: string; endDate?: string }): string {
  const end = endDate ? formatPartDate(endDate) : startDate ? i18n.t('profile.today') : '';
  return [startDate && formatPartDate(startDate), end].filter(Boolean).join(' – ');
}
