/** Characters of keys. OpenAI's own errors show both ends of a key with stars between them. */
const run = /[\w*.-]{11,}/g;
/** Prefixes of the providers' keys. */
const beginning = /\b(?:sk|pk|rk|gsk|xai|hf|nvapi)[-_]/;
const shortestKey = 8;

/** Other texts that look like a provider's key, or are sent as one; what precedes them is kept. */
const keyLike = [
  /(\b)AIza[\w-]{15,}/g,
  /(\bBearer\s+)[\w.~+/=-]{8,}/gi,
  /(\b(?:api[-_]?key|x-api-key|access[-_]?token)["']?\s*[=:]\s*["']?)[\w.~+/=-]{8,}/gi,
  // A user name and password in an address.
  /(\/\/)[^/\s@]+(?=@)/g,
];

/** The text without anything that looks like a key of any kind. */
export function redactKeys(text: string): string {
  const rest = text.replaceAll(run, redactRun);
  return keyLike.reduce((each, pattern) => each.replaceAll(pattern, (_, before: string) => before + redacted), rest);
}

function redactRun(signs: string): string {
  const found = beginning.exec(signs);
  if (!found) return signs;
  const key = signs.slice(found.index + found[0].length);
  return key.length >= shortestKey && /[\d*]/.test(key) ? signs.slice(0, found.index) + redacted : signs;
}

/** Replaces a key. */
export const redacted = '[redacted]';
