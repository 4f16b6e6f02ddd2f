import type { Remains } from './subject';

/** Whether a true text still stands anywhere in the page, however it is parted by elements and white space. */
export function doesTextStand(text: string | null | undefined, { spaceless }: Remains): boolean {
  return Boolean(text) && spaceless.includes(withoutSpace(text ?? ''));
}

/** Whether a name does as words of its own, written as it is. A country's code does not: it may be any word ("IT"). */
export function doesWordStand(name: string, { text }: Remains): boolean {
  if (/^\p{Lu}{2}$/u.test(name)) return false;
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

/** Whether all parts of a place do. */
export function doPartsStand(text: string | null | undefined, remains: Remains): boolean {
  const parts = (text ?? '').split(/[,/•|]/).filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => doesTextStand(part, remains));
}

/** Whether the path of an address does. */
export function doesAddressStand(url: string | null | undefined, remains: Remains, pageUrl: string): boolean {
  const parsed = url ? URL.parse(url, pageUrl) : null;
  return parsed !== null && doesTextStand(decodeURIComponent(parsed.pathname), remains);
}

/** Whether an amount does, in full or in thousands. */
export function doesAmountStand(amount: number, { text }: Remains): boolean {
  const amounts = (text.match(/\d[\d.,\s]*/g) ?? []).map((written) => Number(written.replace(/[.,\s]/g, '')));
  return amounts.some((written) => written === amount || written * 1000 === amount);
}

export function withoutSpace(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200d\u2060\ufeff]+/g, '')
    .toLowerCase();
}
