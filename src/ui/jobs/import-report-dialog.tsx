import { Dialog } from 'radix-ui';
import { i18n } from '#i18n';
import type { ImportRefusal, ImportReport } from '@/store/files/import-report';
import { formatNumber } from '@/ui/messages/formats';
import { Button } from '../parts/button';
import type { Imported } from './use-import';

/** As many as one reads; the rest are counted. */
const refusalsShown = 50;

/** The result of an import: how many jobs were new or known, and each rejected row. */
export function ImportReportDialog({
  imported: { file, report },
  onClose,
}: {
  imported: Imported;
  onClose: () => void;
}) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="sheet-overlay" />
        <Dialog.Content className="dialog" aria-describedby="import-result">
          <Dialog.Title>{i18n.t(report ? 'jobs.importTitle' : 'jobs.importing', { file })}</Dialog.Title>
          <div id="import-result" className="import-result" aria-live="polite">
            {report && <Result report={report} />}
          </div>
          <div className="actions">
            <Dialog.Close asChild>
              <Button look="primary">{i18n.t('jobs.close')}</Button>
            </Dialog.Close>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Result({ report: { added, known, refused } }: { report: ImportReport }) {
  return (
    <>
      <ul>
        <li>{i18n.t('jobs.importAdded', added, { count: formatNumber(added) })}</li>
        {known > 0 && <li>{i18n.t('jobs.importKnown', known, { count: formatNumber(known) })}</li>}
        {refused.length > 0 && (
          <li>{i18n.t('jobs.importRefused', refused.length, { count: formatNumber(refused.length) })}</li>
        )}
      </ul>
      {refused.length > 0 && <Refusals refused={refused} />}
    </>
  );
}

function Refusals({ refused }: { refused: readonly ImportRefusal[] }) {
  const more = refused.length - refusalsShown;
  return (
    <ul className="refusals">
      {refused.slice(0, refusalsShown).map((refusal) => (
        <li key={refusal.line}>
          <span className="muted">{i18n.t('jobs.importLine', { line: formatNumber(refusal.line) })}</span>{' '}
          {reasonWords(refusal)}
        </li>
      ))}
      {more > 0 && <li className="muted">{i18n.t('jobs.importMore', more, { count: formatNumber(more) })}</li>}
    </ul>
  );
}

function reasonWords({ reason, column }: ImportRefusal): string {
  switch (reason) {
    case 'not-ours':
      return i18n.t('jobs.refusedFile');
    case 'broken':
      return i18n.t('jobs.refusedBroken');
    case 'no-title':
      return i18n.t('jobs.refusedTitle');
    case 'bad-value':
      return i18n.t('jobs.refusedValue', { column: column ?? '' });
  }
}
