import { isWorkplaceText, saysOnSiteOnly } from './workplace-text';

const inBrackets = /^([^()（）]{3,30}?)\s?[(（]([^()（）]{2,60})[)）]$/u;
const behind = /^(.{2,}\S)\s?[/／|·•]\s?([^/／|·•]{2,30})$/u;

/** A place without how one works there: "On-site (Hanoi)", "Graz / Hybrid". Remote says where as far as anything does, and stays. */
export function withoutArrangement(place: string): string {
  const [, before = '', within = ''] = inBrackets.exec(place) ?? [];
  if (saysOnSiteOnly(before) && !isWorkplaceText(within)) return within;
  const [, where = '', how = ''] = behind.exec(place) ?? [];
  return saysOnSiteOnly(how) && !isWorkplaceText(where) ? where : place;
}
