import './field.js';
import './list.js';
import './upload.js';

const asked = JSON.parse(document.querySelector('#asked').textContent);
const parts = { list: 'halden-list', file: 'halden-upload' };

/** All of the form; it sends what its parts hold. */
class HaldenForm extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    for (const question of asked) {
      const part = document.createElement(parts[question.control] ?? 'halden-field');
      part.asked = question;
      root.append(part);
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Submit';
    button.addEventListener('click', () => this.send(root));
    root.append(button);
  }

  async send(root) {
    const body = new FormData();
    for (const part of root.querySelectorAll('*')) {
      if (part.asked && part.value) body.append(part.asked.name, part.value);
    }
    await fetch('send', { method: 'POST', body });
    root.replaceChildren('Thank you for applying.');
  }
}

customElements.define('halden-form', HaldenForm);
