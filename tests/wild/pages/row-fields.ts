import { type Html, html } from '../../sites/html.ts';
import type { JobField } from '../traits/texts.ts';
import type { WildJob } from '../wild-job.ts';
import type { WildSite } from '../wild-site.ts';
import type { Look } from './look.ts';

/** One field of a job, as the row or the posting shows it. */
export function fieldContent(
  site: WildSite,
  job: WildJob,
  field: JobField,
  look: Look,
  where: 'row' | 'posting',
): Html {
  if (field === 'company') return company(site, job, look);
  if (field === 'place') return places(site, job, look, where);
  if (field === 'posted' && site.shape.hasTimeElement) {
    return html`<time datetime="${job.postedOn}"${look('posted')}>${job.posted}</time>`;
  }
  return html`<span${look(field)}>${job[field]}</span>`;
}

function company({ text, shape }: WildSite, { company: name }: WildJob, look: Look): Html {
  if (text.company !== 'logo') return html`<span${look('company')}>${name}</span>`;
  return html`<img src="/assets/logo.svg?of=${encodeURIComponent(name)}" width="40" height="40" alt="${name}${shape.altSuffix}">`;
}

function places({ text, words }: WildSite, { places: all }: WildJob, look: Look, where: 'row' | 'posting'): Html {
  if (all.length > 1 && text.places === 'count' && where === 'row') {
    return html`<span${look('place')}>${words.placesCount(all.length)}</span>`;
  }
  if (text.places === 'chips')
    return html`<span>${all.map((place) => html`<span${look('chip')}>${place}</span>`)}</span>`;
  return html`<span${look('place')}>${all.join('; ')}</span>`;
}
