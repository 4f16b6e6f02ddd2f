import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { isFillRun, isGoalRun, type Run } from '@/domain/run/run';
import { usePorts } from '@/ui/data/ports-context';
import { fillProgressSentence } from '@/ui/messages/fill-words';
import { statusWord } from '@/ui/messages/status-word';
import { progressSentence } from '@/ui/run/collection-progress';
import { questionsSentence } from '../explore/goals-progress';
import { Button } from '../parts/button';

/** Runs in progress, or waiting, in other tabs. */
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
              <p className="progress-note">{progressOf(run)}</p>
              {run.status === 'running' && <AttachedTab tabId={run.tabId} />}
            </div>
            <Button onClick={() => tabs.show(run.tabId)}>{i18n.t('discover.showTab')}</Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function progressOf(run: Run): string {
  if (isFillRun(run)) return fillProgressSentence(run);
  if (isGoalRun(run)) return run.state.goal;
  const { phase, exploration } = run.state;
  return phase === 'explore' && exploration ? questionsSentence(exploration.goals) : progressSentence(run);
}

/** Chrome's bar about the debugger does not name the tab. */
function AttachedTab({ tabId }: { tabId: number }) {
  const { tabs } = usePorts();
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void tabs.title(tabId).then((found) => isCurrent && setTitle(found));
    return () => {
      isCurrent = false;
    };
  }, [tabs, tabId]);
  return title && <p className="progress-note">{i18n.t('discover.actsIn', { title })}</p>;
}
