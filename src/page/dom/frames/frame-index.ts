/** Window objects can be compared even across origins. */
export function frameIndex({ contentWindow }: HTMLIFrameElement): number | null {
  for (let index = 0; index < window.length; index += 1) if (window[index] === contentWindow) return index;
  return null;
}
