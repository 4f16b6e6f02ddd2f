import { foldWording } from '@/domain/phrases';

const scriptAddress = /^\s*javascript:/i;
/** Longer scripts do more than one call. Characters. */
const longestScript = 400;
/** Scripts that do nothing, which stand where an address has to; without spaces and semicolons. */
const idle = new Set(['', '#', '//', 'void0', 'void(0)', 'void()', 'undefined', 'null', 'false', 'returnfalse', '{}']);
/** One call with plain arguments: `__doPostBack('list','Page$2')`, `goTo(3)`. Everything else can be anything. */
const oneCall = /^[\w$.]{1,80}\([\w$.,'"\s/:?=&-]*\)$/;
/** What is never done, looked for within words too: names of scripts are written together. */
const deeds =
  /apply|bewerb|postul|candidat|submit|send|delet|remov|withdraw|cancel|save|bookmark|favou?r|follow|subscri|buy|purchase|order|checkout|pay|log-?(?:in|out|on|off)|sign-?(?:in|up|out|on)|regist|upload|accept|confirm|agree|consent|message|contact|report|share/;

export function isScriptAddress(url: string | null): url is string {
  return url !== null && scriptAddress.test(url);
}

/** True for a script that does nothing by itself. */
export function isIdleScript(url: string): boolean {
  return idle.has(scriptOf(url).replace(/[\s;]/g, '').toLowerCase());
}

/** True for a script that is one plain call, and says nothing of a deed. */
export function isPlainCall(url: string): boolean {
  const script = scriptOf(url).replace(/;$/, '').trim();
  return script.length < longestScript && oneCall.test(script) && !deeds.test(foldWording(script));
}

function scriptOf(url: string): string {
  const script = url.replace(scriptAddress, '').trim().slice(0, longestScript);
  try {
    return decodeURIComponent(script).trim();
  } catch {
    return script;
  }
}
