import { i18n } from '#i18n';
import type { EditOutcome, UndoneFields } from '@/rpc/panel-api';
import { useAct } from '@/ui/data/use-act';
import { type EditProblem, editProblem } from '@/ui/messages/act-refusals';
import { useAnnounce } from '@/ui/parts/announcer';

interface FieldEditing {
  isBusy: boolean;
  problem: string | null;
  put(act: () => Promise<EditOutcome>): void;
  undo(act: () => Promise<UndoneFields>): void;
}

/** Changes a form field in the page, and reports the result. */
export function useFieldEdit(onDone: () => void): FieldEditing {
  const announce = useAnnounce();
  const { perform, isBusy, problem } = useAct(editProblem('failed'));
  const edit = (act: () => Promise<'held' | EditProblem>) =>
    perform(async (refuse) => {
      const outcome = await act();
      if (outcome !== 'held') return refuse(editProblem(outcome));
      announce(i18n.t('fillEdit.done'));
      onDone();
    });
  return {
    isBusy,
    problem,
    put: edit,
    undo: (act) => edit(async () => outcomeOf(await act())),
  };
}

function outcomeOf({ undone, changed, refusal }: UndoneFields): 'held' | EditProblem {
  if (refusal) return refusal;
  if (changed > 0) return 'changed';
  return undone > 0 ? 'held' : 'not-held';
}
