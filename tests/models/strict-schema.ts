import { Refused } from './refused.ts';
import type { JsonSchema, Wire } from './served.ts';

/** Keywords that strict schemas may use, by provider (their guides to structured outputs, November 2026). */
const keywords: Record<Exclude<Wire, 'compatible'>, Set<string>> = {
  openai: new Set([
    ...['type', 'description', 'title', 'enum', 'const', 'anyOf', '$ref', '$defs', 'properties', 'required'],
    ...['additionalProperties', 'items', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum'],
    ...['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems'],
  ]),
  anthropic: new Set([
    ...['type', 'description', 'title', 'enum', 'const', 'anyOf', 'allOf', '$ref', '$defs', 'properties'],
    ...['required', 'additionalProperties', 'items', 'format'],
  ]),
};

const deepest = 10;
/** Anthropic compiles schemas into a grammar and limits how many of their parameters are unions. */
const mostUnions = 16;

/** Refuses what the provider refuses as the schema of a strict tool or an output format. `where`: how its error names the schema. */
export function checkStrictSchema(wire: Exclude<Wire, 'compatible'>, schema: unknown, where: string): void {
  const root = asSchema(schema, where);
  if (root.type !== 'object') throw new Refused(400, `${where}: the root of a schema must be of type "object"`, where);
  checkNode(wire, root, where, 1);
  if (wire === 'anthropic' && countUnions(root) > mostUnions) {
    throw new Refused(400, `${where}: schemas contain more than ${mostUnions} parameters with union types`, where);
  }
}

function checkNode(wire: 'openai' | 'anthropic', node: JsonSchema, where: string, depth: number): void {
  if (depth > deepest) throw new Refused(400, `${where}: more than ${deepest} levels of nesting`, where);
  const unknown = Object.keys(node).find((key) => !keywords[wire].has(key));
  if (unknown) throw new Refused(400, `${where}: '${unknown}' is not permitted`, where, 'invalid_function_parameters');
  if (!['type', 'anyOf', 'allOf', '$ref', 'enum', 'const'].some((key) => key in node)) {
    throw new Refused(400, `${where}: schema must have a 'type' key`, where, 'invalid_function_parameters');
  }
  if (node.type === 'object') checkObject(wire, node, where);
  for (const child of childrenOf(node, where)) checkNode(wire, child, where, depth + 1);
}

function checkObject(wire: 'openai' | 'anthropic', node: JsonSchema, where: string): void {
  if (node.additionalProperties !== false) {
    throw new Refused(400, `${where}: 'additionalProperties' must be set to false`, where);
  }
  const names = Object.keys(asSchema(node.properties ?? {}, where));
  const required = Array.isArray(node.required) ? node.required : [];
  const missing = names.filter((name) => !required.includes(name));
  if (wire === 'openai' && missing.length > 0) {
    throw new Refused(400, `${where}: 'required' must include every key in properties. Missing '${missing[0]}'`, where);
  }
}

function childrenOf(node: JsonSchema, where: string): JsonSchema[] {
  const lists = [node.anyOf, node.allOf].filter(Array.isArray).flat();
  const maps = [node.properties, node.$defs].flatMap((map) => (map ? Object.values(asSchema(map, where)) : []));
  return [...lists, ...maps, ...(node.items === undefined ? [] : [node.items])].map((child) => asSchema(child, where));
}

function countUnions(node: JsonSchema): number {
  const own = Array.isArray(node.anyOf) || Array.isArray(node.type) ? 1 : 0;
  return childrenOf(node, '').reduce((count, child) => count + countUnions(child), own);
}

function asSchema(value: unknown, where: string): JsonSchema {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refused(400, `${where}: schema must be an object`, where);
  }
  return Object.fromEntries(Object.entries(value));
}
