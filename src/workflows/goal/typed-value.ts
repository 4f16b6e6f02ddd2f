import type { TypedInto } from '@/browser/tab';
import { contactKeys } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import type { GoalState } from '@/domain/goal/goal-state';
import { isApplicationKey } from '@/forms/keys/is-application-key';
import { fold } from '@/language/fold/fold';
import type { Target } from '@/page-api/element-requests';
import type { Pursuit } from './goal-ports';
import { goalOf } from './saved-goal';

/** What becomes of a text before it is typed. */
export type TypedValue =
  | { kind: 'type'; text: string; into: TypedInto }
  | { kind: 'refuse'; error: string }
  /** The form asks about the user: a fill does that. */
  | { kind: 'hand-over' }
  /** It stands on pages of other origins only. */
  | { kind: 'carry'; from: string[]; origin: string };

const handlePattern = /\{\{(\w+)\}\}/g;

/** `{{e7}}`: what another field of the page's own frame holds, word for word. */
const fieldPattern = /^\{\{(e\d{1,4})\}\}$/;

interface Typing {
  value: string;
  fieldName: string;
  /** The page offers it, so that nothing is carried there. */
  isOption?: boolean;
  /** Where it is typed; null: at the focus, on the page itself. */
  target?: Target | null;
  /** What makes the field one for secrets: it shows nothing of what is typed, or is one of a sign-in. */
  secret?: TypedInto['secret'];
}

/**
 * Puts the values of variables in, secrets on their own origin and into fields for secrets only, and tells where a text must not be typed as
 * it is: a page that asks for a secret in its search would have it in its address.
 */
export async function typedValue(
  pursuit: Pursuit,
  { value, fieldName, isOption = false, target = null, secret = null }: Typing,
): Promise<TypedValue> {
  const goal = goalOf(pursuit);
  // Of the document that gets it: a frame is its owner's, and the tab may show another page since.
  const origin = await pursuit.tab.ask('read-origin', { target });
  const plain = { origin, secret: null };
  if (await asksAboutUser(pursuit, value, fieldName)) return { kind: 'hand-over' };
  const copied = await copiedValue(pursuit, value, plain);
  if (copied) return copied;
  const from = goal.readOrigins.filter((other) => other !== origin);
  if (!isOption && from.length > 0 && !isUsersOwn(value, goal) && !isApprovedCarry(value, origin, goal))
    return { kind: 'carry', from, origin };
  let text = value;
  let into: TypedInto = plain;
  for (const [handle, name = ''] of value.matchAll(handlePattern)) {
    const variable = goal.variables.find((one) => one.name === name);
    if (!variable) return { kind: 'refuse', error: `There is no variable ${handle}.` };
    if (variable.isSecret && variable.origin !== origin) {
      return { kind: 'refuse', error: `${handle} belongs to ${variable.origin}, and is typed nowhere else.` };
    }
    if (variable.isSecret && secret === null)
      return {
        kind: 'refuse',
        error: `${handle} is a secret: it is typed into fields for passwords and on sign-in pages only.`,
      };
    const known = await pursuit.store.variableValue(name, variable.origin);
    if (known === null)
      return { kind: 'refuse', error: `The value of ${handle} is gone: the browser was closed since.` };
    text = text.replaceAll(handle, () => known);
    if (variable.isSecret) into = { origin, secret };
  }
  return { kind: 'type', text, into };
}

/** The field that a value copies; null if it copies none. */
function copiedField(value: string, { variables }: Pick<GoalState, 'variables'>): string | null {
  const [, ref] = fieldPattern.exec(value.trim()) ?? [];
  return ref === undefined || variables.some(({ name }) => name === ref) ? null : ref;
}

async function heldText({ tab }: Pick<Pursuit, 'tab'>, ref: string): Promise<string | null> {
  const facts = await tab.ask('read-element', { ref });
  if (!facts || facts.type === 'password') return null;
  return (await tab.ask('read-field', { target: { ref } }))?.value ?? null;
}

/** A value in words that its user can read: a copy by what is copied. */
export async function valueInWords(pursuit: Pursuit, value: string): Promise<string> {
  const ref = copiedField(value, goalOf(pursuit));
  return (ref === null ? null : await heldText(pursuit, ref)) ?? value;
}

/** A copy stays on its page, so that nothing is carried. Null if the value names no field. */
async function copiedValue(pursuit: Pursuit, value: string, into: TypedInto): Promise<TypedValue | null> {
  const ref = copiedField(value, goalOf(pursuit));
  if (ref === null) return null;
  const from = await pursuit.tab.ask('read-origin', { target: { ref } });
  if (from !== into.origin) return { kind: 'refuse', error: `What ${ref} holds is copied nowhere but within ${from}.` };
  const held = await heldText(pursuit, ref);
  return held === null
    ? { kind: 'refuse', error: `There is no field ${ref} to copy from.` }
    : { kind: 'type', text: held, into };
}

/** Said by the user: in the goal, its constraints, or as a variable. */
function isUsersOwn(value: string, { goal, constraints }: Pick<GoalState, 'goal' | 'constraints'>): boolean {
  const bare = value.replace(handlePattern, '').trim();
  return bare === '' || fold(`${goal} ${constraints}`).includes(fold(bare));
}

function isApprovedCarry(value: string, origin: string, { approvedCarries }: GoalState): boolean {
  return approvedCarries.some((carry) => carry.text === value && carry.origin === origin);
}

const contact = new Set<string>(contactKeys);

/** An application is filled by a fill alone; so is a form that asks for contact details which the goal does not give. */
async function asksAboutUser({ tab, run }: Pursuit, value: string, fieldName: string): Promise<boolean> {
  const { forms } = await tab.readForms();
  const fields = forms.flatMap(({ reading }) => reading.fields).filter(({ isVisible }) => isVisible);
  const field = fields.find(({ question }) => question !== '' && fold(question) === fold(fieldName));
  if (!field || field.key === null) return false;
  if (isApplication(fields)) return true;
  return contact.has(field.key) && !isUsersOwn(value, run.run.state) && fields.filter(isContact).length > 1;
}

const isContact = ({ key }: FormField): boolean => key !== null && contact.has(key);

/** A file for a CV, or several questions that only applicants are asked. */
function isApplication(fields: readonly FormField[]): boolean {
  const asked = fields.filter(isApplicationKey);
  return asked.some(({ key }) => key === 'file.resume') || asked.length > 1;
}
