import type { RefusalCode } from '@/domain/page/refusal-code';
import { foldIdentifier } from '@/language/fold/fold';
import { foldedWordsIn, isHarmlessWord } from '@/safety/names/is-harmless-name';
import { refusalByName } from '@/safety/names/refused-by-name';
import { forbiddenActionOfIdentifier } from './forbidden-action-of-identifier';

/** Does nothing; the control's listeners do. */
const doesNothing = /^(?:void\(?(?:0|null|'')?\)?|null|undefined|false|returnfalse|history\.back\(\))?;?$/i;
/** A one-line comment is not part of the code. */
const isComment = /^\/\/[^\r\n\u2028\u2029]*$/;

/** One call to one named function: `showPage(2)`, `__doPostBack('jobs$pager','Page$2')`, `openWindow('job.jsp?id=7',800)`. */
const plainCall = /^(?:return )?([\w$.]{1,80})\(([^()\\`<>]*)\);?(?:\s*(?:return false|void\s*\(?0\)?);?)?$/;
/** Its arguments: plain strings, numbers, names. */
const argument = /^(?:'[^'"]*'|"[^'"]*"|-?[\w.]*)$/;

/** Built-in functions that send, load, open or run their arguments, whatever those are called. */
const acts =
  /(?:^|\.)(?:submit|requestSubmit|click|fetch|sendBeacon|send|open|assign|replace|eval|Function|setTimeout|setInterval|postMessage|write|import|execScript|dispatchEvent|atob|fetchLater)(?:\.(?:call|apply|bind))?$/i;

/** What functions are called that do something to a job, among whatever words, where a row is known to be one by its words alone. */
const deeds =
  '[a-z]*apply|applied|submit|send|saved?|bookmark(?:s|ed)?|favs?|favou?rit(?:e|es|ed)|(?:short|wish|watch)list(?:ed)?|follow(?:ed)?|subscribe|alerts?|buy|purchase|pay|delete|remove|withdraw|register|invite|accept|decline|reject|share|upload|like|hide|report|vote|enroll?|install|join';
const namesDeed = new RegExp(`(?:^| )(?:${deeds})(?: |$)`);
/** An argument may be a title, which says more: "purchase-ledger-clerk". */
const isDeed = new RegExp(`^(?:(?:add|to|set|mark|as|do|is|job) )*(?:${deeds})$`);

/**
 * What a `javascript:` address does: null if it does nothing, or calls one page function whose name and arguments suggest no forbidden
 * action. Any other code could do anything and counts as sending.
 */
export function forbiddenActionOfScript(code: string): RefusalCode | null {
  if (isIdle(code)) return null;
  const call = readCall(code);
  if (!call) return 'send';
  return actionNamedIn(call) ?? (isCallToLook(call.name) && call.given.every(isPlainValue) ? null : 'send');
}

/** Whether it is no more than a call of one page function with plain values, none of which names a forbidden action. */
export function isPlainCall(code: string): boolean {
  const call = readCall(code);
  return call !== null && actionNamedIn(call) === null && !namesDeedIn(call);
}

function namesDeedIn({ name, given }: Call): boolean {
  const words = foldIdentifier(name);
  const args = given.map((one) => foldIdentifier(one.replace(/['"]/g, '')));
  return namesDeed.test(words) || refusalByName(words) !== null || args.some((one) => isDeed.test(one));
}

/** A path to one control of a page, or to one of many alike: `HRS_RSLT$next$0`, `ctl00$pager$next`. */
const pathToControl = /^(?=.*[a-z])[\w-]+(?:[$:][\w-]+)+$/i;

const submitsPage = /^submit(?=(?:Action|Form|Page)(?:_\w*)?$)/;

/**
 * Whether it is the call of one page function that posts the page by a control, which it is given: "submit" says no more of it. Where that goes
 * is judged as it is posted.
 */
export function isPostByControl(code: string): boolean {
  const call = readCall(code);
  if (!call?.given.some((one) => pathToControl.test(one.replace(/['"]/g, '')))) return false;
  return actionNamedIn({ ...call, name: call.name.replace(submitsPage, '') }) === null;
}

interface Call {
  name: string;
  /** Its arguments as they are written. */
  given: string[];
}

function isIdle(code: string): boolean {
  const trimmed = code.trim();
  return isComment.test(trimmed) || doesNothing.test(trimmed.replace(/\s+/g, ''));
}

/** Null for more than a call, and for one that runs or sends its arguments. */
function readCall(code: string): Call | null {
  const call = plainCall.exec(code.trim());
  const [, name = '', args = ''] = call ?? [];
  const given = args.split(',').map((one) => one.trim());
  return call && !acts.test(name) && given.every((one) => argument.test(one)) ? { name, given } : null;
}

function actionNamedIn({ name, given }: Call): RefusalCode | null {
  const said = [...name.split('.'), ...given.flatMap((one) => one.replace(/['"]/g, '').split(/[$/?&=#]+/))];
  return said.map(forbiddenActionOfIdentifier).find((one) => one !== null) ?? null;
}

/** Words in the names of functions that turn pages, sort lists or show postings, besides those harmless on controls. */
const ofCalls = new Set(
  'do post back go goto to open load set get jump nav navigate paginate paging pager window popup win move current ctl dg gv on js pg'.split(
    ' ',
  ),
);

/** Requires every word of the function's name to be known: abbreviations or another language could mean anything. */
function isCallToLook(name: string): boolean {
  const words = foldedWordsIn(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return words.length > 0 && words.every((word) => ofCalls.has(word) || isHarmlessWord(word));
}

/** A number, an identifier, an address, or known words: fragments could be joined into something else. */
function isPlainValue(value: string): boolean {
  const text = value.replace(/['"]/g, '');
  const words = foldedWordsIn(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '));
  return /\d/.test(text) || words.every((word) => ofCalls.has(word) || isHarmlessWord(word) || isPlainWord.test(word));
}

const isPlainWord = /^(?:this|event|true|false|null|jsp|php|html?|aspx?)$/;
