import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { Menu } from '@/ui/parts/menu';
import { MenuAct, MenuChoice } from '@/ui/parts/menu-choice';
import { TextDialog } from '../bulk/text-dialog';
import type { Views } from './use-views';

const longestName = 60;

/** Picks a saved view, saves the current one, and changes the picked one. */
export function ViewMenu({ views }: { views: Views }) {
  const { all, current, isChanged } = views;
  const button = useRef<HTMLButtonElement>(null);
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  return (
    <>
      <Menu
        icon="bookmark"
        label={current ? i18n.t('jobs.viewCurrent', { name: current.name }) : i18n.t('jobs.views')}
        words={current?.name ?? i18n.t('jobs.views')}
        button={button}
      >
        <DropdownMenu.RadioGroup value={current?.id ?? ''}>
          <MenuChoice value="" onSelect={() => views.pick(null)}>
            {i18n.t('jobs.viewAll')}
          </MenuChoice>
          {all.map((view) => (
            <MenuChoice key={view.id} value={view.id} onSelect={() => views.pick(view)}>
              {view.name}
            </MenuChoice>
          ))}
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        {current && isChanged && (
          <MenuAct onSelect={views.update}>{i18n.t('jobs.viewUpdate', { name: current.name })}</MenuAct>
        )}
        <MenuAct onSelect={() => setNaming('new')}>{i18n.t('jobs.viewSave')}</MenuAct>
        {current && <MenuAct onSelect={() => setNaming('rename')}>{i18n.t('jobs.viewRename')}</MenuAct>}
        {current && <MenuAct onSelect={views.remove}>{i18n.t('jobs.viewDelete', { name: current.name })}</MenuAct>}
      </Menu>
      {naming && (
        <TextDialog
          title={i18n.t(naming === 'new' ? 'jobs.viewSaveTitle' : 'jobs.viewRenameTitle')}
          label={i18n.t('jobs.viewName')}
          hint={naming === 'new' ? i18n.t('jobs.viewHint') : undefined}
          initial={naming === 'rename' ? current?.name : ''}
          maxLength={longestName}
          confirm={i18n.t('jobs.save')}
          returnTo={button}
          onConfirm={naming === 'new' ? views.add : views.rename}
          onClose={() => setNaming(null)}
        />
      )}
    </>
  );
}
