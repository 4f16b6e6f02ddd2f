import { isApplicationPath } from '@/language/words/controls/apply-control-words';
import { canonicalUrl } from '@/url/canonical-url';

/**
 * The addresses by which a form's posting may be known, most reliable first: the form's own, what it extends, and where the user came from.
 * Canonical, without duplicates.
 */
export function postingUrls(formUrl: string, cameFrom: readonly string[]): string[] {
  const form = canonicalUrl(formUrl);
  const under = form && extendedBy(form);
  const others = cameFrom.map((address) => canonicalUrl(address));
  return [...new Set([form, under, ...others].filter((address) => address !== null))];
}

/** The address that a form's extends: `/jobs/4001` of `/jobs/4001/apply`; null if its end says nothing of an application. */
function extendedBy(form: string): string | null {
  const [, address = '', end = ''] = /^(https?:\/\/.+?)\/([^/?#]+(?:\/new)?)$/.exec(form) ?? [];
  const [step = '', after] = end.split('/');
  const isForm = after === undefined ? isApplicationPath(step) : step === 'applications';
  return isForm ? address : null;
}
