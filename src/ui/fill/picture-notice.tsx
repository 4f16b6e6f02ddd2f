import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run';
import { Button } from '../parts/button';
import { Loaded } from '../parts/loaded';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';
import { AskNotice } from './ask-notice';
import { useModelPlace } from './use-model-place';

/** As an example of how values are named. */
const handle = '{{basics.email}}';

interface PictureNoticeProps {
  run: FillRun;
  /** What else can be done than to answer. */
  children: ReactNode;
}

/** Asked once a form, before the first picture: what it shows, where it goes, and what the model cannot do. */
export function PictureNotice({ run, children }: PictureNoticeProps) {
  const { acts } = usePorts();
  const act = useAct();
  const place = useModelPlace();
  const answer = (areAllowed: boolean) => () => act.isBusy || act.perform(() => acts.allowPictures(run.id, areAllowed));
  return (
    <div className="fill-ask">
      <AskNotice code="picture-notice" icon="hand" />
      <Loaded from={place}>
        {(name) => (
          <>
            <h4>{i18n.t('fill.picturesGo', { place: name })}</h4>
            <ul className="fill-points">
              <li>{i18n.t('fill.picturesShow')}</li>
              <li>{i18n.t('fill.picturesValues', { handle })}</li>
              <li>{i18n.t('fill.picturesNever')}</li>
            </ul>
          </>
        )}
      </Loaded>
      <div className="actions">
        <Button look="primary" aria-disabled={act.isBusy} onClick={answer(true)}>
          {i18n.t('fill.allowPictures')}
        </Button>
        <Button aria-disabled={act.isBusy} onClick={answer(false)}>
          {i18n.t('fill.withoutPictures')}
        </Button>
        {children}
      </div>
      {act.hasFailed && (
        <p className="act-problem" role="alert">
          {i18n.t('discover.actFailed')}
        </p>
      )}
    </div>
  );
}
