import { isApplicationPath } from '@/domain/apply-words';
import { identifierWords } from '@/domain/form-keys/field-words';
import { decodedAddress } from '../decoded-address';
import { hasFinalSend } from '../words/step-words';
import type { GatedRequest } from './gated-request';
import type { RequestPart } from './request-parts';

/** By these names one address for everything is told what to do (GraphQL, RPC, what WordPress calls). */
const deedNames = new Set(['operationname', 'operation', 'op', 'action', 'method', 'command']);
const identifier = /^[\w.:$/-]{1,120}$/;
/** Numbers, hashes and versions: they tell one thing from the next, not what is done to it. */
const isId = /^(?:v?\d+|(?=.*\d)[\da-f-]{8,}|(?=.*\d)[\w-]{20,})$/i;

/** Where a query says what it is. Characters. */
const longestHead = 300;

/** Deeds beside the form: whatever else their names say, they send no application. */
const isBeside =
  /(?:^| )(?:uploads?|validat(?:e|es|ion)|autosave|autocomplete|auto complete|suggest(?:ions?)?|search|parse|lookup|typeahead)(?: |$)/;
/** Further ones that ask for what fits to a few answers: where a place is, whether somebody is known. */
const isLookUp =
  /(?:^| )(?:look up|checks?|exists?|known|duplicates?|verif(?:y|ies|ication)|availab(?:le|ility)|geocod(?:e|es|ing|er)|places?|address(?:es)?|post ?codes?|postal codes?|zip ?codes?|cities|locations|schools|universities|companies|employers|skills)(?: |$)/;
/** What ends an application, and an upload as well. */
const endsAnything = /(?:^| )(?:complete|done|finish|finalize|confirm)(?= |$)/g;
const isDraft = /(?:^| )(?:drafts?|autosave|auto save)(?: |$)/;
const isOfFile = /(?:^| )(?:uploads?|files?|documents?|attachments?|resumes?|cvs?|multipart)(?: |$)/;

/** True where the address of a request, or the deed that it names, says that it sends for good ("/apply", "SubmitApplication"). */
export function saysSend(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  const path = pathSteps(request.url).map(identifierWords);
  const last = path.at(-1);
  const deeds = deedsIn(parts).map(identifierWords);
  const within = path.join(' ');
  return (last !== undefined && saysSendIn(last, within)) || deeds.some((deed) => saysSendIn(deed, within));
}

/** True where it says so for good and nothing less: a page of a form may be saved by what is called to apply. */
export function saysFinalSend(request: Pick<GatedRequest, 'url' | 'cause'>, parts: readonly RequestPart[]): boolean {
  if (request.cause !== 'form') return saysSend(request, parts);
  return leadsToSent(request.url) || deedsIn(parts).some((deed) => saysSendIn(withoutApply(identifierWords(deed)), ''));
}

/** The same of the address of a page: one that says to apply is where an application begins. */
export function leadsToSent(url: string): boolean {
  const last = pathSteps(url).at(-1) ?? '';
  return !isApplicationPath(last) && saysSendIn(withoutApply(identifierWords(last)), '');
}

const withoutApply = (words: string): string => words.replaceAll(/\bapply\b/g, ' ');

/** True where the address or the deed says that a file is sent, or read out. */
export function saysFile(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  return [...pathSteps(request.url), ...deedsIn(parts)].some((name) => isOfFile.test(identifierWords(name)));
}

/** True where the address or the deed says that what is sent stays a draft. */
export function saysDraft(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  return [...pathSteps(request.url), ...deedsIn(parts)].some((name) => isDraft.test(identifierWords(name)));
}

/** True where they say that something is looked up, checked or read out. */
export function saysBeside(request: Pick<GatedRequest, 'url'>, parts: readonly RequestPart[]): boolean {
  // What stands behind is often how the answer is wanted ("/geocode/json"), before it what it belongs to.
  const names = [...pathSteps(request.url).slice(-2), ...deedsIn(parts)].map(identifierWords);
  return names.some((words) => isBeside.test(words) || isLookUp.test(words));
}

function saysSendIn(words: string, within: string): boolean {
  if (isBeside.test(words)) return false;
  const isFile = isOfFile.test(`${within} ${words}`);
  return hasFinalSend(isFile ? words.replaceAll(endsAnything, ' ') : words);
}

/** The steps of the path, decoded, without those that are only ids. */
export function pathSteps(url: string): string[] {
  const path = decodedAddress(URL.parse(url)?.pathname ?? '');
  const steps = path.split(/[/\\]+/).map((step) => step.replace(/;.*$/s, ''));
  return steps.filter((step) => step !== '' && !isId.test(step));
}

/** What the request says that is to be done. */
export function deedsIn(parts: readonly RequestPart[]): string[] {
  return parts.flatMap(({ name, value, isOutermost }) => {
    if (!isOutermost) return [];
    if (name === 'query') return mutationIn(value);
    const isDeed = deedNames.has(name.replace(/^_/, '').toLowerCase()) && identifier.test(value);
    return isDeed ? value : [];
  });
}

/** "mutation Apply($id: ID!) { … }" has a name, "mutation { apply(id: 1) }" only that of what it calls. */
function mutationIn(query: string): string[] {
  const words = [...query.slice(0, longestHead).matchAll(/\w+/g)].map(String);
  const at = words.indexOf('mutation');
  return at === -1 ? [] : words.slice(at + 1, at + 2);
}
