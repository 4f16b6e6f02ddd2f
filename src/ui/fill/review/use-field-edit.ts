import { useState } from 'react';
import { i18n } from '#i18n';
import type { EditOutcome, UndoneFields } from '@/rpc/panel-api';
import type { EditProblem } from '@/ui/messages/edit-words';
import { useAnnounce } from '@/ui/parts/announcer';

interface FieldEditing {
  isBusy: boolean;
  problem: EditProblem | null;
  put(act: () => Promise<EditOutcome>): void;
  undo(act: () => Promise<UndoneFields>): void;
}

/** Changes a form field in the page, and reports the result. */
export function useFieldEdit(onDone: () => void): FieldEditing {
  const announce = useAnnounce();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  const perform = async (act: () => Promise<'held' | EditProblem>) => {
    setBusy(true);
    setProblem(null);
    const outcome = await act().catch((error: unknown) => {
      console.error(error);
      return 'failed' as const;
    });
    setBusy(false);
    if (outcome !== 'held') return setProblem(outcome);
    announce(i18n.t('fillEdit.done'));
    onDone();
  };
  return {
    isBusy,
    problem,
    put: (act) => void perform(act),
    undo: (act) => void perform(async () => outcomeOf(await act())),
  };
}

function outcomeOf({ undone, changed, refusal }: UndoneFields): 'held' | EditProblem {
  if (refusal) return refusal;
  if (changed > 0) return 'changed';
  return undone > 0 ? 'held' : 'not-held';
}
