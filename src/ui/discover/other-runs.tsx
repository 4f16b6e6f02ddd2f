import { i18n } from '#i18n';
import type { Run } from '@/domain/run';
import { Button } from '../parts/button';
import { usePorts } from '../ports-context';
import { statusWord } from '../words/status-word';
import { progressSentence } from './progress';

/** Runs that go on, or wait, in tabs that are not shown. */
export function OtherRuns({ runs }: { runs: Run[] }) {
  const { tabs } = usePorts();
  if (runs.length === 0) return null;
  return (
    <section className="other-runs" aria-labelledby="other-runs">
      <h2 id="other-runs" className="eyebrow">
        {i18n.t('discover.otherRuns')}
      </h2>
      <ul>
        {runs.map((run) => (
          <li key={run.id}>
            <div>
              <p className="other-run-site">
                {run.site} <span className={`status status-${run.status}`}>{statusWord(run.status)}</span>
              </p>
              <p className="progress-note">{progressSentence(run)}</p>
            </div>
            <Button onClick={() => tabs.show(run.tabId)}>{i18n.t('discover.showTab')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
