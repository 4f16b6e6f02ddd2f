/** A shadow root with markup and its own style; texts are put in with `textContent`, never as markup. */
export function rootOf(host, markup, { mode = 'open' } = {}) {
  const root = host.attachShadow({ mode });
  root.innerHTML = `<link rel="stylesheet" href="/shadow/assets/parts.css">${markup}`;
  return root;
}

export function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Sends what only a user may send. */
export function send(path) {
  return fetch(`/shadow/api/${path}`, { method: 'POST' });
}
