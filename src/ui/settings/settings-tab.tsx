import { i18n } from '#i18n';
import { Settings } from '@/domain/settings/settings';
import type { PanelData } from '@/ui/data/panel-data';
import { usePorts } from '@/ui/data/ports-context';
import { Loaded } from '../parts/loaded';
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
import './settings.css';
import { useState } from 'react';

type Theme = Settings['theme'];

const words: Record<Theme, () => string> = {
  system: () => i18n.t('settings.themeSystem'),
  light: () => i18n.t('settings.themeLight'),
  dark: () => i18n.t('settings.themeDark'),
};

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

function ThemeChoice({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{i18n.t('settings.appearance')}</legend>
      {Settings.shape.theme.options.map((option) => (
        <label key={option}>
          <input type="radio" name="theme" checked={option === theme} onChange={() => onChange(option)} />
          <span>{words[option]()}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A saved value with the user's edits on top, each written at once: a field must not jump back while its write is pending. */
function useEdited<Value extends object>(
  saved: Value,
  write: (change: Partial<Value>) => Promise<void>,
): [Value, (change: Partial<Value>) => void] {
  const [edits, setEdits] = useState<Partial<Value>>({});
  const change = (part: Partial<Value>) => {
    setEdits((earlier) => ({ ...earlier, ...part }));
    void write(part);
  };
  return [{ ...saved, ...edits }, change];
}
