import { sleep } from './element.js';

const savingMs = 300;

const json = (method, body) => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Saves answers while the form is filled, as the form does it. What cannot be saved is kept in the page all the same. */
export function saveWhileFilling(form) {
  const { saving } = form.choice;
  if (saving === 'none') return;
  const path = `/api/applications/${form.shape.application}`;
  const socket = saving === 'socket' ? openSocket() : null;
  const ways = {
    put: () => fetch(path, json('PUT', { status: 'DRAFT', answers: form.state.all() })),
    patch: (id) => fetch(`${path}/answers`, json('PATCH', { [id]: form.state.value(id) })),
    post: (id) =>
      fetch(
        '/api/graphql',
        json('POST', { operationName: 'SetFormValue', variables: { path: id, value: form.state.value(id) } }),
      ),
    beacon: () => navigator.sendBeacon(`/drafts/${form.shape.application}`, JSON.stringify(form.state.all())),
    socket: (id) =>
      socket?.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ [id]: form.state.value(id) })),
  };
  let latest = 0;
  form.state.onKeep(async (id) => {
    const mine = ++latest;
    await sleep(savingMs);
    const isEach = saving === 'patch' || saving === 'post' || saving === 'socket';
    if (!isEach && mine !== latest) return;
    await Promise.resolve(ways[saving](id)).catch(() => undefined);
  });
}

function openSocket() {
  try {
    return new WebSocket(`ws://${window.location.host}/live`);
  } catch {
    return null;
  }
}

export async function sendFile(form, file) {
  const body = new FormData();
  body.append('file', file);
  await fetch(`/api/applications/${form.shape.application}/files`, { method: 'POST', body }).catch(() => undefined);
}

/** A page of a wizard that saves before it goes on. False where it could not be saved. */
export async function savePage(form) {
  const body = { status: 'DRAFT', answers: form.state.all() };
  const answer = await fetch(`/api/applications/${form.shape.application}`, json('PUT', body)).catch(() => null);
  return answer?.ok === true;
}

/** Sends the application: to an address of its own, or to that of its drafts. */
export async function sendApplication(form) {
  const path = `/api/applications/${form.shape.application}`;
  const body = { status: 'SUBMITTED', answers: form.state.all() };
  const { hasOwnAddress } = form.shape;
  const answer = await fetch(hasOwnAddress ? `${path}/submit` : path, json(hasOwnAddress ? 'POST' : 'PUT', body)).catch(
    () => null,
  );
  if (answer?.ok) window.location.assign(`/apply/${form.shape.application}/thanks`);
}
