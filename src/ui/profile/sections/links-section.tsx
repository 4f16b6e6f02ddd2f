import { i18n } from '#i18n';
import type { Profile } from '@/domain/form/profile';
import { findNetwork } from '@/forms/values/link-values';
import { safeWebUrl } from '@/ui/parts/safe-web-url';
import { changeBasics } from '../fields/change-profile';
import type { ProfileChange } from '../fields/edit-queue';
import { Section } from '../fields/folding-section';
import { ProfileTextField } from '../fields/profile-text-field';
import type { ProfileEditor } from '../fields/use-profile-editor';

/** The networks forms ask for most, by the name and host that identify them. */
const networks = [
  { network: 'LinkedIn', names: ['linkedin', 'linkedin.com'] },
  { network: 'GitHub', names: ['github', 'github.com'] },
  { network: 'Portfolio', names: ['portfolio', 'behance', 'behance.net', 'dribbble', 'dribbble.com'] },
];

/** The user's pages on the web. */
export function LinksSection({ editor }: { editor: ProfileEditor }) {
  const { url, profiles = [] } = editor.profile.basics ?? {};
  const count = profiles.filter((page) => page.url).length + (url ? 1 : 0);
  return (
    <Section
      title={i18n.t('profile.links')}
      holds={count > 0 ? i18n.t('profile.pages', count, { count: String(count) }) : ''}
    >
      <LinkField
        label={i18n.t('profile.website')}
        value={url}
        onChange={(next) => editor.edit('url', changeBasics({ url: next }))}
      />
      {networks.map(({ network, names }) => (
        <LinkField
          key={network}
          label={network}
          value={profiles[findNetwork(profiles, names)]?.url}
          onChange={(next) => editor.edit(network, changePage(network, names, next))}
        />
      ))}
    </Section>
  );
}

interface LinkFieldProps {
  label: string;
  value: string | undefined;
  onChange: (url: string) => void;
}

/** An address without `https://` gets it when the field is left. */
function LinkField({ label, value = '', onChange }: LinkFieldProps) {
  const written = value.trim();
  const address = addressOf(written);
  return (
    <ProfileTextField
      label={label}
      inputMode="url"
      value={value}
      problem={written === '' || address !== null ? undefined : i18n.t('profile.linkProblem')}
      onChange={onChange}
      onLeave={() => address !== null && address !== written && onChange(address)}
    />
  );
}

/** The address as written if complete, otherwise with `https://` if it looks like one. */
function addressOf(written: string): string | null {
  if (/\s/.test(written)) return null;
  if (safeWebUrl(written)) return written;
  const whole = `https://${written}`;
  return /^[^/:]+\.[^/:]/.test(written) && safeWebUrl(whole) ? whole : null;
}

const changePage =
  (network: string, names: readonly string[], url: string): ProfileChange =>
  (profile) => {
    const pages = profile.basics?.profiles ?? [];
    const index = findNetwork(pages, names);
    const known = pages[index] ?? { network };
    const next = { ...known, url: url || undefined };
    const changed = index < 0 ? [...pages, next] : pages.map((page, at) => (at === index ? next : page));
    return changeBasics({ profiles: withoutEmpty(changed) })(profile);
  };

function withoutEmpty(pages: Pages): Pages | undefined {
  const rest = pages.filter(({ url, username }) => url || username);
  return rest.length > 0 ? rest : undefined;
}

type Pages = NonNullable<NonNullable<Profile['basics']>['profiles']>;
