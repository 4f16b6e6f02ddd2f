import { useState } from 'react';
import { i18n } from '#i18n';
import type { FieldOnPage } from '@/domain/form/fill-state';
import type { DraftOutcome } from '@/rpc/panel-api';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { draftRefusal } from '@/ui/messages/edit-words';
import { ActProblem } from '@/ui/parts/act-problem';
import { Button } from '@/ui/parts/button';
import { Icon } from '@/ui/parts/icon';

interface DraftHelpProps {
  runId: string;
  field: FieldOnPage;
  /** A draft is ready, for the user to edit. */
  onDraft: (text: string) => void;
}

/** Requests a draft: only after the user has seen what is sent to the model. */
export function DraftHelp({ runId, field, onDraft }: DraftHelpProps) {
  const { acts } = usePorts();
  const act = useAct();
  const [isTold, setTold] = useState(false);
  const [outcome, setOutcome] = useState<DraftOutcome | null>(null);
  const draft = () =>
    act.perform(async () => {
      const drafted = await acts.draftAnswer(runId, field);
      setOutcome(drafted);
      setTold(false);
      if (drafted.draft) onDraft(drafted.draft.text);
    });
  if (isTold) return <Told isBusy={act.isBusy} onDraft={draft} onNot={() => setTold(false)} />;
  return (
    <>
      {outcome && <Drafted outcome={outcome} />}
      <ActProblem words={act.hasFailed && draftRefusal('model-failed')} />
      <Button className="draft-ask" icon="pencil" onClick={() => setTold(true)}>
        {i18n.t(outcome?.draft ? 'draft.again' : 'draft.ask')}
      </Button>
    </>
  );
}

function Told({ isBusy, onDraft, onNot }: { isBusy: boolean; onDraft: () => void; onNot: () => void }) {
  return (
    <div className="notice" role="note">
      <Icon name="eye" />
      <div>
        <h4>{i18n.t('draft.toldTitle')}</h4>
        <p>{i18n.t('draft.told')}</p>
        <div className="actions">
          {/* The focused element is gone. */}
          <Button autoFocus aria-disabled={isBusy} onClick={() => isBusy || onDraft()}>
            {i18n.t(isBusy ? 'draft.busy' : 'draft.send')}
          </Button>
          <Button look="quiet" onClick={onNot}>
            {i18n.t('draft.not')}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What to know about a draft before inserting it, or why there is none. */
function Drafted({ outcome: { draft, refusal } }: { outcome: DraftOutcome }) {
  if (refusal) {
    return <ActProblem words={draftRefusal(refusal)} />;
  }
  if (!draft) return null;
  return (
    <div className="draft-note" role="status">
      <p>{i18n.t('draft.read', { model: draft.model })}</p>
      {draft.ungrounded.length > 0 && (
        <>
          <p className="draft-doubt">{i18n.t('draft.ungrounded')}</p>
          <ul className="draft-facts">
            {draft.ungrounded.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
