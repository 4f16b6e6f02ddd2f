import type { FormField } from '@/domain/form/form-field';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { phraseFinder } from '@/language/match/phrases';
import { asksForOtherContact } from './is-other-contact';
import { asksForOtherPerson } from './is-other-person';

const find = phraseFinder(phrases('contact.forLoggingIn'));

/** Whether it is the login address, in a form that also asks for a contact address. */
export function isLoginEmail(field: FormField, fields: readonly FormField[]): boolean {
  if (field.key !== 'email' || !saysLogIn(field)) return false;
  return fields.some((other) => other !== field && other.key === 'email' && isOwn(other, fields));
}

function isOwn(other: FormField, fields: readonly FormField[]): boolean {
  return !saysLogIn(other) && !asksForOtherContact(other) && !asksForOtherPerson(other, fields);
}

/** "E-mail (your login)" is asked for to register. */
function saysLogIn({ question, hint }: FormField): boolean {
  return find(fold((question || hint).replace(/\([^)]*\)?/g, ' '))) !== null;
}
