/** Decoding passes: servers decode once, whatever they call decodes again. */
const mostDecodings = 4;

/** Decodes percent signs until none is left. What is not an encoding is left alone. */
export function decodeUrl(text: string): string {
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
