import { type Html, html } from '../../html.ts';
import { closeIcon } from '../icons.ts';

/** The form of an Easy Apply, in a template until the button is pressed. Sending it is what tests look for in the log. */
export function applyTemplate(): Html {
  return html`<template class="j_apply_template"><div class="j_veil"><form class="j_dialog" role="dialog" aria-modal="true" aria-labelledby="apply-title">
  <header><h2 id="apply-title">Apply</h2><button type="button" class="j_dismiss" aria-label="Dismiss">${closeIcon}</button></header>
  <div class="j_dialog_body">
    <label>Email address <input type="email" name="email" autocomplete="email" required></label>
    <label>Mobile phone number <input type="tel" name="phone" autocomplete="tel"></label>
    <label>Résumé <input type="file" name="resume"></label>
    <label>Why do you want to work here? <textarea name="motivation" rows="4"></textarea></label>
  </div>
  <footer><button type="submit" class="j_button">Submit application</button></footer>
</form></div></template>`;
}
