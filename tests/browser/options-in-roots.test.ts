import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { expectFieldsHeld, openFormPage } from './form-page';

/** Every part is a form of its own, and every option an element with a root of its own, put into the slot of its list. */
const body = `<x-part title="About you" open><x-list label="Country"><x-option>Canada</x-option><x-option>Cuba</x-option></x-list></x-part>
<x-part title="Your contacts"><label>Phone <input type="tel"></label></x-part>
<script>
customElements.define('x-part', class extends HTMLElement { connectedCallback() {
  const root = this.attachShadow({ mode: 'open' });
  root.innerHTML = \`<div role="form"><div role="heading" aria-level="2"><div role="button" tabindex="0" aria-expanded="\${this.hasAttribute('open')}" aria-controls="content">\${this.title}</div></div>
    <div id="content" \${this.hasAttribute('open') ? '' : 'style="display:none"'}><slot></slot></div></div>\`;
} });
customElements.define('x-option', class extends HTMLElement { connectedCallback() {
  this.attachShadow({ mode: 'open' }).innerHTML = '<li role="option" aria-selected="false" style="list-style:none"><slot></slot></li>';
} });
customElements.define('x-list', class extends HTMLElement { connectedCallback() {
  const root = this.attachShadow({ mode: 'open' });
  root.innerHTML = \`<div role="combobox" tabindex="0" aria-haspopup="listbox" aria-expanded="false" aria-controls="popover" aria-label="\${this.getAttribute('label')}" style="border:1px solid;width:200px;height:20px"></div>
    <div id="popover" hidden><div><slot></slot></div></div>\`;
  const box = root.querySelector('[role=combobox]'), popover = root.querySelector('#popover');
  const set = (isOpen) => { popover.hidden = !isOpen; box.setAttribute('aria-expanded', isOpen); };
  box.onclick = () => set(popover.hidden);
  this.addEventListener('click', ({ target }) => { if (target.localName !== 'x-option') return; box.textContent = target.textContent; set(false); });
} });
</script>`;

let lab: LabBrowser;

beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('finds options in roots of their own, and the closed ones of parts that each call themselves a form', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const { forms } = await lab.worker.evaluate(async (id) => (await globalThis.lab.form(id)).readForms(), tab);
  const fields = forms.flatMap(({ reading }) => reading.fields.filter(({ isVisible }) => isVisible));
  expect(fields.map(({ question, options }) => [question, options?.map(({ label }) => label)])).toEqual([
    ['Country', ['Canada', 'Cuba']],
  ]);
  expect(forms.flatMap(({ reading }) => reading.closed.map(({ name }) => name))).toEqual(['Your contacts']);
  await expectFieldsHeld(lab, tab, fields, [['country', 'CA']]);
});
