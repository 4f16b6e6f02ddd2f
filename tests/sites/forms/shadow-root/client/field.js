/** A label with an input, a text area or a tick. */
class HaldenField extends HTMLElement {
  value = '';

  connectedCallback() {
    const { label, control, isRequired } = this.asked;
    const root = this.attachShadow({ mode: 'open' });
    const field = document.createElement(control === 'multiline' ? 'textarea' : 'input');
    const isTick = control === 'tick';
    if (field.localName === 'input') field.type = isTick ? 'checkbox' : control;
    field.id = 'field';
    if (isRequired) field.ariaRequired = 'true';
    field.addEventListener(isTick ? 'change' : 'input', () => {
      this.value = isTick ? (field.checked ? 'on' : '') : field.value;
    });
    const name = document.createElement('label');
    name.htmlFor = 'field';
    name.textContent = isRequired ? `${label} *` : label;
    const line = document.createElement('p');
    line.append(...(isTick ? [field, name] : [name, document.createElement('br'), field]));
    root.append(line);
  }
}

customElements.define('halden-field', HaldenField);
