import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LabBrowser, launchLab, tabIdOf } from '../harness/lab';
import { fieldAsking, fillOnPage, openFormPage } from './form-page';

/** Parts of a library's elements: a label stands in a slot as what shows if nothing is put there, and options are put into their list's. */
const body = `<style>my-text,my-list{display:block;margin:12px}</style><form onsubmit="return false">
<my-text label="First name"></my-text><my-text label="Last name"></my-text>
<my-list label="Country"><my-option role=option aria-selected=false>Canada</my-option><my-option role=option aria-selected=false>India</my-option></my-list>
</form><script>
const draw = (host, inside) => {
  host.attachShadow({ mode: 'open' }).innerHTML = '<label for=box id=label><slot name=label>' + host.getAttribute('label') + '</slot></label><div>' + inside + '</div>';
};
customElements.define('my-option', class extends HTMLElement { connectedCallback() { this.style.display = 'block'; } });
customElements.define('my-text', class extends HTMLElement { connectedCallback() { draw(this, '<input id=box>'); } });
customElements.define('my-list', class extends HTMLElement {
  connectedCallback() {
    draw(this, '<input id=box readonly role=combobox aria-haspopup=listbox aria-expanded=false aria-controls=list><div id=list role=listbox hidden><slot></slot></div>');
    const [box, list] = ['box', 'list'].map((id) => this.shadowRoot.getElementById(id));
    const show = (is) => { list.hidden = !is; box.setAttribute('aria-expanded', String(is)); };
    box.onmousedown = () => show(true);
    this.onclick = ({ target }) => {
      if (target.localName !== 'my-option') return;
      box.value = target.textContent;
      show(false);
    };
  }
});
</script>`;

let lab: LabBrowser;
beforeAll(async () => {
  lab = await launchLab();
});
afterAll(() => lab.close());

it('sees the words in a slot, and finds the options that are put into one', async () => {
  const page = await openFormPage(lab, body);
  const tab = await tabIdOf(lab, page);
  const fill = async (question: string, value: string) =>
    fillOnPage(lab, tab, await fieldAsking(lab, tab, question), { key: null, value });
  for (const [question, value] of [
    ['First name', 'Alex'],
    ['Last name', 'Green'],
    ['Country', 'Canada'],
  ] as const)
    expect(await fill(question, value)).toMatchObject({ outcome: 'held', committed: value });
});
