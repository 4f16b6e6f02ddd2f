import type { RefusalCode } from '@/domain/page/refusal-code';

/** Symbols that mean an action on a control without words. */
const symbols: readonly [RefusalCode, RegExp][] = [
  ['save', /^[♡♥❤🤍🖤💙💚💛🧡💜🩷☆★⭐🌟🔖📌📍⚑⚐🏷]{1,2}$/u],
  ['follow', /^[🔔🔕👍👎]{1,2}$/u],
  ['delete', /^[🗑🚫]$/u],
  ['send', /^[✉📧📨📩📤]$/u],
  ['upload', /^[📎🖇]$/u],
];

/** The forbidden action of a control without words, by its symbol; otherwise null. */
export function refusalBySymbol(name: string): RefusalCode | null {
  const symbol = name.replace(/\s|\u{FE0E}|\u{FE0F}/gu, '');
  return symbols.find(([, pattern]) => pattern.test(symbol))?.[0] ?? null;
}
