import { i18n } from '#i18n';
import type { PanelData } from '@/ui/data/panel-data';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { isProfileFillable } from './has-profile';

interface FillButtonProps {
  tabId: number;
  profile: PanelData['profile'];
  /** Called instead of starting if nothing is known to fill a form with. */
  onNoProfile: () => void;
}

/** Fills the form in the tab; the run reports the result. */
export function FillButton({ tabId, profile, onNoProfile }: FillButtonProps) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('fill.startFailed'));
  const isEmpty = profile.state === 'ready' && !isProfileFillable(profile.value);
  const start = () => (isEmpty ? onNoProfile() : act.perform(() => acts.fill(tabId)));
  return (
    <>
      <Button icon="pencil" disabled={act.isBusy} onClick={start}>
        {i18n.t('fill.start')}
      </Button>
      <ActProblem words={act.problem} />
    </>
  );
}
