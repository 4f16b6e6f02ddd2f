import { fold, foldIdentifier } from '@/language/fold/fold';
import { type ConceptFinder, conceptFinder } from '@/language/match/find-concepts';
import { contactAsks } from './contact-asks';

const findPhone = conceptFinder(contactAsks.filter(({ key }) => key === 'tel'));
const findEmail = conceptFinder(contactAsks.filter(({ key }) => key === 'email'));

/** Whether a label, name or id mentions a telephone. */
export function saysPhone(text: string): boolean {
  return mentions(findPhone, text);
}

/** The same for an e-mail address. */
export function saysEmail(text: string): boolean {
  return mentions(findEmail, text);
}

function mentions(find: ConceptFinder, text: string): boolean {
  return find.inLabel(fold(text)).length > 0 || find.inIdentifier(foldIdentifier(text)).length > 0;
}

/** "+49", "Germany (+49)", "0049", and from right to left "(49+)": dial codes, of which one digit alone are two. */
const dialCode = /(?:^|[\s(])(?:(?:\+|00)\s?(?:[17]|\d{2,4})|(?:[17]|\d{2,4})\s?\+)(?:[\s)-]|$)/;

/** Whether the options choose the country of a telephone number. */
export function isDialCodeList(labels: readonly string[]): boolean {
  const coded = labels.filter((label) => dialCode.test(label)).length;
  return labels.length > 0 && coded >= Math.max(1, labels.length * 0.6);
}
