/** `Berlin (1.204)`, `Remote · 12`: the number of hits in brackets or after a mark. */
const markedCount = /(?<!\s)\s*(?:[([]\s?[+~]?\d[\d.,'’\s]{0,20}k?\+?\s?[)\]]|[·•|–-]\s?[\d.,]+)\s*$/iu;
const bareCount = /(?<!\s)\s+[\d.,]+$/u;

/** The name without the number of hits after it. */
export function stripResultCount(name: string): string {
  const cleaned = name.replace(markedCount, '').trim().replace(/[:*]$/, '').trim();
  return cleaned === '' ? name : cleaned;
}

/** The same for all options of a filter; a bare number is removed if every name ends with one and they differ without it ("Level 3"). */
export function stripResultCounts<Named extends { name: string }>(options: readonly Named[]): Named[] {
  const cleaned = options.map((option) => ({ ...option, name: stripResultCount(option.name) }));
  const bare = cleaned.map(({ name }) => withoutBareCount(name));
  const isCounted = bare.length > 1 && bare.every((name) => name !== undefined) && new Set(bare).size === bare.length;
  return isCounted ? cleaned.map((option, index) => ({ ...option, name: bare[index] ?? option.name })) : cleaned;
}

/** Undefined if the name does not end with a number, or is only numbers. */
function withoutBareCount(name: string): string | undefined {
  const at = bareCount.exec(name)?.index;
  const rest = at === undefined ? '' : name.slice(0, at).trim();
  return /\p{L}/u.test(rest) ? rest : undefined;
}
