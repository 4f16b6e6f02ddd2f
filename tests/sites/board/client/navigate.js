/** Puts parameters into the address (null takes one out) without loading the page anew. */
export function navigate(changes, { isReplacing = false } = {}) {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history[isReplacing ? 'replaceState' : 'pushState'](null, '', url);
}
