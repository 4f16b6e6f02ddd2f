import { type ReactNode, useCallback, useState } from 'react';
import { i18n } from '#i18n';
import { noSearch, type Search } from '@/domain/job/search';
import type { ExplorationQuestion } from '@/domain/page/exploration-questions';
import type { Understanding } from '@/domain/page/understanding';
import type { DiscoverMode } from '@/domain/run/discover-state';
import type { Limits, Settings } from '@/domain/settings/settings';
import { isJobsChange } from '@/ui/data/jobs-change';
import { useLiveQuery } from '@/ui/data/live-query';
import type { ActiveTab } from '@/ui/data/panel-ports';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { formatNumber } from '@/ui/messages/formats';
import { SavePageButton } from '@/ui/parts/save-page-button';
import { ActProblem } from '../parts/act-problem';
import { Disclosure } from '../parts/disclosure';
import { QuestionsEditor } from '../parts/goals-editor';
import { Icon } from '../parts/icon';
import { LimitsFields } from '../parts/limits-fields';
import { filtersFor } from './choose-search';
import { LimitsHint } from './limits-hint';
import type { JobTotal } from './limits-shortage';
import { planSentences } from './plan-sentences';
import { SearchFields } from './search-fields';
import { StartButtons } from './start-buttons';
import { usePlanLimits } from './use-plan-limits';

interface PlanProps {
  tab: ActiveTab;
  site: string;
  settings: Settings;
  /** What is known about the site. */
  known: readonly Understanding[];
  /** Whether enough is known about the site for a collection. */
  isKnown: boolean;
  /** True after a run: the button is no longer the main next step. */
  isRepeat: boolean;
  /** How many jobs an earlier run was told of; undefined if the number of jobs was told otherwise. */
  remembered: JobTotal | null | undefined;
  /** Other things to do with the page. */
  children: ReactNode;
}

/** What a discovery would do on the tab, with its goals and limits, and the buttons that start it. */
export function Plan({ tab, site, settings, known, isKnown, isRepeat, remembered, children }: PlanProps) {
  const ports = usePorts();
  const act = useAct(i18n.t('discover.startFailed'));
  const { limits, caps, change, raise } = usePlanLimits(settings);
  const [editedGoals, setEditedGoals] = useState<ExplorationQuestion[] | null>(null);
  const goals = editedGoals ?? settings.exploration.goals;
  const [search, setSearch] = useState<Search>(noSearch);
  const start = (mode: DiscoverMode) =>
    act.perform(() => ports.acts.discover(tab.id, { mode, limits, goals, search: trimmed(search) }));
  return (
    <section className="plan" aria-label={i18n.t(isRepeat ? 'discover.again' : 'discover.start')}>
      {!isRepeat && (
        <>
          <PlanHead tab={tab} site={site} />
          <PlanSentences limits={limits} settings={settings} isKnown={isKnown} />
        </>
      )}
      <SearchFields search={search} filters={filtersFor(tab.url, known)} onChange={setSearch} />
      <Goals goals={goals} initial={settings.exploration.goals} onChange={setEditedGoals} />
      <LimitsFields
        limits={limits}
        // Higher ones are set in Settings, or by the press that names its number: reading more at once should be deliberate.
        max={caps}
        onChange={change}
      />
      {remembered !== undefined && (
        <LimitsHint key={tab.url} tab={tab} limits={limits} caps={caps} remembered={remembered} onRaise={raise} />
      )}
      <StartButtons isRepeat={isRepeat} isKnown={isKnown} isBusy={act.isBusy} onStart={start} />
      <div className="actions">
        <SavePageButton tabId={tab.id} />
        {children}
      </div>
      <ActProblem words={act.problem} />
    </section>
  );
}

/** White space around the words was typed before more of them. */
function trimmed(search: Search): Search {
  return { ...search, words: search.words?.trim() || null };
}

/** Hidden after a run, which has just shown it. */
function PlanHead({ tab, site }: Pick<PlanProps, 'tab' | 'site'>) {
  return (
    <header className="plan-site">
      <p className="eyebrow">{i18n.t('discover.on')}</p>
      <h2 tabIndex={-1}>{site}</h2>
      <p className="plan-page">{tab.title}</p>
      <KeptFromSite key={site} site={site} />
    </header>
  );
}

function PlanSentences(planned: Pick<PlanProps, 'settings' | 'isKnown'> & { limits: Limits }) {
  return (
    <div className="plan-sentences">
      <h3>{i18n.t('discover.planTitle')}</h3>
      <ul>
        {planSentences(planned).map(({ icon, text }) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface GoalsProps {
  goals: readonly ExplorationQuestion[];
  initial: readonly ExplorationQuestion[];
  onChange: (goals: ExplorationQuestion[]) => void;
}

function Goals(props: GoalsProps) {
  const count = props.goals.length;
  return (
    <Disclosure
      className="plan-goals"
      summary={
        <>
          <h3>{i18n.t('goals.title')}</h3>
          <span className="progress-note">{i18n.t('goals.count', count, { count: formatNumber(count) })}</span>
        </>
      }
    >
      <QuestionsEditor {...props} />
    </Disclosure>
  );
}

/** Number of stored jobs from a site. Keyed by the site. Asks the store: the engine would read all jobs. */
function KeptFromSite({ site }: { site: string }) {
  const { jobs } = usePorts();
  const read = useCallback(() => jobs.countOfSite(site), [jobs, site]);
  const kept = useLiveQuery(read, isJobsChange);
  if (kept.state !== 'ready' || kept.value === 0) return null;
  return <p className="plan-kept">{i18n.t('discover.lastTime', kept.value, { count: formatNumber(kept.value) })}</p>;
}
