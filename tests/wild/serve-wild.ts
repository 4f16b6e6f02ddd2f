import { setTimeout as sleep } from 'node:timers/promises';
import { between, createRandom } from '../sites/random.ts';
import { answerRequest } from './answer-request.ts';
import { createRequestLog, type LoggedRequest, type RequestLog } from './request-log.ts';
import { respondToAll, type ServedSite } from './space/serve-loopback.ts';
import { frames } from './traits/frames.ts';
import { type WildTruth, wildTruth } from './truth.ts';
import type { WildSite } from './wild-site.ts';
import { createWildWall } from './wild-wall.ts';

/** A generated site on loopback, with its log and its truth. */
export interface RunningWild extends ServedSite {
  site: WildSite;
  /** The page that a person opens. */
  start: string;
  truth: WildTruth;
  log: Pick<RequestLog, 'requests' | 'sent' | 'clear'>;
  /** Lets a person past the wall that stands in the middle. */
  pass(): void;
}

/** How long answers take, ms: least and most. */
export type AnswerTimes = readonly [number, number];

const usualTimes: AnswerTimes = [50, 250];

export async function serveWild(site: WildSite, times: AnswerTimes = usualTimes): Promise<RunningWild> {
  const log = createRequestLog();
  const wall = createWildWall(site);
  const random = createRandom(site.seed + 1);
  let loads = 0;
  let innerOrigin = '';
  const served = await respondToAll(async (request) => {
    loads += 1;
    const { kind, response } = answerRequest({ site, wall, innerOrigin, load: loads }, request);
    const tookMs = between(random, ...times);
    const { method, url } = request;
    const logged: LoggedRequest = { kind, method, path: url.pathname + url.search, status: response.status, tookMs };
    log.add(logged, request.body);
    await sleep(tookMs);
    return response;
  });
  const { origin } = served;
  innerOrigin = frames[site.choice.frames].isCrossSite ? origin.replace('127.0.0.1', 'localhost') : origin;
  return {
    site,
    origin,
    start: origin + site.shape.listPath,
    truth: wildTruth(site),
    log,
    pass: () => wall.pass(),
    close: served.close,
  };
}
