import { type Html, html } from '../html.ts';
import { redirectTo, respondWithHtml, type Site, type SiteRequest, type SiteResponse } from '../site.ts';

export const accountFaults = ['none', 'session-ended', 'false-success', 'dead-save'] as const;
export type AccountFault = (typeof accountFaults)[number];

export interface Account extends Site {
  /** What the account holds, as the site itself knows. */
  saved(): Readonly<Record<string, string>>;
  /** How often somebody signed in, rightly or not, and saved. */
  counts(): { signIns: number; refused: number; saves: number };
  reset(fault: AccountFault): void;
}

/** Who may sign in. The password stands here and with the user, and nowhere else. */
export const member = { name: 'wren', password: 'tin-lantern-84' };

const fieldNames = ['bio', 'motto', 'theme', 'digest'];
const first: Record<string, string> = { bio: 'New here.', motto: '', theme: 'Plain', digest: 'weekly' };

/** A site with accounts: sign-in, a page of one's own, saving it with a confirmation. */
export function createAccount(): Account {
  let saved = { ...first };
  let fault: AccountFault = 'none';
  let sessions = new Set<string>();
  let counts = { signIns: 0, refused: 0, saves: 0 };
  const signIn = ({ body }: SiteRequest): SiteResponse => {
    const given = new URLSearchParams(body);
    if (given.get('who') !== member.name || given.get('word') !== member.password) {
      counts = { ...counts, refused: counts.refused + 1 };
      return respondWithHtml(shell('Sign in', gate('That did not match.')), 401);
    }
    counts = { ...counts, signIns: counts.signIns + 1 };
    const session = `s${counts.signIns}`;
    sessions.add(session);
    return redirectTo('/den/me', { 'set-cookie': `den=${session}; Path=/den` });
  };
  const save = ({ body }: SiteRequest): SiteResponse => {
    if (fault === 'session-ended') {
      sessions = new Set();
      return redirectTo('/den/');
    }
    const given = new URLSearchParams(body);
    counts = { ...counts, saves: counts.saves + 1 };
    if (fault !== 'false-success') for (const name of fieldNames) saved[name] = given.get(name) ?? saved[name] ?? '';
    return redirectTo('/den/me?saved=1');
  };
  return {
    saved: () => saved,
    counts: () => counts,
    reset(broken) {
      saved = { ...first };
      fault = broken;
      sessions = new Set();
      counts = { signIns: 0, refused: 0, saves: 0 };
    },
    handle(request) {
      const { pathname } = request.url;
      if (!pathname.startsWith('/den')) return null;
      const path = pathname.replace(/^\/den\/?/, '');
      const isIn = sessions.has(request.cookies.get('den') ?? '');
      if (path === 'enter' && request.method === 'POST') return signIn(request);
      if (path === '' && isIn) return redirectTo('/den/me');
      if (!isIn) return path === '' ? respondWithHtml(shell('Sign in', gate(''))) : redirectTo('/den/');
      if (path === 'keep' && request.method === 'POST') return save(request);
      if (path === 'me')
        return respondWithHtml(shell('Your page', mine(saved, request.url.searchParams.has('saved'), fault)));
      return { status: 404, headers: {}, body: 'Nothing here' };
    },
  };
}

function shell(title: string, content: Html): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · The Den</title><link rel="icon" href="data:,">
<style>body{font:17px Georgia,serif;max-width:40rem;margin:2rem auto}label{display:block;margin:.75rem 0}dialog{padding:1.5rem}</style></head>
<body><h1>${title}</h1>${content}</body></html>`.markup;
}

function gate(problem: string): Html {
  return html`${problem ? html`<p role="alert">${problem}</p>` : null}<form action="/den/enter" method="post">
    <label>Member name <input name="who" autocomplete="username"></label>
    <label>Password <input name="word" type="password" autocomplete="current-password"></label>
    <button>Sign in</button></form>`;
}

function mine(saved: Readonly<Record<string, string>>, isSaved: boolean, fault: AccountFault): Html {
  const themes = ['Plain', 'Dusk', 'Meadow'];
  return html`${isSaved ? html`<p role="status">Your page was saved.</p>` : null}
    <form id="own" action="/den/keep" method="post">
      <label>Bio <textarea name="bio" rows="3">${saved.bio ?? ''}</textarea></label>
      <label>Motto <input name="motto" value="${saved.motto ?? ''}"></label>
      <label>Theme <select name="theme">${themes.map((theme) => html`<option${saved.theme === theme ? html` selected` : null}>${theme}</option>`)}</select></label>
      <fieldset><legend>Digest</legend>${['daily', 'weekly', 'never'].map(
        (often) =>
          html`<label><input type="radio" name="digest" value="${often}"${saved.digest === often ? html` checked` : null}> ${often}</label>`,
      )}</fieldset>
      <button type="button" id="keep"${fault === 'dead-save' ? html` data-dead` : null}>Save changes</button>
    </form>
    <dialog id="sure" aria-label="Save your page?"><p>Others will see this.</p><button id="yes">Save my page</button> <button id="no">Back</button></dialog>
    <script>
      const sure = document.getElementById('sure');
      const keep = document.getElementById('keep');
      keep.addEventListener('click', () => { if (!('dead' in keep.dataset)) sure.showModal(); });
      document.getElementById('yes').addEventListener('click', () => { sure.close(); document.getElementById('own').requestSubmit(); });
      document.getElementById('no').addEventListener('click', () => sure.close());
    </script>`;
}
