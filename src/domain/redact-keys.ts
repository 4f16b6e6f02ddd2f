/** What looks like a key of a model's provider, or is sent as one. OpenAI's own errors show the ends of a key with stars between them. */
const keyLike = [
  /\b(?:sk|pk|rk|gsk|xai|hf|nvapi)[-_](?=[\w*.-]*[\d*])[\w*.-]{8,}/g,
  /\bAIza[\w-]{15,}/g,
  /(?<=\bBearer\s+)[\w.~+/=-]{8,}/gi,
  /(?<=\b(?:api[-_]?key|x-api-key|access[-_]?token)["']?\s*[=:]\s*["']?)[\w.~+/=-]{8,}/gi,
  // A name and a password in an address.
  /(?<=\/\/)[^/\s@]+(?=@)/g,
];

/** The text without anything that looks like a key, whoever made it. */
export function redactKeys(text: string): string {
  return keyLike.reduce((rest, pattern) => rest.replaceAll(pattern, redacted), text);
}

/** Stands where a key stood. */
export const redacted = '[redacted]';
