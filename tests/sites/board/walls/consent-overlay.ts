import { type Html, html } from '../../html.ts';
import { brand } from '../site-header.ts';

/** Covers the page until the user has chosen; the choice is a form, so that it works without a script. */
export function consentOverlay(face: string, url: URL): Html {
  const back = new URL(url);
  back.searchParams.delete('wall');
  const action = `/${face}/consent?session_redirect=${encodeURIComponent(back.pathname + back.search)}`;
  return html`<link rel="stylesheet" href="/assets/walls/walls.css">
<div class="consent-backdrop"><div class="consent" role="dialog" aria-modal="true" aria-labelledby="consent-title">
<h2 id="consent-title">We value your privacy</h2>
<p>${brand} and its 312 partners store cookies on your device to measure audiences and to show ads. You can accept, reject, or change your choice at any time in our cookie policy.</p>
<form method="post" action="${action}">
  <button type="submit" name="choice" value="reject">Reject all</button>
  <button type="submit" name="choice" value="settings">Manage options</button>
  <button type="submit" name="choice" value="accept" class="consent-accept">Accept all</button>
</form></div></div>`;
}
