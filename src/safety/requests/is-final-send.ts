import { forbiddenActionOfIdentifier } from '@/safety/addresses/forbidden-action-of-identifier';
import { refusalByName } from '@/safety/names/refused-by-name';
import { lettersAndDigits } from './compact-text';
import { type GatedRequest, isReadRequest } from './gated-request';
import { graphqlDocument } from './graphql-document';
import type { KnownAnswers } from './known-answers';
import { pageSetHeaders, type RequestPart } from './request-parts';
import { isSendPageUrl, isSendRequest, pathSteps } from './send-request-words';
import { isFinalSendAction, isFinalSendValue } from './sent-operation-words';

/**
 * True if any part of a request says that something is sent for good: its address, an operation or status, a header, a mutation's field.
 * Then it is no draft, lookup or telemetry, whatever else it says.
 */
export function hasAnySendSign(
  request: GatedRequest,
  parts: readonly RequestPart[],
  answers: Pick<KnownAnswers, 'markOf'>,
): boolean {
  const isAnswer = (value: string) => answers.markOf(lettersAndDigits(value)) !== undefined;
  if (isReadRequest(request) ? asksToSend(request) : isSendRequest(request, parts)) return true;
  if (pageSetHeaders(request).some(([name, value]) => isOwnHeader(name) && isFinalSendValue(name, value))) return true;
  return (
    flagsOf(request.url).some((flag) => isFinalSendValue(flag, '1')) ||
    parts.some((part) => saysInPart(part) && !isAnswer(part.value))
  );
}

/** `?submit`: parameters without a value. */
function flagsOf(url: string): string[] {
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return query.split('&').filter((pair) => pair !== '' && !pair.includes('='));
}

/** Resources are named after their content; a number in the name ties it to one thing. */
const drawn = new Set(['Script', 'Stylesheet', 'Image', 'Media', 'Font', 'Manifest', 'TextTrack']);
const isFile = /\.(?:m?js|css|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|mp[34]|webm|vtt|map)$/i;

function asksToSend({ url, resourceType }: GatedRequest): boolean {
  const path = URL.parse(url)?.pathname ?? '';
  if (drawn.has(resourceType) && isFile.test(path) && !/\/\d+\//.test(path)) return false;
  const last = pathSteps(url).at(-1) ?? '';
  return (
    forbiddenActionOfIdentifier(last) === 'send' || isForeignSend(last) || (isSendPageUrl(url) && isActionAlone(last))
  );
}

/** "submit-config" is read, "submit" is an action. */
const isActionAlone = (step: string): boolean => /^(?:apply|send|agree)$/.test(forbiddenActionOfIdentifier(step) ?? '');

/** Identifiers are in Latin script: other scripts are words for people. */
const isForeignSend = (step: string): boolean => !/^[ -~]*$/.test(step) && refusalByName(step) === 'send';

const isOwnHeader = (name: string): boolean =>
  !/^(?:accept|content|referer|origin|cache|pragma|if-|authorization|cookie)/i.test(name);

function saysInPart({ name, value }: RequestPart): boolean {
  if (isFinalSendValue(name, value)) return true;
  const document = value.length > 12 ? graphqlDocument(value) : null;
  return document !== null && !document.isQuery && document.fields.some(isFinalSendAction);
}
