/** Runs in the page before its scripts: a person sees into closed shadow roots, and the test has to as well. */
export function openShadowRoots(): void {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function attach(options) {
    return attachShadow.call(this, { ...options, mode: 'open' });
  };
}
