import { i18n } from '#i18n';
import type { RestoreReport } from '@/store/backup/restore-report';
import type { OmittedSetting } from '@/store/database/settings-in-file';
import { formatNumber } from '@/ui/messages/formats';
import { Button } from '../../parts/button';
import { Icon } from '../../parts/icon';

interface RestoredNoticeProps {
  report: RestoreReport;
  onUseSettings: () => void;
  onDismiss: () => void;
}

/**
 * What a backup or file restored, and what it was not allowed to. Its settings are applied only if the user says so: they replace the
 * current ones.
 */
export function RestoredNotice({ report, onUseSettings, onDismiss }: RestoredNoticeProps) {
  return (
    <div className="notice" role="status">
      <Icon name="done" />
      <div className="restored">
        <h3>{i18n.t('backups.restored')}</h3>
        <ul>
          {linesOf(report).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="actions">
          {report.settings && <Button onClick={onUseSettings}>{i18n.t('backups.useSettings')}</Button>}
          <Button onClick={onDismiss}>{i18n.t('backups.done')}</Button>
        </div>
      </div>
    </div>
  );
}

const leftOutWords: Record<OmittedSetting, () => string> = {
  models: () => i18n.t('backups.leftOutModels'),
  permissions: () => i18n.t('backups.leftOutPermissions'),
  limits: () => i18n.t('backups.leftOutLimits'),
  learned: () => i18n.t('backups.leftOutLearned'),
  unknown: () => i18n.t('backups.leftOutUnknown'),
};

function linesOf({ added, known, others, refused, leftOut, settings }: RestoreReport): string[] {
  return [
    i18n.t('backups.added', added, { count: formatNumber(added) }),
    ...(known > 0 ? [i18n.t('backups.known', known, { count: formatNumber(known) })] : []),
    ...(others > 0 ? [i18n.t('backups.others', others, { count: formatNumber(others) })] : []),
    ...(refused > 0 ? [i18n.t('backups.refused', refused, { count: formatNumber(refused) })] : []),
    ...leftOut.map((code) => leftOutWords[code]()),
    ...(settings ? [i18n.t('backups.hasSettings')] : []),
  ];
}
