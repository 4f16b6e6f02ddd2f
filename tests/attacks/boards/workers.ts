/** Scripts of workers, which do what they are told by a page of the same site. */
export const workerScripts: Record<string, string> = {
  '/service-worker.js': `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('message', ({ data }) => fetch(data.address, { method: 'POST', body: data.body }));`,
  '/shared-worker.js': `onconnect = ({ ports: [port] }) => {
  port.onmessage = ({ data }) => fetch(data.address, { method: 'POST', body: data.body });
};`,
  '/worker.js': `onmessage = ({ data }) => fetch(data.address, { method: 'POST', body: data.body });`,
};
