export type JsonObject = { readonly [name: string]: unknown };

/** An object that is no array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
