import { type Html, html } from '../../html.ts';
import { closeIcon, filterIcon } from '../icons.ts';
import { dateFilters, levelFilters, workplaceFilters } from '../search.ts';

/** The bar above the list: one quick filter, and the way to all of them. */
export function filterBar(): Html {
  return html`<div class="j_filter_bar" role="region" aria-label="Filters">
  <button type="button" class="ember-view j_pill j_easy_pill" aria-pressed="false">Easy Apply</button>
  <button type="button" class="ember-view j_pill j_all_filters" aria-haspopup="dialog">${filterIcon} All filters</button>
  <button type="button" class="ember-view j_pill_quiet j_reset" hidden>Reset</button>
</div>`;
}

/** Kept in a template until it is opened. Nothing applies before "Show results" is pressed. */
export function filtersTemplate(): Html {
  return html`<template class="j_filters_template"><div class="j_veil"><form class="j_dialog" role="dialog" aria-modal="true" aria-labelledby="filters-title">
  <header><h2 id="filters-title">Filter only jobs by</h2><button type="button" class="j_dismiss" aria-label="Dismiss">${closeIcon}</button></header>
  <div class="j_dialog_body">
    ${group('Date posted', 'f_date', 'radio', dateFilters)}
    ${group('Experience level', 'f_level', 'checkbox', levelFilters)}
    ${group('Remote', 'f_place', 'checkbox', workplaceFilters)}
    <fieldset><legend>Easy Apply</legend><label><input type="checkbox" role="switch" name="f_easy" value="true"> <span>Only jobs with Easy Apply</span></label></fieldset>
  </div>
  <footer><button type="reset" class="j_button_quiet">Reset</button><button type="submit" class="j_button">Show results</button></footer>
</form></div></template>`;
}

function group(
  legend: string,
  name: string,
  type: 'radio' | 'checkbox',
  options: readonly { value: string; label: string }[],
): Html {
  return html`<fieldset><legend>${legend}</legend>${options.map(
    ({ value, label }) =>
      html`<label><input type="${type}" name="${name}" value="${value}"> <span>${label}</span></label>`,
  )}</fieldset>`;
}
