import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import { formatNumber } from '@/ui/messages/formats';
import { modelWords, tokenWords, usageCostWords } from '@/ui/messages/usage-words';

/** Who answers, and the cost so far. The built-in rules are free. */
export function UsageFigures({ run }: { run: DiscoverRun }) {
  const { usage, exploration } = run.state;
  const model = exploration?.model ?? null;
  if (usage.calls === 0 && model === null) return null;
  const isFree = usage.inputTokens + usage.outputTokens === 0;
  const figures = [
    [i18n.t('exploring.calls'), formatNumber(usage.calls)],
    [i18n.t('exploring.tokens'), tokenWords(usage)],
    [i18n.t('exploring.cost'), usageCostWords(usage)],
  ];
  return (
    <dl className="counts usage">
      {model && (
        <div>
          <dt>{i18n.t('exploring.answers')}</dt>
          <dd>{modelWords(model)}</dd>
        </div>
      )}
      {!isFree &&
        figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
