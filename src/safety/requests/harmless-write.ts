import { foldIdentifier } from '@/language/fold/fold';
import { lettersAndDigits } from './compact-text';
import { effectiveMethod, type GatedRequest, originOfUrl, urlWithoutQuery } from './gated-request';
import { graphqlDocument } from './graphql-document';
import type { KnownAnswers } from './known-answers';
import type { RequestPart } from './request-parts';
import { isDraftRequest, isFileRequest, isLookupRequest, operationsIn, pathSteps } from './send-request-words';

/** Judges writing requests that contain no answers: one unknown word could send what was saved before. */
export interface HarmlessWriteJudge {
  /** Sent before anything was answered: the page sends it on its own. */
  learn(request: GatedRequest, parts: readonly RequestPart[]): void;
  /** A request with answers went there and passed. */
  learnDraft(request: GatedRequest, parts: readonly RequestPart[]): void;
  /** Whether there is evidence that it does not send. Words for sending are checked elsewhere. */
  isHarmless(request: GatedRequest, parts: readonly RequestPart[]): boolean;
}

/** What pages report about their visitors. */
const isTelemetry =
  /(?:^| )(?:track(?:ing|er)?|logs?|logger|logging|events?|impressions?|analytics|metrics?|telemetry|beacons?|collect(?:or)?|ping|pixel|stats?|rum|vitals|heart ?beat|traces?|spans?|errors?|crash|envelope|insights?|usage|performance|monitoring|sentry|datadog|matomo|piwik|segment|amplitude|hotjar|clarity|newrelic|batch|cspreport|csp report)(?: |$)/;
/** What keeps a page alive: identity, session length, human checks. */
const isUpkeep =
  /(?:^| )(?:tokens?|csrf|xsrf|nonce|refresh|renew|session|sessions|keep ?alive|alive|captcha|recaptcha|hcaptcha|turnstile|challenge|translations?|locales?|i ?18 ?n|config|configuration|features?|flags?|experiments?|consent|cookies?|preferences|settings|presence|online|time|health|rgstr)(?: |$)/;
/** Asks for an address to upload a file to, as a path's last step only: contracts are presigned too, and then confirmed. */
const isPresigning = /^presign(?:ed)?$/;
const isQuestion =
  /^(?:get|list|fetch|load|find|query|read|search|suggest|autocomplete|count|look ?up|calculate|preview|render|resolve)(?: |$)|(?:^| )(?:search|query|suggestions?|autocomplete|config|count|list|options|questions|facets?|preview)$/;
/** States the position in the form, and nothing about what becomes of it. */
const isPlace =
  /(?:^| )(?:steps?|page|section|index|current|position|progress|screen|tab|id|uuid|job|vacancy|locale|lang|language|time|timestamp|version|csrf|token)$/;

const mostShapes = 300;

export function createHarmlessWriteJudge(answers: Pick<KnownAnswers, 'markOf'>): HarmlessWriteJudge {
  const shapes = new Set<string>();
  const drafts = new Map<string, Set<string>>();
  const isDraftGoingOn = (request: GatedRequest, parts: readonly RequestPart[]) => {
    const names = drafts.get(placeOf(request, parts));
    return names !== undefined && parts.length > 0 && parts.every((part) => names.has(part.name) || isPlainState(part));
  };
  return {
    learn(request, parts) {
      if (shapes.size < mostShapes) shapes.add(shapeOf(request, parts));
    },
    learnDraft(request, parts) {
      const place = placeOf(request, parts);
      drafts.set(place, new Set([...(drafts.get(place) ?? []), ...parts.map(({ name }) => name)]));
      if (drafts.size > mostShapes) drafts.delete([...drafts.keys()][0] ?? '');
    },
    isHarmless(request, parts) {
      if (isAskedOnly(parts) || shapes.has(shapeOf(request, parts)) || isDraftGoingOn(request, parts)) return true;
      if (isOfOthers(request)) return true;
      const steps = pathSteps(request.url).map(foldIdentifier);
      const actions = operationsIn(parts).map(foldIdentifier);
      if (actions.length > 0) return actions.every((action) => isQuestion.test(action) || isTelemetry.test(action));
      if (isLookupRequest(request, parts) || isFileRequest(request, parts) || isDraftRequest(request, parts))
        return true;
      const own = steps.slice(-2);
      const last = own.at(-1) ?? '';
      if (own.some((step) => isTelemetry.test(step) || isUpkeep.test(step))) return true;
      if (isQuestion.test(last) || isPresigning.test(last)) return true;
      const isCounting = ({ name, value }: RequestPart) => isPlace.test(foldIdentifier(name)) && value.length <= 64;
      return (
        parts.length > 0 &&
        parts.some(({ name }) => /step|page|progress|section/i.test(name)) &&
        parts.every(isCounting)
      );
    },
  };
  /** A checkbox or an emptied field, with a name that states no status. */
  function isPlainState({ name, value }: RequestPart): boolean {
    if (/stat(?:us|e)|stage|phase|final|done|complet|action|event/i.test(name)) return false;
    return /^(?:true|false|null|on|off|)$/.test(value) || answers.markOf(lettersAndDigits(value)) !== undefined;
  }
}

/** A document of queries only, whatever its operations are called. */
function isAskedOnly(parts: readonly RequestPart[]): boolean {
  const documents = parts.flatMap(({ value }) => (value.length > 2 ? (graphqlDocument(value) ?? []) : []));
  return documents.length > 0 && documents.every(({ isQuery }) => isQuery);
}

/** Another site has nothing the form's site saved. Hosts with a common suffix may be one site. */
function isOfOthers({ url, frameOrigin }: GatedRequest): boolean {
  const [to, from] = [URL.parse(url)?.hostname, frameOrigin === null ? undefined : URL.parse(frameOrigin)?.hostname];
  if (to === undefined || from === undefined || originOfUrl(url) === frameOrigin) return false;
  return siteOf(to) !== siteOf(from);
}

const siteOf = (host: string): string => (/^[\d.:[\]]+$/.test(host) ? host : host.split('.').slice(-2).join('.'));

const placeOf = (request: GatedRequest, parts: readonly RequestPart[]): string =>
  [effectiveMethod(request), urlWithoutQuery(request.url), ...operationsIn(parts)].join(' ');

function shapeOf(request: GatedRequest, parts: readonly RequestPart[]): string {
  const steps = pathSteps(request.url).join('/');
  const names = [...new Set(parts.map(({ name }) => name))].toSorted();
  return [effectiveMethod(request), originOfUrl(request.url), steps, ...operationsIn(parts), ...names].join(' ');
}
