import { type Html, html, raw } from '../../html.ts';
import { descriptionHtml } from '../description-html.ts';
import type { BoardJob } from '../jobs/board-job.ts';
import { postedDate } from '../jobs/posted.ts';
import { guestPostingPath } from './posting-path.ts';

/**
 * schema.org JobPosting as found in the wild: every third posting has raw line breaks within its strings (not valid JSON, but
 * common), every third has its description's markup escaped once more.
 */
export function jobPostingScript(job: BoardJob, origin: string): Html {
  const variant = Number(job.id) % 3;
  const markup = descriptionHtml(job.description).markup.replaceAll('</p>', '</p>\n');
  const text = JSON.stringify(jobPosting(job, origin, variant === 1 ? html`${markup}`.markup : markup));
  return raw(`<script type="application/ld+json">${variant === 0 ? text.replaceAll('\\n', '\n') : text}</script>`);
}

function jobPosting(job: BoardJob, origin: string, description: string): object {
  const { company, place, salary } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    datePosted: postedDate(job),
    employmentType: job.employmentType.toUpperCase().replace('-', '_').replace('CONTRACT', 'CONTRACTOR'),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    url: `${origin}${guestPostingPath(job)}`,
    hiringOrganization: { '@type': 'Organization', name: company.name, logo: `${origin}/logo/${company.slug}.svg` },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: place.city, addressCountry: place.countryCode },
    },
    directApply: job.isEasyApply,
    ...(salary && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: { '@type': 'QuantitativeValue', minValue: salary.min, maxValue: salary.max, unitText: salary.unit },
      },
    }),
  };
}
