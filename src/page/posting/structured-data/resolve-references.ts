import { isJsonObject } from '@/std/json-object';
import { type StructuredItem, valuesOf } from './structured-item';

/** Deeper items are not those of the page's posting. */
const deepest = 8;
/** What a posting may only refer to, and what that may. */
const referring = ['hiringOrganization', 'jobLocation', 'baseSalary', 'identifier'] as const;
const referringWithin = ['address'] as const;

type Nodes = ReadonlyMap<string, StructuredItem>;

/** The items of JSON-LD by their `@id`, the first that says more than that (https://www.w3.org/TR/json-ld11/#node-identifiers). */
export function nodesById(value: unknown): Nodes {
  const nodes = new Map<string, StructuredItem>();
  collect(value, deepest);
  return nodes;

  function collect(at: unknown, depth: number): void {
    if (depth === 0) return;
    if (Array.isArray(at)) for (const entry of at) collect(entry, depth - 1);
    if (!isJsonObject(at)) return;
    const id = at['@id'];
    if (typeof id === 'string' && !nodes.has(id) && !isReference(at)) nodes.set(id, at);
    for (const entry of Object.values(at)) collect(entry, depth - 1);
  }
}

/** A posting with whom and where it is of in it, where it only refers to those: `"hiringOrganization": {"@id": "#organization"}`. */
export function withReferences(posting: StructuredItem, nodes: Nodes): StructuredItem {
  return referred(posting, referring, nodes, (value) => referred(value, referringWithin, nodes, (inner) => inner));
}

function referred(
  item: StructuredItem,
  properties: readonly string[],
  nodes: Nodes,
  within: (value: StructuredItem) => StructuredItem,
): StructuredItem {
  const found = properties.flatMap((property) => {
    const values = valuesOf(item, property);
    return values.some(isJsonObject)
      ? [[property, values.map((value) => standFor(value, nodes, within))] as const]
      : [];
  });
  return { ...item, ...Object.fromEntries(found) };
}

function standFor(value: unknown, nodes: Nodes, within: (value: StructuredItem) => StructuredItem): unknown {
  if (!isJsonObject(value)) return value;
  const node = isReference(value) ? nodes.get(String(value['@id'])) : undefined;
  return within(node ?? value);
}

/** Whether an item only names another. */
function isReference(item: StructuredItem): boolean {
  return typeof item['@id'] === 'string' && Object.keys(item).every((key) => key === '@id' || key === '@type');
}
