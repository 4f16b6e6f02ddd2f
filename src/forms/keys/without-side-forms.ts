import { isFillable } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';
import { isApplicationKey } from './is-application-key';

/**
 * The fields again, without those of another form beside the application: one that asks for an e-mail address though the application has
 * its own, to log in, for alerts, to tell a friend. `forms` says which form of the page each field is in; null: none. A form that is not shown,
 * such as a later step's, is beside nothing.
 */
export function withoutSideForms(all: readonly FormField[], forms: readonly (number | null)[]): FormField[] {
  const fields = withoutSignUps(all, forms);
  const of = formsApart(fields, forms);
  const main = forms[fields.findIndex((field) => field.isVisible && isApplicationKey(field))];
  if (main === undefined || !of(main).some(isEmail)) return [...fields];
  return fields.map((field, at) => {
    const form = forms[at];
    if (form === main || form === null || !isFillable(field)) return field;
    const beside = of(form);
    if (!beside.some(isEmail) || beside.some(isApplicationKey)) return field;
    return { ...field, key: beside.some(isSecret) ? 'ignore.login' : 'ignore.other' };
  });
}

/** The fields in one of the page's forms, by its number. */
function formsApart(fields: readonly FormField[], forms: readonly (number | null)[]) {
  return (form: number | null | undefined): FormField[] => fields.filter((_, at) => forms[at] === form);
}

const isEmail = ({ key }: FormField): boolean => key === 'email';
const isSecret = ({ key }: FormField): boolean => key === 'never.secret';

/**
 * Nor those of a form that signs up for news alone, as stands at the foot of many pages: what it requires is not required of the
 * application, whichever of its pages is shown.
 */
function withoutSignUps(fields: readonly FormField[], forms: readonly (number | null)[]): FormField[] {
  const of = formsApart(fields, forms);
  const isSignUp = (form: number | null | undefined) =>
    form != null && of(form).some(isMarketing) && of(form).every((field) => isMarketing(field) || !isFillable(field));
  const isBeside = fields.some((field, at) => field.isVisible && isFillable(field) && !isSignUp(forms[at]));
  if (!isBeside) return [...fields];
  return fields.map((field, at) =>
    isMarketing(field) && isSignUp(forms[at]) ? { ...field, key: 'ignore.other' } : field,
  );
}

const isMarketing = ({ key }: FormField): boolean => key === 'never.marketing';
