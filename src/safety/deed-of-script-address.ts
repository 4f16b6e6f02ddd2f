import type { RefusalCode } from '@/domain/refusal-code';
import { deedOfIdentifier } from './deed-of-identifier';
import { isHarmlessWord, wordsIn } from './words/says-harmless';

/** Does nothing; the control's listeners do. */
const doesNothing = /^(?:void\(?(?:0|null|'')?\)?|null|undefined|false|returnfalse|history\.back\(\))?;?$/i;
/** A comment of one line is none of what the code says. */
const isComment = /^\/\/[^\r\n\u2028\u2029]*$/;

/** One call by name of one function: `showPage(2)`, `__doPostBack('jobs$pager','Page$2')`, `openWindow('job.jsp?id=7',800)`. */
const plainCall = /^(?:return )?([\w$.]{1,80})\(([^()\\`<>]*)\);?(?:\s*(?:return false|void\s*\(?0\)?);?)?$/;
/** What it is given: plain strings, numbers, names. */
const argument = /^(?:'[^'"]*'|"[^'"]*"|-?[\w.]*)$/;

/** Functions of the page's own that send, load, open or run what they are given, whatever it is called. */
const acts =
  /(?:^|\.)(?:submit|requestSubmit|click|fetch|sendBeacon|send|open|assign|replace|eval|Function|setTimeout|setInterval|postMessage|write|import|execScript|dispatchEvent|atob)$/i;

/**
 * What the code of a `javascript:` address does: null where it does nothing, or calls one function of the page whose name and
 * arguments tell no deed; any other code may do anything, and counts as sending.
 */
export function deedOfScriptAddress(code: string): RefusalCode | null {
  const trimmed = code.trim();
  if (isComment.test(trimmed) || doesNothing.test(trimmed.replace(/\s+/g, ''))) return null;
  const call = plainCall.exec(trimmed);
  if (!call) return 'send';
  const [, name = '', args = ''] = call;
  if (acts.test(name)) return 'send';
  const given = args.split(',').map((one) => one.trim());
  if (!given.every((one) => argument.test(one))) return 'send';
  const said = [...name.split('.'), ...given.flatMap((one) => one.replace(/['"]/g, '').split(/[$/?&=#]+/))];
  const deed = said.map(deedOfIdentifier).find((one) => one !== null);
  return deed ?? (isCallToLook(name) && given.every(isPlainValue) ? null : 'send');
}

/** What functions that turn a page, order a list or show a posting are called, beside words that are harmless on controls. */
const ofCalls = new Set(
  'do post back go goto to open load set get jump nav navigate paginate paging pager window popup win move current ctl dg gv on js pg'.split(
    ' ',
  ),
);

/** Each word of the function's name is known: what is written in pieces or in another language may be anything. */
function isCallToLook(name: string): boolean {
  const words = wordsIn(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return words.length > 0 && words.every((word) => ofCalls.has(word) || isHarmlessWord(word));
}

/** A number, an identifier, an address, or known words: pieces of words are put together to others. */
function isPlainValue(value: string): boolean {
  const text = value.replace(/['"]/g, '');
  const words = wordsIn(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return /\d/.test(text) || words.every((word) => ofCalls.has(word) || isHarmlessWord(word) || isPlainWord.test(word));
}

const isPlainWord = /^(?:this|event|true|false|null|jsp|php|html?|aspx?)$/;
