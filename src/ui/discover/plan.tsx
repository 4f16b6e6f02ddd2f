import { useState } from 'react';
import { i18n } from '#i18n';
import type { JobSummary } from '@/domain/job';
import { type Limits, type Settings, withinBreakers } from '@/domain/settings';
import type { Loadable } from '../live-query';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { LimitsFields } from '../parts/limits-fields';
import type { ActiveTab } from '../ports';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';
import { formatNumber } from '../words/formats';
import { planSentences } from './plan-sentences';

interface PlanProps {
  tab: ActiveTab;
  site: string;
  settings: Settings;
  jobs: Loadable<JobSummary[]>;
  /** True after a run: the button is no longer the one thing to do next. */
  isRepeat: boolean;
}

/** What a discovery would do on the tab, within which limits, and the button that starts it. */
export function Plan({ tab, site, settings, jobs, isRepeat }: PlanProps) {
  const ports = usePorts();
  const start = useAct();
  const [edited, setEdited] = useState<Limits | null>(null);
  const limits = withinBreakers(edited ?? settings.limits, settings.breakers);
  return (
    <section className="plan" aria-label={i18n.t(isRepeat ? 'discover.again' : 'discover.start')}>
      {!isRepeat && <PlanHead tab={tab} site={site} jobs={jobs} limits={limits} />}
      <LimitsFields
        limits={limits}
        // Past these the user goes to Settings first: whoever reads more at once should have thought of it.
        max={settings.breakers}
        onChange={(next) => {
          setEdited(next);
          void ports.settings.write({ limits: next });
        }}
      />
      <Button
        look={isRepeat ? 'plain' : 'primary'}
        className="start"
        aria-disabled={start.isBusy}
        onClick={() =>
          start.isBusy ||
          start.perform(() =>
            ports.acts.discover(tab.id, { mode: 'discover', limits, goals: settings.exploration.goals }),
          )
        }
      >
        {start.isBusy ? i18n.t('discover.starting') : i18n.t(isRepeat ? 'discover.again' : 'discover.start')}
      </Button>
      {start.hasFailed && (
        <p className="act-problem" role="alert">
          {i18n.t('discover.startFailed')}
        </p>
      )}
    </section>
  );
}

/** What a run has just shown needs no telling. */
function PlanHead({ tab, site, jobs, limits }: Pick<PlanProps, 'tab' | 'site' | 'jobs'> & { limits: Limits }) {
  return (
    <>
      <header className="plan-site">
        <p className="eyebrow">{i18n.t('discover.on')}</p>
        <h2 tabIndex={-1}>{site}</h2>
        <p className="plan-page">{tab.title}</p>
        <KeptFromSite site={site} jobs={jobs} />
      </header>
      <PlanSentences limits={limits} />
    </>
  );
}

function PlanSentences({ limits }: { limits: Limits }) {
  return (
    <div className="plan-sentences">
      <h3>{i18n.t('discover.planTitle')}</h3>
      <ul>
        {planSentences(limits).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

function KeptFromSite({ site, jobs }: { site: string; jobs: Loadable<JobSummary[]> }) {
  const kept = jobs.state === 'ready' ? jobs.value.filter((job) => job.site === site).length : 0;
  return kept > 0 && <p className="plan-kept">{i18n.t('discover.lastTime', kept, { count: formatNumber(kept) })}</p>;
}
