import { useRef, useState } from 'react';
import { i18n } from '#i18n';
import { Button } from '@/ui/parts/button';
import { Icon } from '@/ui/parts/icon';
import { TextDialog } from './text-dialog';

const longestTags = 200;

/** Adds tags to the selection. */
export function TagButton({ onAdd }: { onAdd: (tags: string[]) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = i18n.t('jobs.addTags');
  return (
    <>
      <Button ref={button} className="menu-button" aria-label={label} title={label} onClick={() => setOpen(true)}>
        <Icon name="tag" />
        <span className="wide-only">{i18n.t('jobs.tagShort')}</span>
      </Button>
      {isOpen && (
        <TextDialog
          title={label}
          label={i18n.t('jobs.tags')}
          hint={i18n.t('jobs.tagsHint')}
          maxLength={longestTags}
          confirm={i18n.t('jobs.tagShort')}
          returnTo={button}
          onConfirm={(text) => onAdd(tagsIn(text))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Tags are separated by commas. */
function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}
