import { isTenant } from '@/jobs/posting/name-in-address';
import { plainText } from '@/page/dom/data/plain-text';
import { type StructuredItem, valuesOf } from './structured-item';

/**
 * A posting that names nobody who hires, with the organization beside it for whom the site's system keeps the host: "Acme" at
 * "acme.jobs.example". Any other may be the board.
 */
export function withTenant(
  posting: StructuredItem,
  organizations: readonly StructuredItem[],
  addresses: readonly string[],
): StructuredItem {
  if (valuesOf(posting, 'hiringOrganization').length > 0) return posting;
  const own = [...addresses, ...valuesOf(posting, 'url').filter((url) => typeof url === 'string')];
  const tenant = organizations.find(({ name }) => isTenant(plainText(name) ?? '', own));
  return tenant ? { ...posting, hiringOrganization: tenant } : posting;
}
