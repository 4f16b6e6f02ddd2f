/** What every provider accepts in a strict schema; each accepts more, but not the same. */
const keywords = new Set([
  ...['type', 'enum', 'const', 'anyOf', 'items', 'properties', 'required', 'additionalProperties', 'description'],
  ...['$ref', '$defs'],
]);

/** They tell a model nothing. */
const saysNothing = new Set(['$schema', 'default']);

type Schema = Record<string, unknown>;

/**
 * A JSON schema (draft 2020-12, from zod) reduced to what all providers accept as strict: other keywords move to the description, where the
 * model still reads them. The caller checks the answer against the full schema.
 */
export function toStrictSchema(schema: Schema): Schema {
  const { oneOf, ...rest } = schema;
  const entries = Object.entries(oneOf === undefined ? rest : { ...rest, anyOf: oneOf });
  const kept = entries.filter(([key]) => keywords.has(key)).map(([key, value]) => [key, strictValue(key, value)]);
  const said = entries.filter((entry) => !keywords.has(entry[0]) && isTelling(entry)).map(inWords);
  const description = [schema.description, said.length > 0 ? `(${said.join(', ')})` : ''].filter(Boolean).join(' ');
  return { ...Object.fromEntries(kept), ...(description && { description }) };
}

function strictValue(key: string, value: unknown): unknown {
  if (key === 'anyOf' && Array.isArray(value)) return value.map(strictChild);
  if (key === 'items') return strictChild(value);
  if ((key === 'properties' || key === '$defs') && isSchema(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, strictChild(child)]));
  }
  return value;
}

function strictChild(child: unknown): unknown {
  return isSchema(child) ? toStrictSchema(child) : child;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTelling([key, value]: [string, unknown]): boolean {
  return !saysNothing.has(key) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER;
}

function inWords([key, value]: [string, unknown]): string {
  return `${key}: ${typeof value === 'string' ? value : JSON.stringify(value)}`;
}
