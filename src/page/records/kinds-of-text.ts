import { isTextOfKind, type TextKind, textKinds } from '@/domain/text-kind/text-kind';

/** Texts repeat over rows and tries; so many are remembered. */
const mostRemembered = 20_000;
const remembered = new Map<string, ReadonlySet<TextKind>>();

/** The kinds that a text may be of. */
export function kindsOfText(text: string): ReadonlySet<TextKind> {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const kinds = new Set(textKinds.filter((kind) => isTextOfKind(text, kind)));
  remembered.set(text, kinds);
  return kinds;
}
