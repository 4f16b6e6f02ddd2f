import { isWorkplaceText, saysOnSiteOnly } from './workplace-text';

const inBrackets = /^([^()（）]{3,30}?)\s?[(（]([^()（）]{2,60})[)）]$/u;
const behind = /^(.{2,}\S)\s?[/／|·•]\s?([^/／|·•]{2,30})$/u;
const inFront = /^([^\s\d][^\d:–]{2,29}?)(?:\s[–-]|\s?:)\s(\S.{1,60})$/u;

/** A place without how one works there: "On-site (Hanoi)", "Graz / Hybrid", "Hybrid - Pune". Remote says where as far as anything does, and stays. */
export function withoutArrangement(place: string): string {
  const [, before = '', within = ''] = inBrackets.exec(place) ?? [];
  if (saysOnSiteOnly(before) && !isWorkplaceText(within)) return within;
  const [, first = '', rest = ''] = inFront.exec(place) ?? [];
  if (saysOnSiteOnly(first) && !isWorkplaceText(rest)) return rest;
  const [, where = '', how = ''] = behind.exec(place) ?? [];
  return saysOnSiteOnly(how) && !isWorkplaceText(where) ? where : place;
}
