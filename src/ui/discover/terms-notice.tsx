import { i18n } from '#i18n';
import type { DiscoverRun } from '@/domain/run/run';
import { type SiteTerms, siteTermsOf } from '@/safety/site-terms';
import { usePorts } from '@/ui/data/ports-context';
import { useAct } from '@/ui/data/use-act';
import { ActProblem } from '../parts/act-problem';
import { Button } from '../parts/button';
import { Icon } from '../parts/icon';

/** Shown once per site whose terms object to automation: what they say, what that means, and the choice. */
export function TermsNotice({ run }: { run: DiscoverRun }) {
  const { acts } = usePorts();
  const act = useAct(i18n.t('discover.actFailed'));
  const notice = siteTermsOf(run.site);
  return (
    <section className="terms" aria-labelledby="terms-title">
      <h2 id="terms-title" tabIndex={-1}>
        <Icon name="hand" />
        {notice ? i18n.t('terms.titleOf', { name: notice.name }) : i18n.t('terms.title')}
      </h2>
      {notice && <Quotes notice={notice} />}
      <p>{i18n.t('terms.meaning')}</p>
      <p className="terms-choice">{i18n.t('terms.choice')}</p>
      <div className="actions">
        <Button look="primary" onClick={() => act.perform(() => acts.acceptNotice(run.id))}>
          {i18n.t('run.goOn')}
        </Button>
        <Button onClick={() => act.perform(() => acts.stop(run.id))}>{i18n.t('run.notNow')}</Button>
      </div>
      <ActProblem words={act.problem} />
    </section>
  );
}

function Quotes({ notice }: { notice: SiteTerms }) {
  return (
    <>
      <p>{i18n.t('terms.forbids', { document: notice.document })}</p>
      <blockquote lang="en" cite={notice.url}>
        {notice.quotes.map((quote) => (
          <p key={quote}>{quote}</p>
        ))}
      </blockquote>
      <p>
        <a href={notice.url} target="_blank" rel="noreferrer">
          {i18n.t('terms.source')}
          <Icon name="external" />
        </a>
      </p>
    </>
  );
}
