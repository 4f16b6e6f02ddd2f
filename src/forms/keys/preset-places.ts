import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FormField } from '@/domain/form/form-field';

/** The boxes that a person types the rest of the same answer into. */
const rests: Partial<Record<FieldKey, RegExp>> = {
  country: /^(?:street-address|address-line1|address-streetname|address-level2|postal-code|postal-code-and-city)$/,
  'tel-country-code': /^tel(?:-national|-local)?$/,
  'salary.currency': /^salary\.expected$/,
  'salary.period': /^salary\.expected$/,
};

const chosen: ReadonlySet<FormField['kind']> = new Set<FormField['kind']>(['select', 'combobox']);

/** A box for a whole number that a widget has begun with the dialling code of where the site is. */
const isBareCode = ({ key, kind, value }: FormField): boolean =>
  key === 'tel' && kind === 'text' && /^\(?\+ ?\d{1,3}\)?[ -]?$/.test(value);

/**
 * The fields again, where lists of countries, dialling codes and currencies that the site has set by itself count as unchosen: one that
 * stands on a country while all the rest of the address, the number or the pay is still empty shows where the site is, and nobody's answer.
 * So does a number of nothing but a dialling code.
 */
export function withPresetPlaces(fields: readonly FormField[]): FormField[] {
  return fields.map((field) => {
    const rest = field.key && chosen.has(field.kind) ? rests[field.key] : undefined;
    if (isBareCode(field)) return { ...field, isUnchosen: true };
    if (rest === undefined || field.value === '' || field.isUnchosen) return field;
    const others = fields.filter(({ key, isVisible }) => isVisible && key !== null && rest.test(key));
    return others.length > 0 && others.every(({ value }) => value === '') ? { ...field, isUnchosen: true } : field;
  });
}
