import { type ReactNode, useCallback } from 'react';
import { i18n } from '#i18n';
import type { LiveEvent } from '@/domain/run/live-event';
import type { FillRun } from '@/domain/run/run';
import { type Loadable, useLiveQuery } from '@/ui/data/live-query';
import { usePorts } from '@/ui/data/ports-context';
import { receiverOf } from '@/ui/messages/provider-words';
import { Loaded } from '@/ui/parts/loaded';
import { AskNotice } from './ask-notice';
import { NoticeAnswers } from './notice-answers';

const isSettingsChange = ({ type }: LiveEvent) => type === 'settings-change';

/** An example of a value's name. */
const handle = '{{basics.email}}';

interface PictureNoticeProps {
  run: FillRun;
  /** Alternatives to answering. */
  children: ReactNode;
}

/** Asked once per form, before the first screenshot: what it shows, where it goes, and what the model cannot do. */
export function PictureNotice({ run, children }: PictureNoticeProps) {
  const { acts } = usePorts();
  const place = useModelPlace();
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
      <NoticeAnswers
        yes={i18n.t('fill.allowPictures')}
        no={i18n.t('fill.withoutPictures')}
        onAnswer={(areAllowed) => acts.allowPictures(run.id, areAllowed)}
      >
        {children}
      </NoticeAnswers>
    </div>
  );
}

/** Who receives screenshots: the company of the chosen model, or its server's host. */
function useModelPlace(): Loadable<string> {
  const { settings } = usePorts();
  const read = useCallback(async () => receiverOf((await settings.read()).models), [settings]);
  return useLiveQuery(read, isSettingsChange);
}
