import { hasJobWord } from '@/domain/job-words';
import type { RefusalCode } from '@/domain/refusal-code';
import { saysPaging } from '@/domain/says-paging';
import { parseWebAddress } from '@/domain/web-address';
import { deedOfIdentifier } from '../deed-of-identifier';
import { refusedByAddress } from '../refused-address';
import { speaksOfOwnThings } from '../words/plain-words';
import { refusedByName, refusedByRowName } from '../words/refused-control';
import { saysView } from '../words/view-words';
import type { ControlFacts, RowFacts } from './control-facts';
import { isIdleScript, isScriptAddress } from './judge-script-address';
import { asksNothing } from './judge-submit';
import type { PressVerdict } from './press-verdict';

/** Pieces of text that a row has beside its title. */
const fewestTexts = 2;

/**
 * Whether a press can only show a row's posting. That it is a row is told by code: parts alike stand beside each other, and say something
 * else from one to the next. A control that every row repeats acts on the row.
 */
export function judgeRow(control: ControlFacts): PressVerdict {
  const { url, submit } = control;
  if (control.type === 'password') return 'password';
  if (control.type === 'file') return 'upload';
  if (control.isDownload) return 'unclear';
  if (isScriptAddress(url) && !isIdleScript(url)) return 'unclear';
  const code = refusedByRowNames(control) ?? refusedByWay(url);
  if (code !== null) return code;
  if (submit && !asksNothing(submit)) return 'send';
  return isRow(control) ? null : 'unclear';
}

/** Rows may lead to other sites: to follow a link is no deed, unless its address says one. */
function refusedByWay(url: string | null): RefusalCode | null {
  if (url === null || isScriptAddress(url)) return null;
  const address = parseWebAddress(url);
  return address ? refusedByAddress(address.href, address.href) : 'leaves-site';
}

function isRow(control: ControlFacts): boolean {
  const { row, isKnownRow, isInMenu, isInWall } = control;
  if (isInWall) return false;
  if (!row) return isKnownRow;
  if (isRepeated(row) ? !showsItsRow(control, row) : isStrayButton(control)) return false;
  if (isKnownRow) return true;
  return !isInMenu && (isWayOn(control) || row.isListed || row.texts >= fewestTexts);
}

/** Most of the parts alike have a control that says the same. */
function isRepeated({ same, others }: RowFacts): boolean {
  return same > others / 2;
}

/** A button on this row alone that says no more than "View": where rows have one, all of them do. */
function isStrayButton(control: ControlFacts): boolean {
  return (
    control.isNested &&
    !isWayOn(control) &&
    control.names.every((name) => saysView(name) || saysPaging(name) || !/\p{L}/u.test(name))
  );
}

/** "Details" on every row, or a link over the whole of it. */
function showsItsRow(control: ControlFacts, { hasOwnAddress }: RowFacts): boolean {
  if (control.names.length > 0 && control.names.every(saysView)) return true;
  if (isSharedTitle(control)) return true;
  return hasOwnAddress && isWayOn(control) && (control.names.length === 0 || hasJobWord(control.url ?? ''));
}

/** Who looks for one trade finds rows that are all called by it: known for rows, or unfolding, and of more than the one word of a command. */
function isSharedTitle({ isKnownRow, opens, isNested, names, submit }: ControlFacts): boolean {
  const isCommand =
    names.length === 0 || names.some((name) => !/\p{L}\s+\p{L}/u.test(name) && !/\p{sc=Han}{3}/u.test(name));
  return (isKnownRow || opens) && !isNested && submit === null && !isCommand;
}

/** A link that loads a page. */
function isWayOn({ url, isSameDocument, submit }: ControlFacts): boolean {
  return url !== null && parseWebAddress(url) !== null && !isSameDocument && submit === null;
}

/** What the names of a row say that is never done. Titles of jobs begin with such words too: "Purchase Ledger Clerk". */
function refusedByRowNames(control: ControlFacts): RefusalCode | null {
  // A tile says all of its row, and may end with a badge: "… Easy Apply". How it begins is what it is called.
  const isTile = control.row !== null && control.row.texts >= fewestTexts && control.submit === null;
  const [first] = isTile ? control.pieces : [];
  const firstCode = first === undefined ? null : refusedByName(first);
  if (first !== undefined && firstCode !== null && isCommand(first)) return firstCode;
  for (const name of control.names) {
    const code = isTile && isWholeRow(name, control) ? refusedByRowName(name) : refusedByName(name);
    if (code !== null && !isTitle(name, code, control)) return code;
  }
  return null;
}

/** "Save job" says a deed and no more; "Save Energy Consultant" is a title. */
const isCommand = (text: string): boolean => deedOfIdentifier(text) !== null || !/\p{L}\s+\p{L}/u.test(text);

/** Where the other rows do not begin so, and it is a link to a page of its own or one of several texts of its row. */
function isTitle(name: string, code: RefusalCode, control: ControlFacts): boolean {
  const { row } = control;
  if (code === 'apply' || code === 'sign-in' || !row || row.others === 0 || speaksOfOwnThings(name)) return false;
  const alike = row.otherNames.filter((other) => refusedByName(other) === code).length;
  if (alike > row.otherNames.length / 2) return false;
  const isButton = control.role === 'button' || control.submit !== null;
  const isOwnPage = isWayOn(control) && row.hasOwnAddress;
  const isOnTile = control.submit === null && control.pieces.length >= fewestTexts && control.pieces[0] === name;
  return (
    isOwnPage || (isOnTile && !isCommand(name)) || (!isButton && row.texts >= fewestTexts && isWholeRow(name, control))
  );
}

/** Longer than what a control is called. Characters. */
const leastRowName = 26;

function isWholeRow(name: string, { url }: ControlFacts): boolean {
  return url === null && name.length >= leastRowName;
}
