import { DropdownMenu } from 'radix-ui';
import { type RefObject, useState } from 'react';
import { i18n } from '#i18n';
import { JobStatus } from '@/domain/job/job';
import { jobStatusLabel } from '@/ui/messages/job-labels';
import { Menu } from '@/ui/parts/menu';
import { MenuAct } from '@/ui/parts/menu-choice';
import { TextDialog } from './text-dialog';

interface StatusMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  onSet: (status: JobStatus, skipReason?: string) => void;
}

const longestReason = 200;

/** Sets the status of the selection. Skipping asks why; the answer is optional. */
export function StatusMenu({ button, onSet }: StatusMenuProps) {
  const [isSkipping, setSkipping] = useState(false);
  return (
    <>
      <Menu icon="flag" look="plain" label={i18n.t('jobs.setStatus')} words={i18n.t('jobs.status')} button={button}>
        <DropdownMenu.Label className="menu-label">{i18n.t('jobs.setStatus')}</DropdownMenu.Label>
        {JobStatus.options.map((status) => (
          <MenuAct key={status} onSelect={() => (status === 'skipped' ? setSkipping(true) : onSet(status))}>
            {status === 'skipped' ? i18n.t('jobs.skip') : jobStatusLabel(status)}
          </MenuAct>
        ))}
      </Menu>
      {isSkipping && (
        <TextDialog
          title={i18n.t('jobs.skipTitle')}
          label={i18n.t('jobs.skipReason')}
          hint={i18n.t('jobs.skipHint')}
          maxLength={longestReason}
          isOptional
          confirm={i18n.t('jobs.skipConfirm')}
          returnTo={button}
          onConfirm={(reason) => onSet('skipped', reason)}
          onClose={() => setSkipping(false)}
        />
      )}
    </>
  );
}
