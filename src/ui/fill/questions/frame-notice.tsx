import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run/run';
import { usePorts } from '@/ui/data/ports-context';
import { AskNotice } from './ask-notice';
import { NoticeAnswers } from './notice-answers';

interface FrameNoticeProps {
  run: FillRun;
  /** Alternatives to answering. */
  children: ReactNode;
}

/** Asked if the form belongs to another origin than the page: both are shown in full, since one letter can differ. */
export function FrameNotice({ run, children }: FrameNoticeProps) {
  const { acts } = usePorts();
  const asked = run.state.frameAsked;
  if (!asked) return children;
  return (
    <div className="fill-ask">
      <AskNotice code="confirm-frame" icon="alert" />
      <dl className="fill-files fill-origins">
        <div>
          <dt>{i18n.t('fill.frameBelongs')}</dt>
          <dd>{asked.origin}</dd>
        </div>
        <div>
          <dt>{i18n.t('fill.frameInside')}</dt>
          <dd>{asked.tabOrigin}</dd>
        </div>
      </dl>
      {asked.isSandboxed && <p className="muted">{i18n.t('fill.frameSandboxed')}</p>}
      <NoticeAnswers
        yes={i18n.t('fill.fillFrame')}
        no={i18n.t('fill.notFrame')}
        onAnswer={(isConfirmed) => acts.confirmFrame(run.id, asked, isConfirmed)}
      >
        {children}
      </NoticeAnswers>
    </div>
  );
}
