// First, so that component styles override general ones.
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/parts.css';
import '../styles/panel.css';
import { Tabs } from 'radix-ui';
import { type FocusEvent, useEffect, useState } from 'react';
import { i18n } from '#i18n';
import type { Settings } from '@/domain/settings/settings';
import { usePanelData } from '@/ui/data/panel-data';
import type { PanelPorts } from '@/ui/data/panel-ports';
import { PortsContext, usePorts } from '@/ui/data/ports-context';
import { DiscoverTab } from '@/ui/discover/discover-tab';
import { useFillDrafts } from '@/ui/fill/use-fill-drafts';
import { GoalTab } from '@/ui/goal/goal-tab';
import { JobsTab } from '@/ui/jobs/jobs-tab';
import { JobListing } from '@/ui/jobs/listing/job-listing';
import { initialJobsView } from '@/ui/jobs/listing/jobs-view';
import { useFirstAnswer } from '@/ui/jobs/listing/use-job-listing';
import { formatNumber } from '@/ui/messages/formats';
import { Announcer } from '@/ui/parts/announcer';
import { Toasts } from '@/ui/parts/toast';
import { ProfileTab } from '@/ui/profile/profile-tab';
import { RunsTab } from '@/ui/runs/runs-tab';
import { SettingsTab } from '@/ui/settings/settings-tab';
import { ActNotices } from './act-notices';

/** The whole side panel. */
export function Panel({ ports }: { ports: PanelPorts }) {
  return (
    <PortsContext value={ports}>
      <Announcer>
        <Toasts>
          <ActNotices />
          <PanelTabs />
        </Toasts>
      </Announcer>
    </PortsContext>
  );
}

function PanelTabs() {
  const data = usePanelData();
  const { engine } = usePorts();
  const [listing] = useState(() => new JobListing(engine));
  const [tab, setTab] = useState('discover');
  const [jobsView, setJobsView] = useState(initialJobsView);
  const [fillDrafts, keepFillDraft] = useFillDrafts();
  const pointer = usePointerMark();
  useFirstAnswer(listing, jobsView.query, data.settings);
  useTheme(data.settings.state === 'ready' ? data.settings.value.theme : 'system');
  const jobCount = data.jobCount.state === 'ready' ? data.jobCount.value : 0;
  return (
    <Tabs.Root className="tabs" value={tab} onValueChange={setTab} asChild>
      <main>
        <h1 className="visually-hidden">{i18n.t('extension.name')}</h1>
        <Tabs.List className="tab-list" aria-label={i18n.t('tabs.label')} {...pointer}>
          <Tabs.Trigger value="discover">{i18n.t('tabs.discover')}</Tabs.Trigger>
          <Tabs.Trigger value="goal">{i18n.t('tabs.goal')}</Tabs.Trigger>
          <Tabs.Trigger value="jobs">
            {i18n.t('tabs.jobs')} {jobCount > 0 && <span className="tab-count">{formatNumber(jobCount)}</span>}
          </Tabs.Trigger>
          <Tabs.Trigger value="runs">{i18n.t('tabs.runs')}</Tabs.Trigger>
          <Tabs.Trigger value="profile">{i18n.t('tabs.profile')}</Tabs.Trigger>
          <Tabs.Trigger value="settings">{i18n.t('tabs.settings')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content className="tab-page" value="discover" tabIndex={-1}>
          <DiscoverTab
            data={data}
            drafts={fillDrafts}
            onDraftChange={keepFillDraft}
            onSeeJobs={() => setTab('jobs')}
            onProfile={() => setTab('profile')}
            onSettings={() => setTab('settings')}
          />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="goal" tabIndex={-1}>
          <GoalTab data={data} onSettings={() => setTab('settings')} onDiscover={() => setTab('discover')} />
        </Tabs.Content>
        <Tabs.Content className="tab-page tab-page-filled" value="jobs" tabIndex={-1}>
          <JobsTab
            listing={listing}
            settings={data.settings}
            view={jobsView}
            onViewChange={setJobsView}
            onDiscover={() => setTab('discover')}
          />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="runs" tabIndex={-1}>
          <RunsTab runs={data.runs} onDiscover={() => setTab('discover')} />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="profile" tabIndex={-1}>
          <ProfileTab profile={data.profile} />
        </Tabs.Content>
        <Tabs.Content className="tab-page" value="settings" tabIndex={-1}>
          <SettingsTab data={data} />
        </Tabs.Content>
      </main>
    </Tabs.Root>
  );
}

/** Sets the chosen theme on the document, where `color-scheme` and so every `light-dark()` follows it. */
function useTheme(theme: Settings['theme']): void {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
}

/**
 * Marks an element with `data-pointer` while it was last used with a pointer. Radix focuses a pressed tab from code, which the browser
 * treats as keyboard focus and rings.
 */
function usePointerMark() {
  const [isPointed, setPointed] = useState(false);
  return {
    'data-pointer': isPointed,
    onPointerDown: () => setPointed(true),
    onKeyDown: () => setPointed(false),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) setPointed(false);
    },
  };
}
