import { i18n } from '#i18n';
import type { FillRun } from '@/domain/run';

/** What a model typed by sight, which could not be read back: by value names, as the model knew them. */
export function PilotNote({ run }: { run: FillRun }) {
  const typed = run.state.pilot?.typed ?? [];
  if (typed.length === 0) return null;
  return (
    <p className="progress-note">
      {i18n.t('fill.piloted')} {typed.join(' ')}
    </p>
  );
}
