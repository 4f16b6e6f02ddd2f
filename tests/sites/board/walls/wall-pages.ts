import { html } from '../../html.ts';
import type { SiteResponse } from '../../site.ts';
import { respondWithDocument } from '../document.ts';
import { brand } from '../site-header.ts';

const styles = ['walls/walls.css'];
const head = html`<a class="wall-brand" href="/"><img src="/logo/wayfinder.svg" alt="" width="40" height="40">${brand}</a>`;

/** `query` holds the way back. */
export function loginPage(query: string): SiteResponse {
  return respondWithDocument({
    title: `Sign in | ${brand}`,
    styles,
    body: html`<main class="wall">${head}
<h1>Welcome back</h1><p>Sign in to see jobs for you.</p>
<form method="post" action="${query}">
  <label>Email <input type="email" name="session_key" autocomplete="username"></label>
  <label>Password <input type="password" name="session_password" autocomplete="current-password"></label>
  <p><a href="#">Forgot password?</a></p>
  <button type="submit">Sign in</button>
</form>
<p>New to ${brand}? <a href="#">Join now</a></p></main>`,
  });
}

export function challengePage(face: string, query: string): SiteResponse {
  return respondWithDocument({
    title: `Security verification | ${brand}`,
    styles,
    status: 403,
    body: html`<main class="wall">${head}
<h1>Let’s do a quick security check</h1><p>Verify you are human to go on. We have noticed unusual activity from your network.</p>
<iframe src="/${face}/checkpoint/widget" title="Widget containing a checkbox for the security challenge" width="304" height="78"></iframe>
<form method="post" action="/${face}/checkpoint${query}"><button type="submit">Continue</button></form>
<p class="wall-small">Reference 8f3a-1c77</p></main>`,
  });
}

export function challengeWidget(): SiteResponse {
  return respondWithDocument({
    title: 'Challenge',
    styles,
    body: html`<label class="wall-widget"><input type="checkbox"> Verify you are human</label>`,
  });
}

export function rateLimitPage(): SiteResponse {
  const page = respondWithDocument({
    title: `Too many requests | ${brand}`,
    styles,
    status: 429,
    body: html`<main class="wall">${head}
<h1>Too many requests</h1><p>You have made too many requests in a short time. Please wait a few minutes and try again.</p></main>`,
  });
  return { ...page, headers: { ...page.headers, 'retry-after': '120' } };
}
