import type { AllowedAct } from '@/domain/page/allowed-act';
import { isBasketAddress } from '@/safety/addresses/is-basket-address';
import { type GatedRequest, isReadRequest, originOfUrl } from './gated-request';

/**
 * Whether a request may belong to the act that its user has just allowed: it goes to the origin they were told, from a page of that origin.
 * It holds until the run's next act.
 */
export function isPartOfAllowedAct({ url, frameOrigin }: GatedRequest, allowed: AllowedAct | null): boolean {
  if (!allowed || allowed.code === 'leaves-site') return false;
  return originOfUrl(url) === allowed.origin && (frameOrigin === null || frameOrigin === allowed.origin);
}

/** A page that shows what lies in the basket buys nothing. */
export function showsBasket(request: GatedRequest): boolean {
  return request.resourceType === 'Document' && isReadRequest(request) && isBasketAddress(request.url);
}
