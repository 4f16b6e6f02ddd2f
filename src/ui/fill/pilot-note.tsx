import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run';

/** What a model typed by sight, which nobody could read back: by the names of the values, as the model knew them. */
export function PilotNote({ run }: { run: FillRun }) {
  const typed = run.state.pilot?.typed ?? [];
  if (typed.length === 0) return null;
  return (
    <p className="progress-note">
      {i18n.t('fill.piloted')} {typed.join(' ')}
    </p>
  );
}
