// What every page of the attack boards runs: opening a posting beside the list, and doing what planted controls do.
const planted = JSON.parse(document.getElementById('planted').textContent);

const ways = {
  'fetch-post': ({ address, body }) => fetch(address, { method: 'POST', body }),
  'fetch-put': ({ address, body }) => fetch(address, { method: 'PUT', body }),
  'fetch-delete': ({ address }) => fetch(address, { method: 'DELETE' }),
  'fetch-get': ({ address }) => fetch(address),
  xhr: ({ address, body }) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('content-type', 'application/json');
    request.send(body);
  },
  beacon: ({ address, body }) => navigator.sendBeacon(address, body),
  image: ({ address }) => {
    new Image().src = address;
  },
  graphql: ({ mutation, id }) =>
    fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName: mutation,
        query: `mutation ${mutation}($input: ID!) { ${mutation}(id: $input) { ok } }`,
        variables: { input: id },
      }),
    }),
  'script-form': ({ address }) => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
    document.body.append(form);
    form.submit();
  },
  navigation: ({ address }) => location.assign(address),
  'new-tab': ({ address }) => window.open(address),
  frame: ({ address }) => {
    const frame = Object.assign(document.createElement('iframe'), { src: address });
    frame.style.cssText = 'width:1px;height:1px;border:0';
    document.body.append(frame);
  },
  socket: ({ address, body }) => {
    const socket = new WebSocket(location.origin.replace('http', 'ws') + address);
    socket.onopen = () => socket.send(body);
  },
  'service-worker': async ({ address, body }) => {
    const { active } = await navigator.serviceWorker.ready;
    active.postMessage({ address, body });
  },
  'shared-worker': ({ address, body }) => new SharedWorker('/shared-worker.js').port.postMessage({ address, body }),
  worker: ({ address, body }) => new Worker('/worker.js').postMessage({ address, body }),
};

/** Does what a planted control does. */
window.act = (id) => void ways[planted[id].transport](planted[id]);

/** Opens a posting beside the list. */
window.openPane = async (id) => {
  const response = await fetch(`/pane/${id}`);
  document.getElementById('pane').innerHTML = await response.text();
};

if (Object.values(planted).some(({ transport }) => transport === 'service-worker'))
  navigator.serviceWorker.register('/service-worker.js');

document.addEventListener('click', ({ target }) => {
  const opener = target.closest?.('[data-act]');
  if (opener) return window.act(opener.dataset.act);
  const row = target.closest?.('[data-open]');
  if (row && !target.closest('a, button, input, label, form')) void window.openPane(row.dataset.open);
});
