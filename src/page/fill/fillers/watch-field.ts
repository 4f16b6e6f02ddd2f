import type { FieldControls } from '@/domain/form/form-filling';
import { findTarget } from '@/page/dom/refs/find-target';
import { clearControl, contentOf } from '../input/take-value-out';
import { type FieldIdentity, fieldIdentityOf, isSameFieldIdentity, labelLetters } from '../visibility/field-identity';
import { questionAt, readFormToFill } from '../visibility/last-read-form';
import { markReplaced } from '../watch/repurposed-fields';

/**
 * Watches a field's controls while a value is entered: pages notice focus and typing, and may replace the field at any of these moments or
 * a little later.
 */
export interface FieldWatch {
  /** Whether a control is unchanged. Nothing happens between this check and the act after it. */
  isSame(control: Element): boolean;
  /** Checks all of them again: what was replaced is left alone from now on, and what got into it is removed. True if all are the same. */
  holds(): Promise<boolean>;
}

/** A control as it was. */
interface Seen {
  selector: string;
  identity: FieldIdentity;
  standing: string;
  /** Where its question was read: an option answers its field's question. */
  askedIn: string;
}

export function watchField(controls: WatchedControls): FieldWatch {
  const seen = new Map(seenNow(controls));
  const questions = new Map([...seen.values()].map(({ askedIn }) => [askedIn, questionAt(askedIn)]));
  const isSame = (control: Element) => {
    const now = fieldIdentityOf(control);
    return known(seen, control).some(
      ({ identity }) => isSameFieldIdentity(identity, now) && identity.words === now.words,
    );
  };
  const asksTheSame = async (control: Element) => {
    const place = known(seen, control).find(({ identity }) => isSameFieldIdentity(identity, fieldIdentityOf(control)));
    const before = place && questions.get(place.askedIn);
    if (!place || !before || !(await isStillAskedIn(place, before, control))) return false;
    place.identity = { ...place.identity, words: fieldIdentityOf(control).words };
    return isSame(control);
  };
  return {
    isSame,
    async holds() {
      const others: Element[] = [];
      for (const control of standing(seen)) if (!isSame(control) && !(await asksTheSame(control))) others.push(control);
      for (const control of others) {
        markReplaced(control);
        if (contentOf(control) !== seen.get(control)?.standing) clearControl(control);
      }
      return others.length === 0;
    },
  };
}

/** It may ask the same in other words: labels say that something is wrong, or fine. */
async function isStillAskedIn(place: Seen, before: Asked, control: Element): Promise<boolean> {
  await readFormToFill();
  const after = questionAt(place.askedIn);
  const isOption = place.askedIn !== place.selector;
  const isCalledSo = !isOption || saysAsMuch(place.identity.words, fieldIdentityOf(control).words);
  return isCalledSo && after !== null && after.key === before.key && saysAsMuch(before.question, after.question);
}

type Asked = NonNullable<ReturnType<typeof questionAt>>;

function seenNow({ selector: main, parts = [], options = null }: WatchedControls): [Element, Seen][] {
  const own = [main, ...parts.map(({ selector }) => selector)].map((selector) => ({ selector, askedIn: selector }));
  const chosen = (options ?? [])
    .flatMap(({ selector }) => selector ?? [])
    .map((selector) => ({ selector, askedIn: main }));
  // The main control of a choice is one of its options.
  return [...own, ...chosen].flatMap(({ selector, askedIn }): [Element, Seen][] => {
    const control = findTarget({ selector });
    return control
      ? [[control, { selector, askedIn, identity: fieldIdentityOf(control), standing: contentOf(control) }]]
      : [];
  });
}

type WatchedControls = Pick<FieldControls, 'selector'> & Partial<Pick<FieldControls, 'parts' | 'options'>>;

/** A control's former state; if redrawn, the states of those that disappeared. */
function known(seen: ReadonlyMap<Element, Seen>, control: Element): Seen[] {
  const own = seen.get(control);
  return own ? [own] : [...seen].filter(([before]) => !before.isConnected).map(([, each]) => each);
}

/** The same controls as far as they exist, wherever they moved, and whatever replaced the others. */
function standing(seen: ReadonlyMap<Element, Seen>): Element[] {
  return [...seen].flatMap(([control, { selector }]) => {
    const now = control.isConnected ? control : findTarget({ selector });
    return now ?? [];
  });
}

function saysAsMuch(before: string, after: string): boolean {
  const [one, other] = [labelLetters(before), labelLetters(after)];
  return one === other || (one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one)));
}
