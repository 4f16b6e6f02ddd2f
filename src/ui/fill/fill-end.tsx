import { type ReactNode, useEffect } from 'react';
import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run/run';
import type { EndCode } from '@/domain/run/run-result';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { fillEndSentence } from '@/ui/messages/end-sentence';
import { fillFigures } from '@/ui/messages/fill-words';
import { formatAge, formatNumber } from '@/ui/messages/formats';
import { useAnnounce } from '@/ui/parts/announcer';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import type { FillRegionProps } from './fill-region-props';
import { ProfileHint } from './profile-hint';
import { FillReview } from './review/fill-review';
import { SentState } from './review/sent-state';
import { useApplication } from './review/use-application';

/** How filling a form ended, and everything in it, for review before the user sends it. */
export function FillEnd(props: FillRegionProps) {
  const { run, tab, profile, draft, onDraftChange, onProfile } = props;
  const announce = useAnnounce();
  const application = useApplication(run.id);
  const sentence = run.result && fillEndSentence(run.result);
  useEffect(() => {
    if (sentence) announce(sentence);
  }, [announce, sentence]);
  if (!run.result) return null;
  const { success, code } = run.result;
  const text = textOf(code);
  const filled = application.state === 'ready' ? application.value : null;
  return (
    <>
      <section className={`run-end ${success ? 'run-end-good' : ''}`} aria-labelledby="run-end">
        <header>
          <Icon name={success ? 'check' : 'alert'} />
          <h2 id="run-end" tabIndex={-1}>
            {sentence}
          </h2>
        </header>
        {text && <p>{text}</p>}
        <p className="progress-note">
          {run.state.fields.length > 0 && `${fillFigures(run)} · `}
          <span className="run-age">{formatAge(run.endedAt ?? run.startedAt)}</span>
        </p>
        <PilotNote run={run} />
        {filled?.applied && <SentState application={filled} />}
        <NextActs tabId={tab.id} onBack={() => onDraftChange({ ...draft, isPutAside: true })}>
          {filled?.readyAt && !filled.applied && <SentState application={filled} />}
        </NextActs>
      </section>
      <HeldSends count={run.result.facts.sendsHeld} />
      <ProfileHint profile={profile} onProfile={onProfile} />
      {run.state.fields.length > 0 && (
        <FillReview run={run} tabId={tab.id} application={filled} onProfile={onProfile} />
      )}
    </>
  );
}

function textOf(code: EndCode): string | null {
  if (code === 'ready') return i18n.t('fill.readyText');
  return code === 'no-form' ? i18n.t('fill.noFormText') : null;
}

function NextActs({ tabId, onBack, children }: { tabId: number; onBack: () => void; children: ReactNode }) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('fill.startFailed'));
  return (
    <>
      <div className="actions">
        {children}
        <Button aria-disabled={act.isBusy} onClick={() => act.isBusy || act.perform(() => acts.fill(tabId))}>
          {i18n.t('fill.again')}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {i18n.t('fill.back')}
        </Button>
      </div>
      <ActProblem words={act.problem} />
    </>
  );
}

/** Says that the page started sending by itself: what it shows about that is not true, and it may try again once unblocked. */
function HeldSends({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="notice notice-attention" role="note">
      <Icon name="alert" />
      <div>
        <h3>{i18n.t('fill.heldSendsTitle')}</h3>
        <p>{i18n.t('fill.heldSendsText', count, { count: formatNumber(count) })}</p>
      </div>
    </div>
  );
}

/** What a model typed by sight, which could not be read back: by value names, as the model knew them. */
function PilotNote({ run }: { run: FillRun }) {
  const typed = run.state.pilot?.typed ?? [];
  if (typed.length === 0) return null;
  return (
    <p className="progress-note">
      {i18n.t('fill.piloted')} {typed.join(' ')}
    </p>
  );
}
