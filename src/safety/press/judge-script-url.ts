import { decodeUrl } from '@/safety/addresses/decoded-url';
import { isPlainCall, isPostByControl } from '@/safety/addresses/forbidden-action-of-script-url';
import { forbiddenActionOfUrl } from '@/safety/addresses/forbidden-action-of-url';

const scriptAddress = /^[\p{Cc}\p{Cf}\s]*javascript:/iu;
/** No-op scripts used where an address is required; without spaces and semicolons. */
const idle = new Set(['', '#', '//', 'void0', 'void(0)', 'void()', 'undefined', 'null', 'false', 'returnfalse', '{}']);

export function isScriptAddress(url: string | null): url is string {
  return url !== null && scriptAddress.test(url);
}

/** True for a script that does nothing itself. */
export function isNoopScript(url: string): boolean {
  const script = url.replace(scriptAddress, '').replaceAll('%20', ' ');
  return idle.has(script.replace(/[\s;]/g, '').toLowerCase());
}

/** True for a script that does nothing, or only turns a page or shows something; any other could do anything. */
export function isViewOnlyScript(url: string): boolean {
  return isNoopScript(url) || forbiddenActionOfUrl(url) === null;
}

/** The same, or one that posts the page by a control. */
export function isScriptOfPager(url: string): boolean {
  return isViewOnlyScript(url) || isPostByControl(scriptOf(url));
}

/** The same, or the call of one function of the page that tells by plain values which of many it is about, in whatever language. */
export function isCallForOne(url: string): boolean {
  const code = scriptOf(url);
  return isScriptOfPager(url) || (/\d/.test(code) && isPlainCall(code));
}

const scriptOf = (url: string): string => decodeUrl(url.replace(/[\p{Cc}\p{Cf}]/gu, '').replace(scriptAddress, ''));
