import { percentDecoded } from '@/url/percent-decoded';
import { isJobCollectionName, isNeutralName, isReadName, isReadOperation, isTelemetryName } from './reading-words';

/** Numbers, hashes, language codes: they identify one of several things. */
const isId = (step: string): boolean => {
  const digits = step.match(/\d/g)?.length ?? 0;
  if (digits === step.length || digits >= 4) return true;
  return digits > 0 && (step.length >= 20 || (step.length >= 8 && /^[\da-f-]+$/i.test(step)));
};
const isVersionOrLanguage = /^(?:v\d+(?:\.\d+)*|\d\d?|[a-z]{2}(?:[-_][a-z]{2})?)$/i;

type PathSays = 'reading' | 'telling' | 'jobs' | 'action on one' | 'nothing';

/** What a path is for. Searches and lists concern many things; a step after one thing's id acts on it unless it says that it reads. */
export function purposeOfPath(url: string): PathSays {
  const steps = stepsOf(url);
  if (!stepsAfterId(url).every((step) => isReadName(step) || isTelemetryName(step) || isJobCollectionName(step)))
    return 'action on one';
  const named = steps.filter((step) => !isId(step) && !isVersionOrLanguage.test(step));
  const last = named.findLast((step) => !isNeutralName(step)) ?? '';
  if (/^(?:cdn-cgi|recaptcha)$/.test(named[0] ?? '')) return 'telling';
  if (isReadOperation(last)) return 'reading';
  if (isTelemetryName(last)) return 'telling';
  const isCollection = named.at(-1) === steps.findLast((step) => !isVersionOrLanguage.test(step));
  return isCollection && isJobCollectionName(last) ? 'jobs' : 'nothing';
}

function decoded(step: string): string {
  return percentDecoded(step).replace(/;.*$/s, '');
}

const stepsOf = (url: string): string[] => (URL.parse(url)?.pathname ?? '').split('/').filter(Boolean).map(decoded);

const firstIdOf = (steps: readonly string[]): number => steps.findIndex((step, at) => at > 0 && isId(step));

/** Owners of lists: a step after their id is still a list. */
const hasLists =
  /^(?:compan|employer|organi|account|tenant|site|portal|client|customer|location|categor|department)|board/i;

/** Whether a path contains the id of one thing that is not an owner of lists. */
export function hasEntityId(url: string): boolean {
  const steps = stepsOf(url);
  const at = firstIdOf(steps);
  return at !== -1 && !hasLists.test(steps[at - 1] ?? '');
}

/** The steps after one thing's id. */
export function stepsAfterId(url: string): string[] {
  const steps = stepsOf(url);
  const firstId = firstIdOf(steps);
  const behind = firstId === -1 ? [] : steps.slice(firstId + 1);
  return behind.filter((step) => !isId(step) && !isVersionOrLanguage.test(step));
}

/** The root of a site or of a section. */
export const isRootPath = (url: string): boolean =>
  stepsOf(url).every((step) => isNeutralName(step) || isVersionOrLanguage.test(step));
