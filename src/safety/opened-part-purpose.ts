import type { OpenedPart } from '@/domain/page/page-change';
import { fold } from '@/language/fold/fold';
import { phrases } from '@/language/lexicon/lexicon';
import { nameWordTest } from '@/language/match/name-word-test';
import { isAboutFilters, mentionsFilters } from '@/language/words/controls/filter-heading-words';
import { refusalByName } from '@/safety/names/refused-by-name';

/** What an opened part is for. */
export type PartPurpose = 'application' | 'sign-in' | 'sign-up' | 'upload' | 'filters' | 'other';

const speaksOfApplication = nameWordTest({ anywhere: phrases('forms.applicationParts') });
const speaksOfPassword = nameWordTest({ anywhere: phrases('forms.passwordNames') });
const speaksOfPerson = nameWordTest({ anywhere: phrases('contact.personalFields') });

/** Characters of a part's text used as its heading if it has no name. */
const headingLength = 80;

/** Judged by name, words and fields. A part without fields asks for nothing, so a posting is `other`. */
export function purposeOfPart({ name, text, fields, role }: OpenedPart): PartPurpose {
  if (isAboutFilters(name)) return 'filters';
  const heading = name || text.slice(0, headingLength);
  const asked = refusalByName(heading);
  if ((asked === 'sign-in' || asked === 'sign-up') && (fields > 0 || isDialog(role))) return asked;
  if (asked === 'upload') return 'upload';
  if (fields === 0) return 'other';
  return asked === 'apply' ? 'application' : purposeOfFields(`${name} ${text}`, fields);
}

/** True if snapshot lines, or a text, ask for what an application form asks for. */
export function isApplicationText(text: string): boolean {
  const words = fold(text);
  return speaksOfPerson(words) && speaksOfApplication(words);
}

/** True if they ask for a password. */
export function isPasswordText(text: string): boolean {
  return speaksOfPassword(fold(text));
}

function purposeOfFields(text: string, fields: number): PartPurpose {
  if (isPasswordText(text)) return 'sign-in';
  if (isApplicationText(text)) return 'application';
  if (mentionsFilters(text)) return 'filters';
  return fields >= 2 && !speaksOfPerson(fold(text)) ? 'filters' : 'other';
}

function isDialog(role: string | null): boolean {
  return role === 'dialog' || role === 'alertdialog';
}
