import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run/run';
import { fillEndSentence } from '@/ui/messages/end-sentence';
import { Button } from '@/ui/parts/button';

/** Returns to a dismissed fill. */
export function FillAside({ run, onShow }: { run: FillRun; onShow: () => void }) {
  return (
    <div className="fill-aside">
      <p>
        <span className="eyebrow">{i18n.t('fill.kind')}</span> {run.result && fillEndSentence(run.result)}
      </p>
      <Button onClick={onShow}>{i18n.t('fill.show')}</Button>
    </div>
  );
}
