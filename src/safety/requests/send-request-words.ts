import { foldIdentifier, wordCount } from '@/language/fold/fold';
import { isApplicationPath } from '@/language/words/controls/apply-control-words';
import { decodeUrl } from '@/safety/addresses/decoded-url';
import { hasFinalSend } from '@/safety/names/step-words';
import type { GatedRequest } from './gated-request';
import type { RequestPart } from './request-parts';

/** Names under which single-endpoint APIs are told what to do (GraphQL, RPC, WordPress). */
const actionNames = new Set(['operationname', 'operation', 'op', 'action', 'method', 'command']);
const identifier = /^[\w.:$/-]{1,120}$/;
/** Numbers, hashes and versions: they identify things and name no action. */
const isId = /^(?:v?\d+|(?=.*\d)[\da-f-]{8,}|(?=.*\d)[\w-]{20,})$/i;

/** Characters. A query names itself at its start. */
const longestHead = 300;

/** Actions beside the form: whatever else they say, they send no application. */
const isBeside =
  /(?:^| )(?:uploads?|validat(?:e|es|ion)|autosave|autocomplete|auto complete|suggest(?:ions?)?|search|parse|lookup|typeahead)(?: |$)/;
/** More such actions, which need a few answers: where a place is, whether somebody is known. */
const isLookUp =
  /(?:^| )(?:look up|checks?|exists?|known|duplicates?|verif(?:y|ies|ication)|availab(?:le|ility)|geocod(?:e|es|ing|er)|places?|address(?:es)?|post ?codes?|postal codes?|zip ?codes?|cities|locations|schools|universities|companies|employers|skills)(?: |$)/;
/** Ends an application, but also an upload. */
const endsAnything = /(?:^| )(?:complete|done|finish|finalize|confirm)(?= |$)/g;
const isDraft = /(?:^| )(?:drafts?|autosave|auto save)(?: |$)/;
const isOfFile = /(?:^| )(?:uploads?|files?|documents?|attachments?|resumes?|cvs?|multipart)(?: |$)/;

/** Collections to which an application is added: as its first save, or as a whole. */
const isOfApplications =
  /(?:^| )(?:applications?|applicants?|candidates?|candidatures?|candidacies|submissions?|responses?|entries)$/;

/** True if the request adds an application to a collection: where nothing says that more pages follow, that may be the end. */
export function addsApplication({ method, url }: Pick<GatedRequest, 'method' | 'url'>): boolean {
  return method === 'POST' && isOfApplications.test(foldIdentifier(pathSteps(url).at(-1) ?? ''));
}

/** True if a request's address, or the operation it names, sends for good ("/apply", "SubmitApplication"). */
export function isSendRequest(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  const path = pathSteps(request.url).map(foldIdentifier);
  const last = path.at(-1);
  const actions = operationsIn(parts).map(foldIdentifier);
  const within = path.join(' ');
  return (last !== undefined && saysSendIn(last, within)) || actions.some((action) => saysSendIn(action, within));
}

/** True if it does so for good and nothing less: a form page may be saved under a name that means apply. */
export function isFinalSendRequest(
  request: Pick<GatedRequest, 'url' | 'cause'>,
  parts: readonly RequestPart[],
): boolean {
  if (request.cause !== 'form') return isSendRequest(request, parts);
  return (
    isSendPageUrl(request.url) ||
    operationsIn(parts).some((action) => saysSendIn(withoutApply(foldIdentifier(action)), ''))
  );
}

/** The same for a page's address, where "apply" is how an application starts. */
export function isSendPageUrl(url: string): boolean {
  const last = pathSteps(url).at(-1) ?? '';
  const words = foldIdentifier(last);
  // An application starts at the word for applying alone; "bewerbung-absenden" says more.
  if (wordCount(words) === 1 && isApplicationPath(last)) return false;
  return saysSendIn(withoutApply(words), '');
}

const withoutApply = (words: string): string => words.replaceAll(/\bapply\b/g, ' ');

/** True if the address or operation uploads or parses a file. */
export function isFileRequest(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  return [...pathSteps(request.url), ...operationsIn(parts)].some((name) => isOfFile.test(foldIdentifier(name)));
}

/** True if the address or operation saves a draft. */
export function isDraftRequest(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  return [...pathSteps(request.url), ...operationsIn(parts)].some((name) => isDraft.test(foldIdentifier(name)));
}

/** True if they look something up, check it or parse it. */
export function isLookupRequest(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  // The last step is often the format ("/geocode/json"), the one before it the subject.
  const names = [...pathSteps(request.url).slice(-2), ...operationsIn(parts)].map(foldIdentifier);
  return names.some((words) => isBeside.test(words) || isLookUp.test(words));
}

function saysSendIn(words: string, within: string): boolean {
  if (isBeside.test(words)) return false;
  const isFile = isOfFile.test(`${within} ${words}`);
  return hasFinalSend(isFile ? words.replaceAll(endsAnything, ' ') : words);
}

/** The decoded path steps, without ids. */
export function pathSteps(url: string): string[] {
  const path = decodeUrl(URL.parse(url)?.pathname ?? '');
  const steps = path.split(/[/\\]+/).map((step) => step.replace(/;.*$/s, ''));
  return steps.filter((step) => step !== '' && !isId.test(step));
}

/** The operations a request names. */
export function operationsIn(parts: readonly RequestPart[]): string[] {
  return parts.flatMap(({ name, value, isOutermost }) => {
    if (!isOutermost) return [];
    if (name === 'query') return mutationIn(value);
    const isAction = actionNames.has(name.replace(/^_/, '').toLowerCase()) && identifier.test(value);
    return isAction ? value : [];
  });
}

/** "mutation Apply($id: ID!) { … }" is named, "mutation { apply(id: 1) }" only names what it calls. */
function mutationIn(query: string): string[] {
  const words = [...query.slice(0, longestHead).matchAll(/\w+/g)].map(String);
  const at = words.indexOf('mutation');
  return at === -1 ? [] : words.slice(at + 1, at + 2);
}
