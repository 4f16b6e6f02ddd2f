/** A part of the page from the server. Where the site lets nobody on, the page becomes its wall. */
export async function fetchPart(path) {
  const parted = path.includes('?') ? '&' : '?';
  const response = await fetch(`${path}${parted}load=${window.app.load}`);
  if (response.status === 401) window.location.assign('/login');
  if (response.status === 429) window.location.reload();
  if (!response.ok) throw new Error(`refused: ${response.status}`);
  return response;
}

/** What stood in an attribute, which is taken off. */
export function taken(element, name) {
  const value = element.getAttribute(name);
  element.removeAttribute(name);
  return value;
}
