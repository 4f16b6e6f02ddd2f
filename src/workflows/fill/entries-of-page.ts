import type { FieldKey } from '@/domain/form/field-key-schema';
import type { PlannedField } from '@/domain/form/fill-state';
import type { Profile } from '@/domain/form/profile';
import { optionWords } from '@/forms/options/fold-option-text';
import { type ShownField, shownFieldId } from '@/workflows/form/visible-form-fields';

/** The field that names an entry of each part, and the names of the profile's. */
const naming: Record<string, [key: FieldKey, namesIn: (profile: Profile) => (string | undefined)[] | undefined]> = {
  work: ['work.name', ({ work }) => work?.map(({ name }) => name)],
  education: ['education.institution', ({ education }) => education?.map(({ institution }) => institution)],
  language: ['language.name', ({ languages }) => languages?.map(({ language }) => language)],
};

/**
 * The profile's entry that a field is about, where the page itself has put a name into that entry: -1 if the profile has none, or several, of
 * that name. Undefined where the page names none.
 */
export function entryOfPage(
  asked: ShownField,
  all: readonly ShownField[],
  fields: readonly PlannedField[],
  profile: Profile,
): number | undefined {
  const [key, namesIn] = naming[asked.field.key?.split('.')[0] ?? ''] ?? [];
  if (!key || !namesIn || asked.field.key === key) return undefined;
  const isOfEntry = ({ frameId, field }: ShownField) =>
    frameId === asked.frameId && field.key === key && field.repeat?.index === asked.field.repeat?.index;
  const [name, another] = all.filter(isOfEntry);
  if (!name || another || !isOfPage(name, fields)) return undefined;
  const wanted = optionWords(name.field.value);
  const names = (namesIn(profile) ?? []).map((each) => optionWords(each ?? ''));
  return onlyIndex(names, (each) => each === wanted) ?? onlyIndex(names, (each) => goesOn(each, wanted)) ?? -1;
}

function onlyIndex(names: readonly string[], isIt: (name: string) => boolean): number | undefined {
  const found = names.flatMap((each, index) => (isIt(each) ? [index] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** "acme" and "acme inc" */
const goesOn = (one: string, other: string): boolean =>
  one !== '' && other !== '' && (other.startsWith(`${one} `) || one.startsWith(`${other} `));

/** Whether what stands in a field was not put there by this run. */
function isOfPage(one: ShownField, fields: readonly PlannedField[]): boolean {
  if (one.field.value === '' || one.field.isUnchosen) return false;
  const planned = fields.find(({ id }) => id === shownFieldId(one));
  return planned === undefined || planned.source === 'kept';
}

/** The entry that a plan's handle is about. */
export function entryOfHandle(handle: string | null): number | undefined {
  const index = /^\{\{(?:work|education|languages)\[(\d+)\]/.exec(handle ?? '')?.[1];
  return index === undefined ? undefined : Number(index);
}
