import { type TextKind, textKinds } from '@/domain/page/text-kinds';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';

/** Texts recur across rows and attempts; this many are cached. */
const mostRemembered = 20_000;
const remembered = new Map<string, ReadonlySet<TextKind>>();

/** The kinds a text may be. */
export function kindsOfText(text: string): ReadonlySet<TextKind> {
  const known = remembered.get(text);
  if (known) return known;
  if (remembered.size >= mostRemembered) remembered.clear();
  const kinds = new Set(textKinds.filter((kind) => isTextOfKind(text, kind)));
  remembered.set(text, kinds);
  return kinds;
}
