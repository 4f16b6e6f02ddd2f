import { useEffect } from 'react';
import { i18n } from '#i18n';
import type { ActNotice } from '@/domain/run/act-notice';
import type { SavePageResult } from '@/domain/run/save-page-result';
import { usePorts } from '@/ui/data/ports-context';
import { useToast } from '@/ui/parts/toast';

/**
 * Shows the result of saving the open page, or why its form is not filled, whether requested here or in the page's context menu, which may
 * have just opened the panel.
 */
export function ActNotices() {
  const { acts, listenLive } = usePorts();
  const show = useToast();
  useEffect(() => {
    const tell = async () => {
      const notice = await acts.takeNotice();
      if (notice) show({ text: noticeWords(notice) });
    };
    const tellAtLeisure = () => void tell().catch((error: unknown) => console.error(error));
    tellAtLeisure();
    return listenLive(({ type }) => {
      if (type === 'act-noticed') tellAtLeisure();
    });
  }, [acts, listenLive, show]);
  return null;
}

function noticeWords(notice: ActNotice): string {
  return notice.act === 'save-job' ? savingWords(notice.saving) : i18n.t('fill.busyTab');
}

function savingWords({ outcome, job }: SavePageResult): string {
  const title = job?.title ?? '';
  switch (outcome) {
    case 'saved':
      return i18n.t('saving.saved', { title });
    case 'known':
      return i18n.t('saving.known', { title });
    case 'no-posting':
      return i18n.t('saving.noPosting');
    case 'wall':
      return i18n.t('saving.wall');
    case 'unreachable':
      return i18n.t('saving.unreachable');
  }
}
