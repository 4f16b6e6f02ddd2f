/** Native controls of every kind. */
export function plainForm(): string {
  return `<!doctype html><title>Plain</title><body><form>
  <label>First name <input name="first"></label>
  <label>About you <textarea name="about"></textarea></label>
  <label>Country <select name="country"><option value="">Choose</option><option>Sweden</option><option>Norway</option></select></label>
  <fieldset><legend>Work permit</legend>
    <label><input type="radio" name="permit" value="y"> Yes</label><label><input type="radio" name="permit" value="n"> No</label>
  </fieldset>
  <fieldset><legend>Skills</legend>
    <label><input type="checkbox" name="skill" value="go"> Go</label><label><input type="checkbox" name="skill" value="c"> C</label>
    <label><input type="checkbox" name="skill" value="rust"> Rust</label>
  </fieldset>
  <label>Start date (DD/MM/YYYY) <input name="start"></label>
  <label>Available from <input name="from" type="date"></label>
  <fieldset><legend>Date of birth</legend>
    <label>Day <input name="day"></label>
    <label>Month <select name="month"><option value="">-</option><option value="3">März</option><option value="5">Mai</option></select></label>
    <label>Year <input name="year"></label>
  </fieldset>
  <label><input type="checkbox" name="new"> Newcomer</label>
  <label>Résumé <input type="file" name="cv" accept=".pdf"></label>
  <button>Send</button></form>`;
}

/** Widgets that a script makes: their state is what they would send, and is written to `data-sent`. */
export function madeForm(): string {
  return `<!doctype html><title>Made</title><body><form onsubmit="document.body.dataset.submits = 'yes'; return false">
  <label>Legal name <input id="legal"></label>
  <label>Typed name <input id="typed"></label>
  <label>Born on <input id="masked" name="masked"></label>
  <label>Phone <input id="local" name="local"></label>
  <label>Race <input id="race" name="race"></label>
  <div><div>Do you need a visa?</div><div><button type="button">Yes</button><button type="button">No</button></div></div>
  <div><div>Will you move?</div><div><button>Yes</button><button>No</button></div></div>
  <div id="editor-label">Cover letter</div><div id="editor" contenteditable role="textbox" aria-labelledby="editor-label"></div>
  <label id="level-label">Level</label>
  <button type="button" id="level" aria-haspopup="listbox" aria-labelledby="level-label level">Choose one</button>
  <label>Password <input type="password" id="password"></label>
  <label style="position: absolute; left: -9999px">Leave this empty <input id="trap" tabindex="-1" autocomplete="off"></label>
  <x-field></x-field>
  <button>Send</button></form><script>${madeScript}</script>`;
}

const madeScript = `
  const at = (id) => document.getElementById(id);
  const sent = {};
  const send = (name, value) => { sent[name] = value; document.body.dataset.sent = JSON.stringify(sent); };
  // Takes its value over when the focus leaves it, and draws itself anew out of what it took.
  at('legal').addEventListener('blur', () => send('legal', at('legal').value));
  at('legal').addEventListener('blur', () => setTimeout(() => { at('legal').value = sent.legal; }, 10));
  // Believes keys alone: what else comes is taken back.
  let keyed = '';
  at('typed').addEventListener('keydown', (event) => { if (event.isTrusted && !event.ctrlKey && event.key.length === 1) keyed += event.key; });
  at('typed').addEventListener('input', () => { if (at('typed').value !== keyed) at('typed').value = keyed = ''; });
  at('typed').addEventListener('blur', () => send('typed', at('typed').value));
  for (const button of document.querySelectorAll('div > button')) {
    button.addEventListener('click', () => {
      // A second press clears it.
      const isOn = button.classList.toggle('active');
      for (const other of button.parentElement.children) if (other !== button) other.classList.remove('active');
      send(button.parentElement.previousElementSibling.textContent, isOn ? button.textContent : '');
    });
  }
  // A mask makes another date of one that is written otherwise; ten digits are all that this number may have.
  at('masked').addEventListener('input', () => { at('masked').value = at('masked').value.replace(/\\D/g, '').replace(/^(..)(..)(....)$/, '$1/$2/$3'); });
  at('local').addEventListener('blur', () => { if (!/^\\d{10}$/.test(at('local').value)) at('local').value = ''; });
  at('editor').addEventListener('input', (event) => { if (event.isTrusted) send('editor', at('editor').innerText); });
  // A list at the end of the page that opens on mousedown and closes on a press elsewhere.
  at('level').addEventListener('mousedown', () => {
    const list = document.createElement('div');
    list.setAttribute('role', 'listbox');
    list.innerHTML = ['Norway', 'None', 'No', 'Nothing'].map((one) => '<div role="option">' + one + '</div>').join('');
    list.addEventListener('click', ({ target }) => { at('level').textContent = target.textContent; send('level', target.textContent); list.remove(); });
    document.addEventListener('mousedown', ({ target }) => { if (target !== at('level') && !list.contains(target)) list.remove(); });
    document.body.append(list);
  });
  customElements.define('x-field', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'closed' }).innerHTML = '<label>Nickname <input name="nick"></label>';
      this.addEventListener('input', (event) => send('nick', event.composedPath()[0] === this ? 'heard' : ''));
    }
  });
`;
