import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { i18n } from '#i18n';
import type { Profile } from '@/domain/form/profile';
import { usePorts } from '@/ui/data/ports-context';
import { useToast } from '@/ui/parts/toast';
import { createEditQueue, type ProfileChange } from './edit-queue';

export interface ProfileEditor {
  /** With every edit made so far, saved or not. */
  profile: Profile;
  /** Changes the profile; it is saved a moment later. Consecutive edits of one place are undone together. */
  edit(place: string, change: ProfileChange): void;
  /** Like `edit`, but reports the change with an undo button. */
  editAndTell(text: string, change: ProfileChange): void;
  /** Undoes the last edit; null if there is none. */
  undo: (() => void) | null;
  hasFailed: boolean;
}

/** The profile before an edit. */
interface Before {
  place: string;
  profile: Profile;
}

const undoSteps = 100;

/**
 * The profile while it is edited: field values are the user's until all of it is saved. Pending edits are saved before the panel closes.
 */
export function useProfileEditor(saved: Profile): ProfileEditor {
  const { profile: store } = usePorts();
  const show = useToast();
  const [draft, setDraft] = useState<Profile | null>(null);
  const [history, setHistory] = useState<Before[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const queue = useMemo(() => createEditQueue((change) => store.change(change), setFailed), [store]);
  const latest = useRef(saved);
  latest.current = draft ?? saved;

  useEffect(() => {
    // Data read while edits are pending is older than they are.
    if (queue.isEmpty()) setDraft((current) => (current === saved ? current : null));
  }, [saved, queue]);
  useWriteOnLeave(
    useCallback(() => {
      // There is no time left to read the stored one and change it.
      if (!queue.isEmpty()) void store.put(latest.current);
    }, [queue, store]),
  );

  const apply = useCallback(
    (change: ProfileChange) => {
      latest.current = change(latest.current);
      setDraft(latest.current);
      queue.put(change);
    },
    [queue],
  );
  const edit = useCallback(
    (place: string, change: ProfileChange) => {
      const before = { place, profile: latest.current };
      setHistory((steps) => (steps.at(-1)?.place === place ? steps : [...steps, before].slice(-undoSteps)));
      apply(change);
    },
    [apply],
  );
  const editAndTell = (text: string, change: ProfileChange) => {
    const before = latest.current;
    edit(`${text} ${history.length}`, change);
    show({ text, undo: () => edit('undo', () => before) });
  };
  const last = history.at(-1);
  const undo = useCallback(() => {
    if (!last) return;
    setHistory((steps) => steps.slice(0, -1));
    apply(() => last.profile);
    show({ text: i18n.t('profile.undone') });
  }, [last, apply, show]);
  return { profile: draft ?? saved, edit, editAndTell, undo: last ? undo : null, hasFailed };
}

/** Writes pending edits when the panel or the tab closes. */
function useWriteOnLeave(write: () => void): void {
  useEffect(() => {
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [write]);
}
