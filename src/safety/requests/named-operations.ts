import { foldIdentifier } from '@/language/fold/fold';
import type { GatedRequest } from './gated-request';
import type { NamedValue } from './named-values';

/**
 * Names under which single-endpoint APIs are told what to do: RPC, WordPress, ASP.NET, JSF, named GraphQL operations, and batches of these.
 */
const names = new Set(
  `action|action name|action type|ajax action|method|methods|method name|op|ops|operation|operation name|command|cmd|do|intent|intention|func|function|function name|fn|procedure|proc|task|verb|act
  |mutation|descriptor|handler|event target|eventtarget|javax faces source|jakarta faces source|triggering element name|ddo key|rpc|service method|c 0 method name`
    .split('|')
    .map((name) => name.trim()),
);
/** HTTP's own words, which are judged separately. */
const ofHttp = /^(?:get|head|post|options|call|xmlhttprequest|query|)$/i;
const identifier = /^[\p{L}\p{N}_.:$/#\\-]{1,300}$/u;

/** Headers that name the operation, and those that merely identify a request. */
const headerSays = /(?:^| )(?:actions?|operation|command|cmd|intent|rpc|method|target|function|task|do)(?: |$)/;
const headerIsNot =
  /(?:^| )(?:ids?|key|token|trace|type|url|override|span|request headers|turbo|frame)(?: |$)|^(?:access control|hx target|sec|x http method)/;

/** The operations a request names in its query, body and headers. */
export function namedOperations(
  request: Pick<GatedRequest, 'body' | 'headers'>,
  said: readonly NamedValue[],
): string[] {
  return [...said.flatMap(operationIn), ...inHeaders(request), ...inMarkup(request.body)];
}

function operationIn({ name, value }: NamedValue): string[] {
  if (value === null || !names.has(foldIdentifier(name).trim())) return [];
  const trimmed = value.trim();
  return ofHttp.test(trimmed) ? [] : [trimmed];
}

function inHeaders({ headers }: Pick<GatedRequest, 'headers'>): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const words = foldIdentifier(name).replace('soapaction', 'soap action');
    const isOne = headerSays.test(words) && !headerIsNot.test(words) && !ofHttp.test(value.trim());
    return isOne ? [value.replaceAll('"', '').trim()] : [];
  });
}

/** SOAP names it in the first element of its body, XML-RPC in a dedicated element. */
function inMarkup(body: string): string[] {
  if (!/^\s*</.test(body)) return [];
  const [, called] = /<methodName>\s*([^<\s]{1,200})/.exec(body) ?? [];
  const [, carried] = /<(?:\w+:)?Body\b[^<>]{0,500}>\s*<(?:\w+:)?([\w.-]{1,200})/.exec(body) ?? [];
  return [called ?? carried ?? 'unknown'];
}

/** True for what could be an operation's name, but not for a sentence or sign. */
export const isOperationName = (text: string): boolean => identifier.test(text);
