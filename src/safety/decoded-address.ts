/** Times an address is decoded: servers decode once, what they hand on is decoded again. */
const mostDecodings = 4;

/** With its percent signs decoded until none is left; what is no encoding stays as it stands. */
export function decodedAddress(text: string): string {
  let now = text;
  for (let times = 0; times < mostDecodings && now.includes('%'); times += 1) {
    const next = now.replace(/(?:%[\da-f]{2})+/gi, decodedRun);
    if (next === now) return now;
    now = next;
  }
  return now;
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}
