import { type GatedRequest, urlWithoutQuery } from './gated-request';
import type { RequestPart } from './request-parts';
import { operationsIn } from './send-request-words';

/** Requests that have saved answers as they came in. */
export interface DraftHistory {
  /** Another answer is written: what was saved so far was saved before it. */
  beginMoment(): void;
  /** Takes a request that passed, and the keys of its answers. */
  add(request: GatedRequest, parts: readonly RequestPart[], carried: ReadonlySet<string>): void;
  /** Whether a request repeats one of an earlier moment, with little that is new. */
  has(request: GatedRequest, parts: readonly RequestPart[], carried: ReadonlySet<string>): boolean;
}

interface Draft {
  place: string;
  names: ReadonlySet<string>;
  /** What it had saved before this moment, and what by now. */
  before: ReadonlySet<string>;
  now: ReadonlySet<string>;
}

const nothing: ReadonlySet<string> = new Set();

/** New answers allowed between two saves; more if more were saved before. */
const fewNew = 2;

/**
 * A request that has saved answers from the first one on is not the application. The answers' names must recur, since many pages use one
 * address for everything. Saves within the current moment do not count: otherwise a form could be sent in ever larger parts.
 */
export function createDraftHistory(): DraftHistory {
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

/** More than any form has; the page controls how many there are. */
const mostDrafts = 60;

function whereAndWhat(request: GatedRequest, parts: readonly RequestPart[]): Pick<Draft, 'place' | 'names'> {
  return {
    place: [request.method, urlWithoutQuery(request.url), ...operationsIn(parts)].join(' '),
    names: new Set(parts.map(({ name }) => name).filter(Boolean)),
  };
}
