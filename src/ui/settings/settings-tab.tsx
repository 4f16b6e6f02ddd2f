import { i18n } from '#i18n';
import type { Settings } from '@/domain/settings';
import type { PanelData } from '../panel-data';
import { Loaded } from '../parts/loaded';
import { usePorts } from '../ports-context';
import { AgreedFrames } from './agreed-frames';
import { AgreedSites } from './agreed-sites';
import { CollectingSection } from './collecting-section';
import { DataSection } from './data/data-section';
import { ExplorationSection } from './exploration-section';
import { FillingSection } from './filling-section';
import { HiddenCompanies } from './hidden-companies';
import { MatchSection } from './match-section';
import { ModelsSection } from './models/models-section';
import { PaceFields } from './pace-fields';
import { ThemeChoice } from './theme-choice';
import { useEdited } from './use-edited';
import './settings.css';

export function SettingsTab({ data }: { data: PanelData }) {
  return (
    <Loaded from={data.settings}>
      {(settings) => (
        <div className="settings">
          <Choices saved={settings} />
          <DataSection data={data} />
        </div>
      )}
    </Loaded>
  );
}

function Choices({ saved }: { saved: Settings }) {
  const { settings: store } = usePorts();
  const [settings, change] = useEdited(saved, store.write);
  return (
    <>
      <section>
        <h2>{i18n.t('settings.appearance')}</h2>
        <ThemeChoice theme={settings.theme} onChange={(theme) => change({ theme })} />
      </section>
      <MatchSection match={settings.match} onChange={(match) => change({ match })} />
      <HiddenCompanies
        companies={settings.hiddenCompanies}
        onChange={(hiddenCompanies) => change({ hiddenCompanies })}
      />
      <ModelsSection models={settings.models} onChange={(models) => change({ models })} />
      <ExplorationSection exploration={settings.exploration} onChange={(exploration) => change({ exploration })} />
      <CollectingSection
        breakers={settings.breakers}
        mayPressForAddress={settings.mayPressForAddress}
        onChange={change}
      />
      <FillingSection pilotSteps={settings.pilotSteps} onChange={(pilotSteps) => change({ pilotSteps })} />
      <section>
        <h2>{i18n.t('settings.paceTitle')}</h2>
        <p className="muted">{i18n.t('settings.paceText')}</p>
        <PaceFields pace={settings.pace} onChange={(pace) => change({ pace })} />
      </section>
      {settings.formFrames.length > 0 && (
        <AgreedFrames pairs={settings.formFrames} onChange={(formFrames) => change({ formFrames })} />
      )}
      {settings.acceptedNotices.length > 0 && (
        <AgreedSites sites={settings.acceptedNotices} onChange={(acceptedNotices) => change({ acceptedNotices })} />
      )}
    </>
  );
}
