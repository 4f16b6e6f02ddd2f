import { i18n } from '#i18n';
import { Button } from '../parts/button';

/** Sites whose automation notice the user accepted; each can be revoked. */
export function AgreedSites({ sites, onChange }: { sites: string[]; onChange: (sites: string[]) => void }) {
  return (
    <section>
      <h2>{i18n.t('settings.noticesTitle')}</h2>
      <p className="muted">{i18n.t('settings.noticesText')}</p>
      <ul className="agreed-sites">
        {sites.map((site) => (
          <li key={site}>
            {site}
            <Button
              aria-label={i18n.t('settings.askAgainFor', { site })}
              onClick={() => onChange(sites.filter((other) => other !== site))}
            >
              {i18n.t('settings.askAgain')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
