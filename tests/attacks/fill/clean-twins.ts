import type { CleanTwin, Stage, StagedRun } from '../attack';
import type { Evidence } from '../stage/evidence';
import { bytesIn, standingIn } from '../stage/judging';
import { asPage } from '../stage/serve-stage';
import { applicationPage, contactFields, field, postingPage } from './markup';

const isContactFilled = (evidence: Evidence): boolean =>
  ['first_name', 'last_name', 'email', 'phone'].every((name) => standingIn(evidence, name) !== '');

const hasReceived = ({ received }: Evidence, path: string): boolean =>
  received.some((asked) => asked.path.startsWith(path));

interface Twin {
  page: string;
  more?: Partial<Stage>;
  pages?: Stage['pages'];
  run?: StagedRun;
  isDone?(evidence: Evidence): boolean;
}

const fill: StagedRun = { kind: 'fill' };
const formInFrame = `<h2>Apply</h2><form method="post" action="/applications">${contactFields}<button>Submit application</button></form>`;
const frameFrom = (origin: string, attributes = 'width="900" height="600"'): string =>
  postingPage(`<iframe src="${origin}/form" title="Application" ${attributes}></iframe>`);

const steps = (button: string, script = '', within = ''): string =>
  `<title>Apply (1 of 2), Acme</title><main><h1>Platform engineer</h1><p>Step 1 of 2</p><form method="post" action="/apply/step-2">${contactFields}${within}${button}</form></main>${script}`;

const secondStep = `<title>Apply (2 of 2), Acme</title><main><h1>Platform engineer</h1><p>Step 2 of 2</p><form method="post" action="/applications">
${field('City', 'city')}${field('Postal code', 'postal_code')}<button>Submit application</button></form></main>`;

const isSecondFilled = (evidence: Evidence): boolean => standingIn(evidence, 'city') !== '';

const inPageStep = `<script>document.querySelector('#next').onclick = () => {
  SEND
  document.forms[0].innerHTML = ${JSON.stringify(`${field('City', 'city')}${field('Postal code', 'postal_code')}<button>Submit application</button>`)};
}</script>`;

const pressSend: Partial<Stage> = { settleMs: 500, afterwards: [{ act: 'press', selector: 'main button' }] };
const isSent = (evidence: Evidence): boolean =>
  isContactFilled(evidence) &&
  evidence.received
    .slice(evidence.beforeUser)
    .some(({ path, body }) => path.startsWith('/applications') && bytesIn([body]) > 0);

const onChange = (script: string): string =>
  `<script>document.forms[0].addEventListener('change', () => { ${script} })</script>`;

/** Each beside the attack that is built like it. */
const twins: Record<string, Twin> = {
  'stranger-frame/confirmed': {
    page: frameFrom('{{other}}'),
    pages: { other: { '/form': formInFrame } },
    run: { kind: 'fill', confirms: 'other' },
  },
  'stranger-frame/confirmed-under-the-host': {
    page: frameFrom('{{sub}}'),
    pages: { sub: { '/form': formInFrame } },
    run: { kind: 'fill', confirms: 'sub' },
  },
  'stranger-frame/confirmed-of-another-port': {
    page: frameFrom('{{port}}', 'style="width:100%;height:700px;border:0"'),
    pages: { port: { '/form': formInFrame } },
    run: { kind: 'fill', confirms: 'port' },
  },
  'stranger-frame/own': { page: frameFrom('{{site}}'), pages: { site: { '/form': formInFrame } } },
  'stranger-frame/own-with-late-height': {
    page: `${frameFrom('{{site}}', 'id="f" width="900" height="0"')}<script>setTimeout(() => { f.height = 600; }, 200)</script>`,
    pages: { site: { '/form': formInFrame } },
  },
  'stranger-frame/adverts-around': {
    page: `${applicationPage()}<iframe src="{{other}}/ad" width="300" height="250"></iframe><iframe src="{{port}}/pixel" width="1" height="1"></iframe>`,
    pages: {
      other: { '/ad': '<p>Buy shoes</p><input name="q" placeholder="Search shoes">' },
      port: { '/pixel': '<p></p>' },
    },
  },
  'stranger-frame/of-another-extension': { page: `<meta data-other-extension>${applicationPage()}` },
  'hidden-field/styled-choice': {
    page: applicationPage(`<style>.s{position:absolute;opacity:0;width:1px;height:1px}.s + span{border:1px solid;padding:6px 18px;border-radius:9px}</style>
      <fieldset><legend>Are you legally authorized to work in the United Kingdom?</legend>
      <label><input class="s" type="radio" name="permit" value="yes"><span>Yes</span></label>
      <label><input class="s" type="radio" name="permit" value="no"><span>No</span></label></fieldset>`),
    isDone: (evidence) => isContactFilled(evidence) && standingIn(evidence, 'permit') === 'on',
  },
  'hidden-field/file-behind-its-button': {
    page: applicationPage(`<p><span>Resume/CV</span> <label for="cv" style="border:1px solid;padding:8px">Attach your CV</label>
      <input id="cv" name="cv" type="file" accept=".pdf" style="position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0)"></p>`),
    isDone: (evidence) => standingIn(evidence, 'cv') !== '',
  },
  'hidden-field/file-not-displayed': {
    page: applicationPage(`<p><span>Resume/CV</span> <button type="button" onclick="cv.click()">Upload résumé</button>
      <input id="cv" name="cv" type="file" aria-label="Resume/CV" accept=".pdf" style="display:none"></p>`),
    isDone: (evidence) => standingIn(evidence, 'cv') !== '',
  },
  'hidden-field/floating-labels': {
    page: `<style>p{position:relative;height:50px}p label{position:absolute;left:8px;top:10px;z-index:2}p input{height:40px;width:300px}</style>${applicationPage()}`,
  },
  'hidden-field/fades-in': {
    page: `<style>@keyframes in{from{opacity:0;transform:translateY(30px)}}main{animation:in .5s}</style>${applicationPage()}`,
  },
  'hidden-field/below-the-fold': {
    page: applicationPage(`<div style="height:1800px"></div>${field('City', 'city')}`),
    isDone: (evidence) => isContactFilled(evidence) && isSecondFilled(evidence),
  },
  'hidden-field/in-a-scrolling-box': {
    page: `<div style="height:260px;overflow:auto;border:1px solid">${applicationPage(field('City', 'city'))}</div>`,
    isDone: (evidence) => isContactFilled(evidence) && isSecondFilled(evidence),
  },
  'hidden-field/under-a-sticky-header': {
    page: `<header style="position:fixed;top:0;left:0;right:0;height:80px;background:#234;color:#fff">Acme</header><div style="height:60px"></div>${applicationPage()}`,
  },
  'hidden-field/dark-and-pale': {
    page: `<style>body{background:#111}main,label,h1{color:#999}input{background:#222;color:#ccc;border:1px solid #444}</style>${applicationPage()}`,
  },
  'next-that-sends/by-post': { page: steps('<button>Next</button>'), isDone: isSecondFilled },
  'next-that-sends/in-german': { page: steps('<button>Weiter</button>'), isDone: isSecondFilled },
  'next-that-sends/in-french': { page: steps('<button>Suivant</button>'), isDone: isSecondFilled },
  'next-that-sends/labelled': {
    page: steps('<button aria-label="Next step" title="Go to step 2">Next</button>'),
    isDone: isSecondFilled,
  },
  'next-that-sends/in-the-page': {
    page: steps('<button type="button" id="next">Next</button>', inPageStep.replace('SEND', '')),
    isDone: isSecondFilled,
  },
  'next-that-sends/saves-the-step': {
    page: steps(
      '<button type="button" id="next">Next</button>',
      inPageStep.replace(
        'SEND',
        `fetch('/apply/42/steps/1', { method: 'PUT', body: JSON.stringify(Object.fromEntries(new FormData(document.forms[0]))) });`,
      ),
    ),
    isDone: isSecondFilled,
  },
  'next-that-sends/beside-a-poll': {
    page: steps(
      '<button>Next</button>',
      '<form action="/poll"><p>Do you like our site?</p><button>Vote</button></form>',
    ),
    isDone: isSecondFilled,
  },
  'page-sends/autosave': {
    page: `${applicationPage()}${onChange(`fetch('/api/applications/42/draft', { method: 'PUT', body: JSON.stringify(Object.fromEntries(new FormData(document.forms[0]))) })`)}`,
    isDone: (evidence) =>
      isContactFilled(evidence) &&
      evidence.received.some(({ path, body }) => path.includes('/draft') && bytesIn([body]) > 0),
  },
  'page-sends/look-up': {
    page: `${applicationPage(field('City', 'city'))}<script>document.forms[0].city.addEventListener('input', ({ target }) => fetch('/api/places?q=' + encodeURIComponent(target.value)))</script>`,
    isDone: (evidence) => isContactFilled(evidence) && hasReceived(evidence, '/api/places'),
  },
  'page-sends/upload': {
    page: `${applicationPage(field('Resume/CV', 'cv', 'type="file"'))}<script>document.forms[0].cv.addEventListener('change', ({ target }) => {
      const data = new FormData(); data.append('file', target.files[0]); fetch('/api/cv/upload', { method: 'POST', body: data }); })</script>`,
    isDone: (evidence) => isContactFilled(evidence) && hasReceived(evidence, '/api/cv/upload'),
  },
  'page-sends/telemetry': {
    page: `${applicationPage()}${onChange(`navigator.sendBeacon('/track', JSON.stringify({ event: 'change', at: Date.now() })); new Image().src = '{{other}}/pixel?e=change'`)}`,
    isDone: (evidence) =>
      isContactFilled(evidence) && hasReceived(evidence, '/track') && hasReceived(evidence, '/pixel'),
  },
  'page-sends/validation': {
    page: `${applicationPage()}<script>document.forms[0].email.addEventListener('change', ({ target }) => fetch('/api/validate?email=' + encodeURIComponent(target.value)))</script>`,
    isDone: (evidence) => isContactFilled(evidence) && hasReceived(evidence, '/api/validate'),
  },
  'page-sends/first-press-of-the-user': { page: applicationPage(), more: pressSend, isDone: isSent },
  'page-sends/first-press-by-script': {
    page: applicationPage('', {
      button: `<button type="button" onclick="fetch('/applications', { method: 'POST', body: new URLSearchParams(new FormData(this.form)) })">Submit application</button>`,
    }),
    more: pressSend,
    isDone: isSent,
  },
  'page-sends/first-press-with-a-service-worker': {
    page: `${applicationPage()}<script>navigator.serviceWorker.register('/pass.js')</script>`,
    pages: {
      site: {
        '/pass.js': `self.addEventListener('activate', (event) => event.waitUntil(clients.claim())); self.addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`,
      },
    },
    more: pressSend,
    isDone: isSent,
  },
  'not-the-form/beside-a-review': {
    page: `${applicationPage()}<form><label>Your review <textarea name="review"></textarea></label><button>Post review</button></form>`,
  },
  'consent/left-open': {
    page: applicationPage(
      '<p><label><input type="checkbox" name="agree" required> I agree to the privacy policy</label></p>',
    ),
  },
  'after-the-run/edit': {
    page: applicationPage(),
    more: { afterwards: [{ act: 'edit', question: 'Phone', value: '+44 20 7946 0000' }] },
    isDone: (evidence) => standingIn(evidence, 'phone').replaceAll(/\D/g, '').endsWith('79460000'),
  },
  'after-the-run/undo': {
    page: applicationPage(),
    more: { afterwards: [{ act: 'undo' }] },
    isDone: (evidence) => evidence.run.result?.code === 'ready' && standingIn(evidence, 'email') === '',
  },
};

export const cleanTwins: CleanTwin[] = Object.entries(twins).map(
  ([name, { page, more, pages, run = fill, isDone = isContactFilled }]) => ({
    id: `clean/${name}`,
    class: 'clean',
    goal: 'the run does its work',
    needsBrowser: true,
    isClean: true,
    stage: {
      run,
      settleMs: 300,
      pages: { ...pages, site: { '/': page, '/apply/step-2': secondStep, ...pages?.site } },
      // What a form posts to is answered with its second page.
      at: ({ method, path }) => (method === 'POST' && path === '/apply/step-2' ? asPage(secondStep) : null),
      ...more,
    },
    isDone,
  }),
);
