import { useCallback, useState } from 'react';
import { i18n } from '#i18n';
import type { BackupSummary } from '@/store/backup/backups';
import { type Loadable, useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { formatBytes, formatMoment, formatNumber } from '@/ui/messages/formats';
import { useToast } from '@/ui/parts/toast';
import { ActProblem } from '../../parts/act-problem';
import { Button } from '../../parts/button';
import { Loaded } from '../../parts/loaded';

interface BackupsProps {
  onRestore: (backup: BackupSummary) => void;
  isBusy: boolean;
}

/** No event announces a new backup: only the open panel itself makes one. */
const never = () => false;

/** The copies stored in this browser, each restorable. */
export function Backups({ onRestore, isBusy }: BackupsProps) {
  const { backups } = usePorts();
  const show = useToast();
  const act = useAct(i18n.t('backups.makeFailed'));
  const [made, setMade] = useState(0);
  const make = () =>
    act.perform(async () => {
      await backups.make();
      setMade((count) => count + 1);
      show({ text: i18n.t('backups.made') });
    });
  return (
    <div className="backups">
      <h3>{i18n.t('backups.title')}</h3>
      <p className="muted">{i18n.t('backups.text')}</p>
      <BackupList key={made} isBusy={isBusy} onRestore={onRestore} />
      <Button className="back-up" aria-disabled={act.isBusy} onClick={make}>
        {i18n.t('backups.make')}
      </Button>
      <ActProblem words={act.problem} />
    </div>
  );
}

function BackupList({ onRestore, isBusy }: BackupsProps) {
  const { backups } = usePorts();
  const read = useCallback(() => backups.list(), [backups]);
  const loadable: Loadable<BackupSummary[]> = useLiveQuery(read, never);
  return (
    <Loaded from={loadable}>
      {(list) =>
        list.length === 0 ? (
          <p>{i18n.t('backups.none')}</p>
        ) : (
          <ul className="backup-list">
            {list.map((backup) => (
              <BackupRow key={backup.id} backup={backup} isBusy={isBusy} onRestore={() => onRestore(backup)} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

interface BackupRowProps {
  backup: BackupSummary;
  isBusy: boolean;
  onRestore: () => void;
}

function BackupRow({ backup: { at, jobs, bytes }, isBusy, onRestore }: BackupRowProps) {
  const moment = formatMoment(at);
  return (
    <li>
      <p>
        {moment}
        <span className="fact-note">
          {i18n.t('backups.holds', jobs, { count: formatNumber(jobs), size: formatBytes(bytes) })}
        </span>
      </p>
      <Button aria-disabled={isBusy} aria-label={i18n.t('backups.restoreOf', { moment })} onClick={onRestore}>
        {i18n.t('backups.restore')}
      </Button>
    </li>
  );
}
