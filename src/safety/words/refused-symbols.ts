import type { RefusalCode } from '@/domain/refusal-code';

/** Symbols that stand for a deed where a control has no words. */
const symbols: readonly [RefusalCode, RegExp][] = [
  ['save', /^[♡♥❤🤍🖤💙💚💛🧡💜🩷☆★⭐🌟🔖📌📍⚑⚐🏷]{1,2}$/u],
  ['follow', /^[🔔🔕👍👎]{1,2}$/u],
  ['delete', /^[🗑🚫]$/u],
  ['send', /^[✉📧📨📩📤]$/u],
  ['upload', /^[📎🖇]$/u],
];

/** What a control without words would do, by the symbol that is its name; null for any other. */
export function refusedBySymbol(name: string): RefusalCode | null {
  const symbol = name.replace(/\s|\u{FE0E}|\u{FE0F}/gu, '');
  return symbols.find(([, pattern]) => pattern.test(symbol))?.[0] ?? null;
}
