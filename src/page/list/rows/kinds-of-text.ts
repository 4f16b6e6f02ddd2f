import { type TextKind, textKinds } from '@/domain/page/text-kinds';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { memoize } from '@/std/memoize';

/** Texts recur across rows and attempts; this many are cached. */
const mostRemembered = 20_000;

/** The kinds a text may be. */
export const kindsOfText = memoize(
  (text: string): ReadonlySet<TextKind> => new Set(textKinds.filter((kind) => isTextOfKind(text, kind))),
  mostRemembered,
);
