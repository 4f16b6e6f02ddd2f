import { useState } from 'react';
import { i18n } from '#i18n';
import type { PlannedField } from '@/domain/fill-state';
import { useAnnounce } from '../announcer';
import { usePorts } from '../ports-context';

interface ShownField {
  /** Highlights the field in the page for a moment. */
  show: () => void;
  /** Shown if there is nothing to see. */
  note: string | null;
}

export function useShownField(tabId: number, { frameId, selector }: PlannedField): ShownField {
  const { acts } = usePorts();
  const announce = useAnnounce();
  const [note, setNote] = useState<string | null>(null);
  const show = async () => {
    const isThere = await acts.highlight(tabId, selector, frameId).catch(() => false);
    setNote(isThere ? null : i18n.t('understood.notThere'));
    announce(i18n.t(isThere ? 'understood.shown' : 'understood.notThere'));
  };
  return { show: () => void show(), note };
}
