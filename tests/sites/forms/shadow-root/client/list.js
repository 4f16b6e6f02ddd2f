/** A button that opens a list of options, which are there only while it is open. */
class HaldenList extends HTMLElement {
  value = '';

  connectedCallback() {
    const { label } = this.asked;
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<p><span id="name"></span><br><button type="button" role="combobox" aria-haspopup="listbox" aria-expanded="false" aria-labelledby="name value" aria-controls="list"><span id="value">Select</span></button></p><div id="list" role="listbox" hidden></div>`;
    root.querySelector('#name').textContent = label;
    this.button = root.querySelector('button');
    this.list = root.querySelector('#list');
    this.button.addEventListener('click', () => this.show(this.list.hidden));
  }

  show(isOpen) {
    this.list.hidden = !isOpen;
    this.button.ariaExpanded = String(isOpen);
    this.list.replaceChildren(...(isOpen ? this.asked.options.map((option) => this.optionOf(option)) : []));
  }

  optionOf(text) {
    const option = document.createElement('div');
    option.role = 'option';
    option.ariaSelected = String(text === this.value);
    option.textContent = text;
    option.addEventListener('click', () => {
      this.value = text;
      this.shadowRoot.querySelector('#value').textContent = text;
      this.show(false);
    });
    return option;
  }
}

customElements.define('halden-list', HaldenList);
