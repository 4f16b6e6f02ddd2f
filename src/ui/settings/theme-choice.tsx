import { i18n } from '#i18n';
import { Settings } from '@/domain/settings';

type Theme = Settings['theme'];

const words: Record<Theme, () => string> = {
  system: () => i18n.t('settings.themeSystem'),
  light: () => i18n.t('settings.themeLight'),
  dark: () => i18n.t('settings.themeDark'),
};

export function ThemeChoice({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
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
