import { useRef } from 'react';
import { i18n } from '#i18n';
import { useGuardedAct } from '@/ui/acts/use-guarded-act';
import { exportFileName } from '@/ui/data/export-file-name';
import { usePorts } from '@/ui/data/ports-context';
import { formatNumber } from '@/ui/messages/formats';
import { Menu } from '@/ui/parts/menu';
import { MenuAct } from '@/ui/parts/menu-choice';
import { useToast } from '@/ui/parts/toast';
import { NotSavedNote } from '@/ui/parts/unsaved-note';
import { Button } from '../parts/button';
import { FilePicker } from '../parts/file-picker';
import type { ProfileEditor } from './fields/use-profile-editor';
import { readResumeFile, resumeFile } from './resume-file';

/** The tab's purpose, undo, and the profile as a file. */
export function ProfileHeader({ editor }: { editor: ProfileEditor }) {
  const { saveFile } = usePorts();
  const show = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const takeFile = useImport(editor);
  const give = () => {
    const file = exportFileName(new Date(), 'json').replace('jobtrail-', 'resume-');
    saveFile(file, resumeFile(editor.profile), 'application/json');
    show({ text: i18n.t('profile.exported', { file }) });
  };
  return (
    <>
      <div className="profile-bar">
        <p className="muted">{i18n.t('profile.autosaved')}</p>
        <Button look="quiet" icon="undo" aria-disabled={!editor.undo} onClick={() => editor.undo?.()}>
          {i18n.t('jobs.undo')}
        </Button>
        <Menu icon="more" label={i18n.t('profile.more')}>
          <MenuAct icon="upload" onSelect={() => picker.current?.click()}>
            {i18n.t('profile.import')}
          </MenuAct>
          <MenuAct icon="download" onSelect={give}>
            {i18n.t('profile.export')}
          </MenuAct>
        </Menu>
      </div>
      <FilePicker input={picker} accept=".json,application/json" onPick={takeFile} />
      <NotSavedNote hasFailed={editor.hasFailed} />
    </>
  );
}

/** Replaces the profile with a file's, with undo. */
function useImport(editor: ProfileEditor): (file: File) => void {
  const show = useToast();
  const attempt = useGuardedAct();
  return (file) =>
    attempt(async () => {
      const read = readResumeFile(await file.text());
      if (!read) return show({ text: i18n.t('profile.importFailed', { file: file.name }) });
      const count = read.leftOut.length;
      const text = i18n.t('profile.imported', count, { file: file.name, count: formatNumber(count) });
      editor.editAndTell(text, () => read.profile);
    });
}
