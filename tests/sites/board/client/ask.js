/** A request that the server refused without saying where to go. */
export class RefusedError extends Error {}

/**
 * Asks the board. Where a wall stands in the way, the page goes there; an answer never comes then.
 * Throws a RefusedError when the server only says no.
 */
export async function ask(path, options) {
  const response = await fetch(path, options);
  if (response.ok) return response.json();
  const { goTo, message = 'Something went wrong' } = await response.json();
  if (!goTo) throw new RefusedError(message);
  location.assign(`${goTo}?session_redirect=${encodeURIComponent(location.pathname + location.search)}`);
  return new Promise(() => {});
}
