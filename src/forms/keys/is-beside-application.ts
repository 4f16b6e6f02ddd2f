import type { FormField } from '@/domain/form/form-field';
import { isApplicationKey } from './is-application-key';

/** Questions of another frame that show that the application is there. */
const fewest = 3;

/**
 * Whether a frame asks for nothing but an e-mail address while another one holds the application: it is for news, for alerts, to log in.
 * `fields`, `others`: what the two show.
 */
export function isBesideApplication(fields: readonly FormField[], others: readonly FormField[]): boolean {
  const asksAddressOnly = fields.length > 0 && fields.every(({ key }) => key === 'email');
  return asksAddressOnly && (others.length >= fewest || others.some(isApplicationKey));
}
