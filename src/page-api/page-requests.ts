import { changeRequests } from './change-requests';
import { documentRequests } from './document-requests';
import { elementRequests } from './element-requests';
import { fieldVisibilityRequests } from './field-visibility-requests';
import { fillRequests } from './fill-requests';
import { formRequests } from './form-requests';
import { frameRequests } from './frame-requests';
import { listRequests } from './list-requests';
import type { PageRequest } from './page-request';
import { postingRequests } from './posting-requests';
import { pressRequests } from './press-requests';
import { scopeRequests } from './scope-requests';
import { scrollRequests } from './scroll-requests';
import { searchRequests } from './search-requests';
import { snapshotRequests } from './snapshot-requests';

const declared = {
  ...documentRequests,
  ...snapshotRequests,
  ...listRequests,
  ...postingRequests,
  ...searchRequests,
  ...elementRequests,
  ...scrollRequests,
  ...pressRequests,
  ...changeRequests,
  ...frameRequests,
  ...scopeRequests,
  ...formRequests,
  ...fieldVisibilityRequests,
  ...fillRequests,
} as const;

/** The requests to a frame's content script: name, input and output of each. */
export type PageRequests = {
  [Name in keyof typeof declared]: NonNullable<(typeof declared)[Name]['types']>;
};

export type PageRequestName = keyof PageRequests;

/** The declarations by name, for the background. The page script takes types only: the schemas would bring zod into every page. */
export const pageRequests: {
  readonly [Name in PageRequestName]: PageRequest<PageRequests[Name]['input'], PageRequests[Name]['output']>;
} = declared;

/**
 * The message as sent; `to` sets it apart from the extension's other messages. `framePrefix`: of this frame's refs, as in snapshots. What a
 * frame answers may contain refs, and only a ref with its frame is found again from outside.
 */
export type PageMessage<Names extends PageRequestName = PageRequestName> = {
  [Name in Names]: {
    to: 'page';
    request: Name;
    input: PageRequests[Name]['input'];
    framePrefix: string;
    token?: string;
  };
}[Names];

/** The answer as sent, to be parsed by the caller: errors as text, since a thrown one would lose its meaning. */
export type PageAnswer = { ok: true; output: unknown } | { ok: false; error: string; isOutOfScope: boolean };
