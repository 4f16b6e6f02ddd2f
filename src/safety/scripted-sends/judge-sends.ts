import { answerToFind, areMostAnswers, carriedAnswers } from './carried-answers';
import { isPartialUpdate } from './partial-update';
import { rememberDrafts } from './remember-drafts';
import { type RequestPart, requestParts } from './request-parts';
import { leadsToSent, saysDraft, saysSend } from './says-send';
import { addressOnly, isRead, type ScriptRequest } from './script-request';

/** Tells the requests of scripts apart that may send a form. What it is told it keeps to itself. */
export interface SendJudge {
  /** Addresses that forms of the page are sent to. */
  addActions(actions: readonly string[]): void;
  /** A text that a field of the page was given. */
  addAnswer(value: string): void;
  /** Whether a request of a script may be the one that sends the form. */
  maySend(request: ScriptRequest): boolean;
  /** Whether the address of a page that a script loads may be what sends the form. */
  mayLeadToSent(url: string): boolean;
}

/**
 * Forms upload files, look places up, check answers and save drafts while they are filled, and break where that fails. So three signs
 * count, none of which those have: the form's own address, a name that says so, most of the answers at once (decision 14).
 */
export function judgeSends(): SendJudge {
  const actions = new Set<string>();
  const answers = new Set<string>();
  const drafts = rememberDrafts();
  const carriesMost = (request: ScriptRequest, parts: readonly RequestPart[]) => {
    const carried = carriedAnswers(parts, answers);
    if (areMostAnswers(carried, answers)) return !saysDraft(request, parts) && !drafts.has(request, parts);
    if (carried.length > 0) drafts.add(request, parts);
    return false;
  };
  return {
    addActions(found) {
      for (const action of found) actions.add(addressOnly(action));
    },
    addAnswer(value) {
      const answer = answerToFind(value);
      if (answer !== null) answers.add(answer);
    },
    maySend(request) {
      const parts = requestParts(request);
      if (isPartialUpdate(parts)) return false;
      if (!isRead(request) && (actions.has(addressOnly(request.url)) || saysSend(request, parts))) return true;
      return carriesMost(request, parts);
    },
    mayLeadToSent(url) {
      const request = { method: 'GET', url, body: '' };
      return leadsToSent(url) || carriesMost(request, requestParts(request));
    },
  };
}
