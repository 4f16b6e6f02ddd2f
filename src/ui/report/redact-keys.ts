/** What looks like a key of a model's provider, or is sent as one. */
const keyLike = [
  /\b(?:sk|pk|rk|gsk|xai|hf|nvapi)[-_][\w-]{8,}/g,
  /\bAIza[\w-]{20,}/g,
  /(?<=\bBearer\s+)[\w.~+/=-]{8,}/gi,
  /(?<=\b(?:api[-_]?key|x-api-key|access[-_]?token)["']?\s*[=:]\s*["']?)[\w.~+/=-]{8,}/gi,
];

/** The text without anything that looks like a key: a report is made to be handed on. */
export function redactKeys(text: string): string {
  return keyLike.reduce((rest, pattern) => rest.replaceAll(pattern, '…'), text);
}
