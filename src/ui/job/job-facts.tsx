import type { ReactNode } from 'react';
import { i18n } from '#i18n';
import type { Job, Salary } from '@/domain/job/job';
import type { Search } from '@/domain/job/search';
import { comparableText } from '@/language/fold/comparable-text';
import { formatMoment } from '@/ui/messages/formats';
import { applyTypeLabel, jobSourceLabel, postedLabel, remoteTypeLabel } from '@/ui/messages/job-labels';
import { payAmountsWords } from '@/ui/messages/pay-words';
import { safeWebUrl } from '@/ui/parts/safe-web-url';
import { Icon } from '../parts/icon';
import { EditedBadge } from './edited-mark';
import { siteNames } from './site-names';

interface Fact {
  name: string;
  value: ReactNode;
  /** More about it, shown below. */
  note?: string | null;
  /** The job fields it shows, if the user may edit them. */
  fields?: (keyof Job)[];
}

/** What is known about a job besides its title; unknown facts are left out. */
export function JobFacts({ job }: { job: Job }) {
  const facts = [...postingFacts(job), ...findingFacts(job)].filter(({ value }) => value);
  return (
    <section className="job-part">
      <h3>{i18n.t('job.facts')}</h3>
      <dl className="facts">
        {facts.map(({ name, value, note, fields = [] }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              {fields.some((field) => job.editedFields.includes(field)) && <EditedBadge />}
              {note && <span className="fact-note">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Facts from the posting. */
function postingFacts(job: Job): Fact[] {
  const { salary, employmentType, remoteType } = job;
  return [
    { name: i18n.t('job.salary'), value: salary && payWords(salary), note: payNote(salary), fields: ['salary'] },
    { name: i18n.t('job.employmentType'), value: employmentType, fields: ['employmentType'] },
    { name: i18n.t('job.remoteType'), value: remoteType && remoteTypeLabel(remoteType), fields: ['remoteType'] },
    { name: i18n.t('job.posted'), value: postedLabel(job), note: postedNote(job), fields: ['postedDate'] },
    { name: i18n.t('job.applyType'), value: applyTypeLabel(job.applyType), fields: ['applyType'] },
  ];
}

/** How it was found. */
function findingFacts(job: Job): Fact[] {
  const list = safeWebUrl(job.searchUrl);
  return [
    { name: i18n.t('job.site'), value: siteNames(job).join(', ') },
    { name: i18n.t('job.source'), value: jobSourceLabel(job.source) },
    { name: i18n.t('job.found'), value: formatMoment(job.foundAt) },
    { name: i18n.t('job.lastSeen'), value: job.lastSeenAt !== job.foundAt && formatMoment(job.lastSeenAt) },
    { name: i18n.t('job.search'), value: job.search && searchWords(job.search) },
    { name: i18n.t('job.list'), value: list && <ListLink address={list} /> },
  ];
}

/** As the page states it; if the user entered only numbers, those. */
const payWords = (salary: Salary): string | null => salary.text || payAmountsWords(salary);

/** The amounts read from the page's text, if they add something to it. */
function payNote(salary: Salary | null): string | null {
  const amounts = salary?.text ? payAmountsWords(salary) : null;
  if (!amounts || comparableText(amounts) === comparableText(salary?.text ?? '')) return null;
  return i18n.t('job.payReadAs', { amounts });
}

/** The page's own words beside the day derived from them. */
function postedNote({ postedDate, postedText }: Job): string | null {
  return postedDate && postedText ? i18n.t('job.postedAs', { text: postedText }) : null;
}

function ListLink({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {i18n.t('job.openList')}
      <Icon name="external" />
    </a>
  );
}

/** What was searched for: `“platform engineer”, Date posted: Past week, Remote`; null if nothing was set. */
function searchWords({ words, filters }: Search): string | null {
  const said = filters.map(({ filter, options }) => `${filter}: ${options.join(', ')}`);
  const parts = words ? [i18n.t('job.searchWords', { words }), ...said] : said;
  return parts.length > 0 ? parts.join(' · ') : null;
}
