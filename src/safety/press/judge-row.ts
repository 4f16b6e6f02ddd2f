import type { PressVerdict } from '@/domain/page/press-verdict';
import type { RefusalCode } from '@/domain/page/refusal-code';
import { isAboutUserData } from '@/language/words/controls/plain-apply-words';
import { saysPaging } from '@/language/words/controls/says-paging';
import { isViewControl } from '@/language/words/controls/view-words';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { forbiddenActionOfIdentifier } from '@/safety/addresses/forbidden-action-of-identifier';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import type { ControlFacts, RowFacts } from '@/safety/control-facts';
import { isHarmlessName } from '@/safety/names/is-harmless-name';
import { refusalByName, refusalByRowName } from '@/safety/names/refused-by-name';
import { parseWebAddress } from '@/url/web-url';
import { isFieldlessSubmit } from './asks-nothing';
import { isCallForOne, isNoopScript, isScriptAddress } from './judge-script-url';

/** Text pieces a row has besides its title. */
const fewestTexts = 2;

/**
 * Whether a press only shows a row's posting. Code decides that it is a row: similar parts side by side with differing texts. A control
 * that every row repeats acts on the row. A script in the address of a known row is judged as one that listens there.
 */
export function judgeRowPress(control: ControlFacts): PressVerdict {
  const { url, submit, isKnownRow } = control;
  if (control.type === 'password') return 'password';
  if (control.type === 'file') return 'upload';
  if (control.isDownload || pressesField(control)) return 'unclear';
  if (isScriptAddress(url) && !isNoopScript(url) && !(isKnownRow && isCallForOne(url))) return 'unclear';
  const code = refusedByRowNames(control) ?? refusedByWay(url);
  if (code !== null) return code;
  if (submit && !isFieldlessSubmit({ ...submit, isInPlace: submit.isInTab })) return 'send';
  return isRow(control) ? null : 'unclear';
}

const fieldRoles = new Set('checkbox switch textbox searchbox combobox spinbutton slider'.split(' '));

/** A press on a label is one on its control, and fields are no rows: a box in a row chooses it, or keeps it for later. */
function pressesField({ role, labels }: ControlFacts): boolean {
  return labels === 'control' || (labels === 'nothing' && fieldRoles.has(role ?? ''));
}

/** Rows may lead to other sites: following a link is fine unless its address says otherwise. */
function refusedByWay(url: string | null): RefusalCode | null {
  if (url === null || isScriptAddress(url)) return null;
  const address = parseWebAddress(url);
  return address ? refusalByUrl(address.href, address.href) : 'leaves-site';
}

function isRow(control: ControlFacts): boolean {
  const { row, isKnownRow, isInMenu, isInWall } = control;
  if (isInWall) return false;
  if (!row) return isKnownRow;
  if (isRepeated(row) ? !showsItsRow(control, row) : isStrayButton(control)) return false;
  if (isKnownRow) return true;
  return !isInMenu && (isWayOn(control) || row.isListed || row.texts >= fewestTexts);
}

/** Most of the similar parts have a control with the same name. */
function isRepeated({ same, others }: RowFacts): boolean {
  return same > others / 2;
}

/** A button on this row alone that says just "View": if any row has one, all do. */
function isStrayButton(control: ControlFacts): boolean {
  return (
    control.isNested &&
    !isWayOn(control) &&
    control.names.every((name) => isViewControl(name) || saysPaging(name) || !/\p{L}/u.test(name))
  );
}

/** "Details" on every row, or a link covering it. */
function showsItsRow(control: ControlFacts, { hasOwnAddress }: RowFacts): boolean {
  if (control.names.length > 0 && control.names.every(isViewControl)) return true;
  if (isSharedTitle(control) || unfoldsRow(control)) return true;
  return hasOwnAddress && isWayOn(control) && (control.names.length === 0 || hasJobUrlWord(control.url ?? ''));
}

/** An arrow in every row that opens the text which stands in it: it has no name, or one that only shows. */
function unfoldsRow({ isKnownRow, unfoldsText, isNested, submit, url, names, marks }: ControlFacts): boolean {
  const isPlain = isKnownRow && unfoldsText && !isNested && submit === null && url === null;
  return isPlain && names.every(isHarmlessName) && marks.every((mark) => forbiddenActionOfIdentifier(mark) === null);
}

/** A search for one trade finds rows with equal titles: known or expandable rows, with more words than a command has. */
function isSharedTitle({ isKnownRow, opens, isNested, names, submit }: ControlFacts): boolean {
  const isCommand =
    names.length === 0 || names.some((name) => !/\p{L}\s+\p{L}/u.test(name) && !/\p{sc=Han}{3}/u.test(name));
  return (isKnownRow || opens) && !isNested && submit === null && !isCommand;
}

/** A link that loads a page. */
function isWayOn({ url, isSameDocument, submit }: ControlFacts): boolean {
  return url !== null && parseWebAddress(url) !== null && !isSameDocument && submit === null;
}

/** The refused action a row's names state. Job titles start with such words too: "Purchase Ledger Clerk". */
function refusedByRowNames(control: ControlFacts): RefusalCode | null {
  // A tile contains all its row's text, maybe with a final badge: "… Easy Apply". Its first piece is its name.
  const isTile = control.row !== null && control.row.texts >= fewestTexts && control.submit === null;
  const [first] = isTile ? control.pieces : [];
  const firstCode = first === undefined ? null : refusalByName(first);
  if (first !== undefined && firstCode !== null && isCommand(first)) return firstCode;
  for (const name of control.names) {
    const code = isTile && isWholeRow(name, control) ? refusalByRowName(name) : refusalByName(name);
    if (code !== null && !isTitle(name, code, control)) return code;
  }
  return null;
}

/** "Save job" is just a command; "Save Energy Consultant" is a title. */
const isCommand = (text: string): boolean => forbiddenActionOfIdentifier(text) !== null || !/\p{L}\s+\p{L}/u.test(text);

/** If other rows start differently, and it links to its own page or is one of several texts in its row. */
function isTitle(name: string, code: RefusalCode, control: ControlFacts): boolean {
  const { row } = control;
  if (!row || row.others === 0 || code === 'sign-in') return false;
  if (code === 'apply' || refusalByRowName(name) !== null || isAboutUserData(name)) return false;
  const alike = row.otherNames.filter((other) => refusalByName(other) === code).length;
  if (alike > row.otherNames.length / 2) return false;
  const isButton = control.role === 'button' || control.submit !== null;
  const isOwnPage = isWayOn(control) && row.hasOwnAddress;
  const isOnTile = control.submit === null && control.pieces.length >= fewestTexts && control.pieces[0] === name;
  return (
    isOwnPage || (isOnTile && !isCommand(name)) || (!isButton && row.texts >= fewestTexts && isWholeRow(name, control))
  );
}

/** Characters. Longer than a control's name. */
const leastRowName = 26;

function isWholeRow(name: string, { url }: ControlFacts): boolean {
  return url === null && name.length >= leastRowName;
}
