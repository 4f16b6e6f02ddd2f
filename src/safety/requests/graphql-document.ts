/** What a GraphQL document does, according to its grammar: operation names prove nothing. */
export interface GraphqlDocument {
  /** Whether all of its operations are queries. */
  isQuery: boolean;
  /** Top-level fields: `searchJobs`, `viewer`. */
  fields: string[];
}

/** Characters. No job page sends a longer one. */
const longest = 100_000;

/** Names, brackets, strings and comments as one token each; the rest does not matter. */
const tokens = /"""(?:[^"]|"(?!""))*(?:""")?|"(?:[^"\\\n]|\\.)*"?|#[^\n]*|[A-Za-z_]\w*|\.\.\.|[{}()[\]:@$!=&|]/g;
const kinds: ReadonlySet<string> = new Set(['query', 'mutation', 'subscription', 'fragment']);

/** Null if the text is no document. */
export function graphqlDocument(text: string): GraphqlDocument | null {
  if (text.length > longest || !/^\s*(?:#|\{|(?:query|mutation|subscription|fragment)\b)/.test(text)) return null;
  const found = [...text.matchAll(tokens)].map(String).filter((token) => !token.startsWith('#'));
  const operations: string[] = [];
  const fields: string[] = [];
  let kind: string | null = null;
  let [braces, others] = [0, 0];
  for (const [index, token] of found.entries()) {
    // Strings outside arguments mean JSON.
    if (token.startsWith('"') && others === 0) return null;
    if (token === '{' && others === 0) {
      if (braces === 0) {
        operations.push(kind ?? 'query');
        kind ??= 'query';
      }
      braces += 1;
    } else if (token === '}' && others === 0) {
      braces -= 1;
      if (braces === 0) kind = null;
      if (braces < 0) return null;
    } else if (/^[([]$/.test(token)) others += 1;
    else if (/^[)\]]$/.test(token)) others -= 1;
    else if (others === 0 && braces === 0 && kind === null) {
      if (!kinds.has(token)) return null;
      kind = token;
    } else if (isField(found, index) && braces === 1 && others === 0 && kind !== 'fragment') fields.push(token);
  }
  const asks = operations.filter((operation) => operation !== 'fragment');
  if (braces !== 0 || others !== 0 || asks.length === 0 || fields.length === 0) return null;
  return { isQuery: asks.every((operation) => operation === 'query'), fields };
}

/** `a: applyToJob` is a field with an alias; `...Parts`, `@include` and `$id` are not fields. */
function isField(found: readonly string[], index: number): boolean {
  const token = found[index] ?? '';
  const before = found[index - 1] ?? '';
  if (!/^\w/.test(token) || /^[@$]$|^\.\.\.$/.test(before)) return false;
  return found[index + 1] !== ':' && !(token === 'on' && before === '...');
}
