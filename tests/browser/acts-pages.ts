/** A page to act on, with a script that writes down what it heard into `heard`. */
export function actsPage(): string {
  return `<!doctype html><title>Acts</title><body style="margin: 0">
  <form role="search" action="/results"><label>Search <input id="search" name="q" value="old words"></label></form>
  <label>Keys <input id="keys"></label> <output id="found"></output>
  <label>Code <input id="controlled" value="ABC"></label>
  <div id="editor" contenteditable role="textbox" aria-label="Note">old</div>
  <label>Password <input id="password" type="password"></label>
  <label>Files <input id="files" type="file"></label>
  <button id="button">Go</button> <label>Place <input id="opener" readonly></label>
  <label>Sort <select id="sort"><option>Newest</option><option>Closest</option></select></label>
  <p id="text">No field</p>
  <div id="box" style="height: 200px; overflow: auto"><p id="row">Row</p><div style="height: 3000px">tall</div></div>
  <div style="height: 3000px"></div>
  <script>${script}</script>`;
}

const script = `
  const at = (id) => document.getElementById(id);
  window.heard = [];
  const hear = (event) => heard.push(event.type + ':' + event.key + ':' + event.keyCode + ':' + event.isTrusted);
  at('keys').addEventListener('keydown', hear);
  // Searches at every key, as a page does that never looks at the field otherwise.
  at('keys').addEventListener('keyup', (event) => { at('found').textContent = event.target.value + ' found'; });
  // A field whose value belongs to the page's state: what did not come as input of a user is taken back.
  let state = 'ABC';
  at('controlled').addEventListener('input', (event) => {
    if (event.isTrusted && event instanceof InputEvent) state = event.target.value.toUpperCase();
    event.target.value = state;
  });
  at('sort').addEventListener('change', (event) => heard.push('change:' + event.target.value));
  addEventListener('keydown', (event) => { if (event.key === 'Escape') hear(event); });
  at('opener').addEventListener('click', () => {
    const field = Object.assign(document.createElement('input'), { id: 'opened' });
    document.body.prepend(field);
    field.focus();
  });
`;

/** A page with frames of its own site, one in a shadow root, and one of another site that has one inside it, far down. */
export function framesPage(other: string): string {
  const style = 'margin: 900px 0 0 40px; border: 7px solid; padding: 5px; width: 500px; height: 600px';
  return `<!doctype html><title>Frames</title><body>
  <iframe title="same" src="/inner?same" style="width: 400px; height: 150px; transform: scale(0.8)"></iframe>
  <x-frame><template shadowrootmode="closed"><iframe title="shadow" src="/inner?shadow"></iframe></template></x-frame>
  <iframe title="other" src="${other}/outer" style="${style}"></iframe>
  <div style="height: 900px"></div>`;
}

/** A frame that shows another one. */
export function outerFrame(): string {
  return `<!doctype html><body style="height: 2000px"><div style="height: 700px"></div>
  <iframe title="nested" src="/inner?nested" style="width: 300px; height: 150px"></iframe>`;
}

/** A frame with a field, a button that opens something and counts, and a box that scrolls. */
export function innerFrame(name: string): string {
  return `<!doctype html><body><input aria-label="${name} field" value="old">
  <button aria-expanded="false" aria-label="${name} button" onclick="this.dataset.times = Number(this.dataset.times ?? 0) + 1">Press</button>
  <div id="box" style="height: 60px; overflow: auto"><a href="#row">${name} row</a><div style="height: 900px"></div></div>`;
}
