import type { RefusalCode } from '@/domain/page/refusal-code';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { parseWebAddress } from '@/url/web-url';
import { decodeUrl } from './decoded-url';
import { forbiddenActionOfIdentifier, forbiddenActionOfSwitch } from './forbidden-action-of-identifier';
import { forbiddenActionOfScript } from './forbidden-action-of-script-url';

/**
 * The forbidden action an address performs, judging by its path steps, the route behind `#`, its query (`?action=apply`, `?_method=DELETE`)
 * or the code of a `javascript:` address. `leaves-site` for anything that is not a web page (mail, data, files). Otherwise null. Ignores
 * the page the address is on.
 */
export function forbiddenActionOfUrl(address: string): RefusalCode | null {
  return actionWithin(address, mostDepth);
}

/** An address may carry another one in its query, to redirect to. */
const mostDepth = 2;

function actionWithin(address: string, depth: number): RefusalCode | null {
  // Browsers skip control characters and spaces: "java\nscript:".
  const seen = address.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const script = /^javascript:(.*)$/is.exec(seen);
  if (script) return forbiddenActionOfScript(decodeUrl(script[1] ?? ''));
  const url = parseWebAddress(seen, 'https://address.invalid/');
  return url ? actionOfParts(url, depth) : 'leaves-site';
}

function actionOfParts({ pathname, search, hash }: URL, depth: number): RefusalCode | null {
  const route = hash.slice(1).replace(/^!?\/?/, '');
  const [routePath = '', ...routeQuery] = route.split('?');
  return (
    forbiddenActionOfPath(pathname) ??
    actionOfQuery(search.slice(1), depth) ??
    forbiddenActionOfPath(routePath) ??
    actionOfQuery(routeQuery.join('&') || (route.includes('=') ? route : ''), depth)
  );
}

/** What a path does, however it is encoded: `/%61pply`, `/jobs;id=1/applyNow`, `//users/sign_out/`, `/apply.php`. */
export function forbiddenActionOfPath(path: string): RefusalCode | null {
  const steps = decodeUrl(path)
    .split(/[/\\]+/)
    .filter((step) => step !== '' && step !== '.');
  if (steps.length > mostParts) return 'send';
  for (const [index, step] of steps.entries()) {
    const [name = '', ...parameters] = step.split(';');
    const code =
      actionOfStep(name, steps.slice(index + 1), steps.slice(0, index)) ?? actionOfQuery(parameters.join('&'), 0);
    if (code !== null) return code;
  }
  return actionOfSteps(steps.filter((step) => !isNumber.test(step)));
}

/** Numbers may stand between object and action: `/job-alerts/12/create`. */
const isNumber = /^\d+$/;

/** What two steps mean together. */
function actionOfSteps(steps: readonly string[]): RefusalCode | null {
  for (const [index, step] of steps.slice(1).entries()) {
    const code = forbiddenActionOfIdentifier(`${steps[index]} ${step}`);
    if (code !== null) return code;
  }
  return null;
}

/** "application" leads to a form only if nothing but a number or a first step follows; within a site it may be any program's name. */
const formSteps = /^(?:job-?)?application$/i;

function actionOfStep(step: string, after: readonly string[], before: readonly string[]): RefusalCode | null {
  // Those of one posting; site-wide they may be its products.
  if (/^applications$/i.test(step) && before.some((one) => isNumber.test(one) || hasJobUrlWord(one))) return 'apply';
  if (formSteps.test(step) && after.every((next) => /\d|^(?:new|start|create|step)$/i.test(next))) return 'apply';
  return forbiddenActionOfIdentifier(step);
}

/** Search words, sort orders and referrers: their values say nothing about what the address does. */
const ofReading =
  /^(?:q|query|search|searchterm|searchtext|s|k|keyword|keywords|kw|term|terms|text|what|where|title|jobtitle|l|loc|location|city|country|category|cat|tag|tags|company|employer|industry|skill|skills|name|sort|sortby|order|orderby|dir|lang|locale|language|ref|referer|referrer|source|src|from|via|origin|trk|tracking|trackingid|campaign|medium|gclid|fbclid|type|jobtype|department|level|status|facet|facets|filter|filters)$|^(?:utm|mtm|pk|hsa)[-_]/i;
/** Parameters that redirect. */
const leadsOn =
  /^(?:to|go|goto|url|uri|u|link|href|next|dest|destination|target|redirect|redir|return|continue|back|forward|page|path|route|r)(?:[-_]?(?:url|uri|to|path|link))?$/i;
/** "easyApply=true" filters a list; "apply=true" does not. */
const narrows =
  /^(?:filters?[._[-]+)?(?:f[_-])?(?:is[_-]?|has[_-]?)?(?:easy|quick|one[_-]?click|1[_-]?click|direct)[_-]?apply\]?$/i;

/** Limit on the steps or pairs read from an address. No page needs as many; a longer one may be hiding something. */
const mostParts = 1_000;

function actionOfQuery(query: string, depth: number): RefusalCode | null {
  const pairs = new Set(query.split('&'));
  if (pairs.size > mostParts) return 'send';
  for (const pair of pairs) {
    const [key = '', ...values] = decodeUrl(pair.replaceAll('+', ' ')).split('=');
    const code = actionOfPair(key.trim(), values.join('=').trim(), depth);
    if (code !== null) return code;
  }
  return null;
}

const saysYes = nameWordTest({ alone: phrases('requests.yes') });
const isOn = (value: string): boolean => /^[1y]$/i.test(value) || saysYes(fold(value));

function actionOfPair(key: string, value: string, depth: number): RefusalCode | null {
  if (key === '' || ofReading.test(key) || narrows.test(key)) return null;
  const isOff = /^(?:0|false|no|off|null|none)$/i.test(value);
  if (!isOff) {
    const code = forbiddenActionOfIdentifier(key) ?? (isOn(value) ? forbiddenActionOfSwitch(key) : null);
    if (code !== null) return code;
  }
  if (leadsOn.test(key) && depth > 0 && /[/:]/.test(value)) return actionWithin(value, depth - 1);
  return /[/\\]/.test(value) ? forbiddenActionOfPath(value) : forbiddenActionOfIdentifier(value);
}
