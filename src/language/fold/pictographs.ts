/** Signs that stand for words: those that are drawn in colours, and older ones. Marks of rights and trade are none. */
const sign = '(?:[\\u{1F300}-\\u{1FAFF}\\u{2600}-\\u{27BF}\\u{231A}-\\u{23FF}\\u{2B50}]\\uFE0F?\\u200D?)+';
/** Those that facts of a job begin with: places, houses, pay, hours, days, people, papers. */
const factSign =
  '(?:[\\u{1F30D}-\\u{1F310}\\u{1F3E0}-\\u{1F3ED}\\u{1F464}\\u{1F465}\\u{1F4B0}-\\u{1F4BC}\\u{1F4C4}-\\u{1F4D1}\\u{1F550}-\\u{1F567}\\u{1F5D3}\\u{1F5FA}\\u{23F0}\\u{23F1}\\u{23F3}]\\uFE0F?)';

const first = new RegExp(`^(?:${sign}[^\\S\\n]*)+`, 'gmu');
const between = new RegExp(`(?<![^\\S\\n])[^\\S\\n]+${factSign}[^\\S\\n]+(?=[\\p{L}\\p{N}\\p{Sc}(])`, 'gu');
const pin = /^(?:📍|📌|🗺|🌍|🌎|🌏)/u;

/**
 * A text without the signs that stand in front of its lines, as icons do: "📍 Lund". One between two facts parts them as a point does:
 * "📍 Lund 💼 Full-time". A text of nothing but signs stays.
 */
export function withoutPictographs(text: string): string {
  const rest = text.replace(first, '').replace(between, ' · ');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : text;
}

/** Whether the sign of a place stands in front of a text. */
export function beginsWithPin(text: string): boolean {
  return pin.test(text);
}
