import type { RefusalCode } from '@/domain/refusal-code';
import { deedOfIdentifier } from './deed-of-identifier';

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
  return said.map(deedOfIdentifier).find((deed) => deed !== null) ?? null;
}
