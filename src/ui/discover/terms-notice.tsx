import { i18n } from '#i18n';
import type { Run } from '@/domain/run';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';
import { usePorts } from '../ports-context';
import { useAct } from '../use-act';

const linkedInAgreement = 'https://www.linkedin.com/legal/user-agreement';

/** Shown once a site whose terms speak against automation: what they say, what that means, and the choice. */
export function TermsNotice({ run }: { run: Run }) {
  const { acts } = usePorts();
  const act = useAct();
  const isLinkedIn = /(^|\.)linkedin\.com$/.test(run.site);
  return (
    <section className="terms" aria-labelledby="terms-title">
      <h2 id="terms-title" tabIndex={-1}>
        <Icon name="hand" />
        {isLinkedIn ? i18n.t('terms.titleLinkedIn') : i18n.t('terms.title')}
      </h2>
      {isLinkedIn ? <LinkedInTerms /> : <p>{i18n.t('terms.intro')}</p>}
      <p>{i18n.t('terms.meaning')}</p>
      <p className="terms-choice">{i18n.t('terms.choice')}</p>
      <div className="actions">
        <Button look="primary" onClick={() => act.perform(() => acts.acceptNotice(run.id))}>
          {i18n.t('run.goOn')}
        </Button>
        <Button onClick={() => act.perform(() => acts.stop(run.id))}>{i18n.t('run.notNow')}</Button>
      </div>
      {act.hasFailed && (
        <p className="act-problem" role="alert">
          {i18n.t('discover.actFailed')}
        </p>
      )}
    </section>
  );
}

function LinkedInTerms() {
  return (
    <>
      <p>{i18n.t('terms.introLinkedIn')}</p>
      <blockquote lang="en" cite={linkedInAgreement}>
        <p>{i18n.t('terms.quoteScrape')}</p>
        <p>{i18n.t('terms.quoteBots')}</p>
      </blockquote>
      <p>
        <a href={linkedInAgreement} target="_blank" rel="noreferrer">
          {i18n.t('terms.source')}
          <Icon name="external" />
        </a>
      </p>
    </>
  );
}
