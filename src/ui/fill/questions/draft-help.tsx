import { useState } from 'react';
import { i18n } from '#i18n';
import type { FieldOnPage } from '@/domain/form/fill-state';
import type { DraftOutcome } from '@/rpc/panel-api';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { draftRefusal } from '@/ui/messages/act-refusals';
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
  const act = useAct(draftRefusal('model-failed'));
  const [isTold, setTold] = useState(false);
  const [drafted, setDrafted] = useState<DraftOutcome['draft']>(null);
  const ask = () =>
    act.perform(async (refuse) => {
      const { draft, refusal } = await acts.draftAnswer(runId, field);
      setDrafted(draft);
      setTold(false);
      if (refusal) refuse(draftRefusal(refusal));
      if (draft) onDraft(draft.text);
    });
  if (isTold) return <Told isBusy={act.isBusy} onDraft={ask} onNot={() => setTold(false)} />;
  return (
    <>
      {drafted && <Drafted draft={drafted} />}
      <ActProblem words={act.problem} />
      <Button className="draft-ask" icon="pencil" onClick={() => setTold(true)}>
        {i18n.t(drafted ? 'draft.again' : 'draft.ask')}
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

/** What to know about a draft before inserting it. */
function Drafted({ draft }: { draft: NonNullable<DraftOutcome['draft']> }) {
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
