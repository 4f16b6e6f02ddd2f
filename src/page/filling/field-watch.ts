import type { FieldControls } from '@/domain/form-filling';
import { findTarget } from '../refs/find-target';
import { type FieldIdentity, identityOf, isSamePlace, lettersOf } from './field-identity';
import { askedAt, readFormToFill } from './known-fields';
import { standingIn, takeOut } from './take-out';
import { noteTurned } from './turned-fields';

/**
 * Keeps an eye on the controls of a field while a value is put in: a page hears that the focus comes and that something is typed, and may make
 * another field of it at any of these moments, or a little later.
 */
export interface FieldWatch {
  /** Whether a control is still what it was. Nothing happens between this look and what is done after it. */
  isSame(control: Element): boolean;
  /**
   * Looks at all of them again: what has become something else is left alone from now on, and what came to stand in it is taken out. True where
   * all are the same.
   */
  holds(): Promise<boolean>;
}

/** A control as it was. */
interface Seen {
  selector: string;
  identity: FieldIdentity;
  standing: string;
  /** Where what it answers was read: an option answers what its field asks. */
  askedIn: string;
}

export function watchField(controls: WatchedControls): FieldWatch {
  const seen = new Map(seenNow(controls));
  const questions = new Map([...seen.values()].map(({ askedIn }) => [askedIn, askedAt(askedIn)]));
  const isSame = (control: Element) => {
    const now = identityOf(control);
    return known(seen, control).some(({ identity }) => isSamePlace(identity, now) && identity.words === now.words);
  };
  const asksTheSame = async (control: Element) => {
    const place = known(seen, control).find(({ identity }) => isSamePlace(identity, identityOf(control)));
    const before = place && questions.get(place.askedIn);
    if (!place || !before || !(await isStillAskedIn(place, before, control))) return false;
    place.identity = { ...place.identity, words: identityOf(control).words };
    return isSame(control);
  };
  return {
    isSame,
    async holds() {
      const others: Element[] = [];
      for (const control of standing(seen)) if (!isSame(control) && !(await asksTheSame(control))) others.push(control);
      for (const control of others) {
        noteTurned(control);
        if (standingIn(control) !== seen.get(control)?.standing) takeOut(control);
      }
      return others.length === 0;
    },
  };
}

/** In other words it may ask the same: a label says what is wrong, or that all is well. */
async function isStillAskedIn(place: Seen, before: Asked, control: Element): Promise<boolean> {
  await readFormToFill();
  const after = askedAt(place.askedIn);
  const isOption = place.askedIn !== place.selector;
  const isCalledSo = !isOption || saysAsMuch(place.identity.words, identityOf(control).words);
  return isCalledSo && after !== null && after.key === before.key && saysAsMuch(before.question, after.question);
}

type Asked = NonNullable<ReturnType<typeof askedAt>>;

function seenNow({ selector: main, parts = [], options = null }: WatchedControls): [Element, Seen][] {
  const own = [main, ...parts.map(({ selector }) => selector)].map((selector) => ({ selector, askedIn: selector }));
  const chosen = (options ?? [])
    .flatMap(({ selector }) => selector ?? [])
    .map((selector) => ({ selector, askedIn: main }));
  // The main control of choices is one of them.
  return [...own, ...chosen].flatMap(({ selector, askedIn }): [Element, Seen][] => {
    const control = findTarget({ selector });
    return control
      ? [[control, { selector, askedIn, identity: identityOf(control), standing: standingIn(control) }]]
      : [];
  });
}

type WatchedControls = Pick<FieldControls, 'selector'> & Partial<Pick<FieldControls, 'parts' | 'options'>>;

/** What a control was; of one that was drawn anew what those were that are gone. */
function known(seen: ReadonlyMap<Element, Seen>, control: Element): Seen[] {
  const own = seen.get(control);
  return own ? [own] : [...seen].filter(([before]) => !before.isConnected).map(([, each]) => each);
}

/** The same controls as far as they are there, wherever they were moved to, and what was drawn anew in the place of others. */
function standing(seen: ReadonlyMap<Element, Seen>): Element[] {
  return [...seen].flatMap(([control, { selector }]) => {
    const now = control.isConnected ? control : findTarget({ selector });
    return now ?? [];
  });
}

function saysAsMuch(before: string, after: string): boolean {
  const [one, other] = [lettersOf(before), lettersOf(after)];
  return one === other || (one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one)));
}
