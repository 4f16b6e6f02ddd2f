/** A file that is sent as soon as it is chosen; its input is hidden behind a button. */
class HaldenUpload extends HTMLElement {
  value = null;

  connectedCallback() {
    const { label, name } = this.asked;
    const root = this.attachShadow({ mode: 'open' });
    root.innerHTML = `<p><span id="name"></span> <button type="button">Choose a file</button> <span id="chosen" role="status"></span></p><input type="file" hidden aria-labelledby="name">`;
    root.querySelector('#name').textContent = label;
    const file = root.querySelector('input');
    const chosen = root.querySelector('#chosen');
    root.querySelector('button').addEventListener('click', () => file.click());
    file.addEventListener('change', async () => {
      const [first] = file.files;
      if (!first) return;
      chosen.textContent = 'Uploading…';
      const body = new FormData();
      body.append(name, first);
      await fetch('upload', { method: 'POST', body });
      this.value = first;
      chosen.textContent = first.name;
    });
  }
}

customElements.define('halden-upload', HaldenUpload);
