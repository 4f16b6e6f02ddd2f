import { addressOnly, type GatedRequest } from './gated-request';
import type { RequestPart } from './request-parts';
import { deedsIn } from './says-send';

/** Requests that have saved answers as they came. */
export interface KnownDrafts {
  /** Another answer is written: what was saved until now was saved before it. */
  beginMoment(): void;
  /** Hears of one that passed, and of the answers in it by their keys. */
  add(request: GatedRequest, parts: readonly RequestPart[], carried: ReadonlySet<string>): void;
  /** Whether a request does what one has done in an earlier moment, with no more than a little that is new. */
  has(request: GatedRequest, parts: readonly RequestPart[], carried: ReadonlySet<string>): boolean;
}

interface Draft {
  place: string;
  names: ReadonlySet<string>;
  /** What it had saved before this moment, and what it has by now. */
  before: ReadonlySet<string>;
  now: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** So many answers come between two times of saving, or as many as were saved before. */
const fewNew = 2;

/**
 * What has saved the answers from the first of them on is no application. The names of the answers have to come again, since many a page has
 * one address for all that it asks. What it saved in this moment does not count: else a whole form would be sent in ever larger parts.
 */
export function rememberDrafts(): KnownDrafts {
  let drafts: Draft[] = [];
  const earlier = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const { place, names } = whereAndWhat(request, parts);
    const known = drafts.filter((draft) => draft.place === place && draft.names.isSubsetOf(names));
    return known.toSorted((one, other) => other.before.size - one.before.size)[0];
  };
  return {
    beginMoment() {
      drafts = drafts.map(({ now, before, ...draft }) => ({ ...draft, now, before: before.union(now) }));
    },
    add(request, parts, carried) {
      const { place, names } = whereAndWhat(request, parts);
      if (names.size === 0) return;
      const isSame = (draft: Draft) => draft.place === place && draft.names.symmetricDifference(names).size === 0;
      const known = drafts.find(isSame);
      const before = known?.before ?? earlier(request, parts)?.before ?? nothing;
      const draft = { place, names, before, now: carried.union(known?.now ?? nothing) };
      drafts = [...drafts.filter((one) => !isSame(one)), draft].slice(-mostDrafts);
    },
    has(request, parts, carried) {
      const draft = earlier(request, parts);
      if (!draft || draft.before.size === 0) return false;
      const ofPlace = drafts.filter(({ place }) => place === draft.place);
      const all = ofPlace.reduce((keys, { now }) => keys.union(now), new Set(carried));
      return all.difference(draft.before).size <= Math.max(fewNew, draft.before.size);
    },
  };
}

/** No form has so many, and a stranger says how many there are. */
const mostDrafts = 60;

function whereAndWhat(request: GatedRequest, parts: readonly RequestPart[]): Pick<Draft, 'place' | 'names'> {
  return {
    place: [request.method, addressOnly(request.url), ...deedsIn(parts)].join(' '),
    names: new Set(parts.map(({ name }) => name).filter(Boolean)),
  };
}
