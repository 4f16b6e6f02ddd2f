import type { Wall } from '@/domain/page/page-kind';
import type { Folded } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { countBlockWords, headlineBlocks, type PageEvidence, proseBlocks } from './page-evidence';
import { hasPostingSections } from './posting-signs';

/** A wall, and the evidence for it. */
export interface WallEvidence {
  wall: Wall;
  evidence: string;
}

/** Visible words. Walls are short; a page that merely mentions such words is not. */
const wordsOfWall = 500;

/** A challenge wants one answer, maybe with a way to switch to another kind. */
const fieldsOfChallenge = 2;

/** Letters of "please" beside it. */
const politeness = 10;

const findChallenge = phraseFinder(phrases('pages.challenge'));
const findOneMoment = phraseFinder(phrases('pages.oneMoment'));
const findRateLimit = phraseFinder(phrases('pages.rateLimit'));
const findLogin = phraseFinder(phrases('pages.login'));

const challengeAddress = /\/(cdn-cgi\/challenge|checkpoint\/challenge|captcha|sorry\/index|challenge)(\/|$)/i;
const loginAddress = /\/(login|log-in|signin|sign-in|sign_in|authwall|auth|uas|sso|signup|register)([/._-]|$)/i;
const loginHost = /^(login|signin|auth|accounts?|secure|sso|id|idp)\./i;
const challengeFrame = /captcha|turnstile|challenge|arkose|funcaptcha|datadome|perimeterx/i;

export function findChallengeWall(evidence: PageEvidence): WallEvidence | null {
  if (evidence.words > wordsOfWall) return null;
  const isSectioned = hasSections(evidence);
  const phrase =
    (isSectioned
      ? phraseIn(headTexts(evidence).slice(0, textsOfHead), findChallenge)
      : phraseOf(evidence, findChallenge)) ?? oneMomentOf(evidence);
  const hasLogin = hasPassword(evidence);
  if (challengeAddress.test(evidence.url.pathname) && !hasLogin)
    return sign('challenge', `address ${evidence.url.pathname}`);
  // A form with more fields merely ends with a challenge.
  if (evidence.fields.length > fieldsOfChallenge) return null;
  if (phrase && !hasLogin) return sign('challenge', `says "${phrase}"`);
  const frame = isSectioned ? null : evidence.frames.find(isChallengeFrame);
  return frame && !hasLogin && countBlockWords(proseBlocks(evidence)) < 100
    ? sign('challenge', 'shows a challenge to solve')
    : null;
}

/** Headlines of a challenge with all that it says for itself. */
const headlinesOfChallenge = 4;
/** The page's title, its headline, and one more where that is the site's name. */
const textsOfHead = 3;

/**
 * A posting, or another page of several parts, may show a contact for an answer to a challenge, in one of them: what the page begins with says
 * what it is.
 */
function hasSections(evidence: PageEvidence): boolean {
  return hasPostingSections(evidence) || headTexts(evidence).length > headlinesOfChallenge + 1;
}

/** "Just a moment…" as the page's whole title or headline. */
function oneMomentOf(evidence: PageEvidence): string | null {
  for (const text of headTexts(evidence)) {
    const phrase = findOneMoment(text);
    if (phrase && text.replaceAll(/[^\p{L}]/gu, '').length <= phrase.length + politeness) return phrase;
  }
  return null;
}

export function findRateLimitWall(evidence: PageEvidence): WallEvidence | null {
  if (evidence.status === 429 || evidence.status === 999)
    return sign('rate-limit', `answered with status ${evidence.status}`);
  if (evidence.words > wordsOfWall) return null;
  const phrase = phraseOf(evidence, findRateLimit);
  return phrase ? sign('rate-limit', `says "${phrase}"`) : null;
}

export function findLoginWall(evidence: PageEvidence): WallEvidence | null {
  if (countBlockWords(proseBlocks(evidence)) > 250) return null;
  const { hostname, pathname } = evidence.url;
  const isAddressed = loginAddress.test(pathname) || loginHost.test(hostname);
  const phrase = phraseOf(evidence, findLogin);
  if (evidence.status === 401) return sign('login', 'answered with status 401');
  const isBare = evidence.words < 200 && evidence.titles.length < 40;
  if (hasPassword(evidence) && (isAddressed || phrase || isBare)) return sign('login', 'asks for a password');
  if (isAddressed && phrase) return sign('login', `address ${pathname} says "${phrase}"`);
  return phrase && hasAccountField(evidence) ? sign('login', `asks for an account: "${phrase}"`) : null;
}

function sign(wall: Wall, evidence: string): WallEvidence {
  return { wall, evidence };
}

/** The phrase in the title or a headline, else on a line if the page is short, and no posting that shows its contact for an answer. */
function phraseOf(evidence: PageEvidence, find: (text: Folded) => Folded | null): string | null {
  const isBare = evidence.words < 150 && !hasPostingSections(evidence);
  const lines = isBare ? evidence.blocks.filter(({ zone }) => zone === 'main').map(({ folded }) => folded) : [];
  return phraseIn([...headTexts(evidence), ...lines], find);
}

function phraseIn(texts: readonly Folded[], find: (text: Folded) => Folded | null): string | null {
  for (const text of texts) {
    const phrase = find(text);
    if (phrase) return phrase;
  }
  return null;
}

/** The page's title and the headlines of its main content. */
function headTexts(evidence: PageEvidence): Folded[] {
  const headlines = headlineBlocks(evidence).filter(({ zone }) => zone === 'main');
  return [evidence.title, ...headlines.map(({ folded }) => folded)];
}

function hasPassword(evidence: PageEvidence): boolean {
  return evidence.fields.some(({ type }) => type === 'password');
}

function hasAccountField(evidence: PageEvidence): boolean {
  return evidence.fields.some(
    ({ type, autocomplete, name, id }) =>
      type === 'email' || /username|email/.test(autocomplete) || /user_?name|e-?mail|login/i.test(`${name} ${id}`),
  );
}

/** A visible challenge frame; the invisible ones of the same vendors are a corner badge or have no size. */
function isChallengeFrame(frame: HTMLIFrameElement): boolean {
  if (!challengeFrame.test(`${frame.src} ${frame.title} ${frame.id}`)) return false;
  const { width, height } = frame.getBoundingClientRect();
  return width >= 200 && height >= 60 && !/size=invisible/.test(frame.src);
}
