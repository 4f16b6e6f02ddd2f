import { i18n } from '#i18n';

/** Text only: page content is never treated as markup. Line breaks are kept. */
export function JobDescription({ text, isByHand }: { text: string | null; isByHand: boolean }) {
  const missing = isByHand ? i18n.t('job.noDescriptionByHand') : i18n.t('job.noDescription');
  return (
    <section className="job-part">
      <h3>{i18n.t('job.description')}</h3>
      {text ? <p className="description-text">{text}</p> : <p className="muted">{missing}</p>}
    </section>
  );
}
