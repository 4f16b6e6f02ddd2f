import { addressOnly, type GatedRequest } from './gated-request';
import type { RequestPart } from './request-parts';
import { deedsIn } from './says-send';

/** Requests that have saved answers while most of the form was still empty. */
interface KnownDrafts {
  add(request: GatedRequest, parts: readonly RequestPart[]): void;
  /** Whether a request does what an earlier one did, with more. */
  has(request: GatedRequest, parts: readonly RequestPart[]): boolean;
}

interface Draft {
  place: string;
  names: ReadonlySet<string>;
}

const isSame = (one: Draft, other: Draft) =>
  one.place === other.place && one.names.symmetricDifference(other.names).size === 0;

/**
 * What took a few answers before the rest was there saves them as they come: the same with more is no application. The names of the
 * answers have to come again, since many a page has one address for all that it asks.
 */
export function rememberDrafts(): KnownDrafts {
  const drafts: Draft[] = [];
  const draftOf = (request: GatedRequest, parts: readonly RequestPart[]) => ({
    place: [request.method, addressOnly(request.url), ...deedsIn(parts)].join(' '),
    names: new Set(parts.map(({ name }) => name).filter(Boolean)),
  });
  return {
    add(request: GatedRequest, parts: readonly RequestPart[]) {
      const draft = draftOf(request, parts);
      if (draft.names.size > 0 && !drafts.some((known) => isSame(known, draft))) drafts.push(draft);
    },
    has(request: GatedRequest, parts: readonly RequestPart[]) {
      const now = draftOf(request, parts);
      return drafts.some(({ place, names }) => place === now.place && names.isSubsetOf(now.names));
    },
  };
}
