import type { FormSurvey, SurveyedFrame } from '@/browser/tab';
import { isIgnored, isNever } from '@/domain/field-key';
import type { FormField } from '@/domain/form-field';
import { keyPast } from '@/domain/form-keys/past/key-past';

/** Smaller frames are counters, advertisements and boxes of a captcha. CSS pixels. */
const leastSize = { width: 240, height: 120 };

/** What a form is worth as an application: files count most, then what only an application asks. */
const worth = { file: 6, ofWork: 3, contact: 1 };
/** An application asks for at least so much; a newsletter, and most forms to be called back by, for less. */
const leastOffered = 3;

/** By the starts of what a field asks for (`FieldKey`), which name the kind of link too: no application's site is told by them. */
const files = /^(?:file\.|cover_letter\.)/;
const ofWork =
  /^(?:work|education|auth|eeo|salary|skills|notice_period|start_date|relocation|headline|summary|question\.(?:age18|criminal|prior|legal|accommodation)|url\.(?:linkedin|github|portfolio))/;
const contact =
  /^(?:name|given-name|family-name|email|tel|address|postal-code|street|country|location|bday|nationality)/;

/**
 * The frame of another origin in which an application is likely meant, to be confirmed by the user; null where the tab's own form is meant.
 * The tab's own comes first wherever it looks like an application as much as any.
 */
export function frameToConfirm({ tabOrigin, frames }: FormSurvey): SurveyedFrame | null {
  const isOwn = ({ origin, isSandboxed }: SurveyedFrame) => origin === tabOrigin && !isSandboxed;
  const own = worthOf(frames.filter(isOwn));
  const offered = frames
    .filter((frame) => !isOwn(frame) && isOfferable(frame))
    .map((frame) => ({ frame, worth: worthOf([frame]) }))
    .sort((one, other) => other.worth - one.worth || sizeOf(other.frame) - sizeOf(one.frame));
  const [best] = offered;
  return best && best.worth >= leastOffered && best.worth > own ? best.frame : null;
}

/** What asks for a password is a log-in; what is tiny is no form that anybody fills. */
function isOfferable({ width, height, reading }: SurveyedFrame): boolean {
  if (width < leastSize.width || height < leastSize.height) return false;
  return !reading.fields.some(({ key }) => key === 'never.secret' || key === 'ignore.login');
}

const sizeOf = ({ width, height }: SurveyedFrame): number => width * height;

/** By the kinds of things that the forms ask for, each once. */
function worthOf(frames: readonly SurveyedFrame[]): number {
  const keys = new Set(frames.flatMap(({ reading }) => keyPast(reading.fields).flatMap(asksOf)));
  return [...keys].reduce((sum, key) => sum + worthOfKey(key), 0);
}

function asksOf({ key, kind, isVisible }: FormField): string[] {
  if (key === null || isNever(key) || isIgnored(key) || !(isVisible || kind === 'file')) return [];
  return [key.startsWith('address') ? 'address' : key];
}

function worthOfKey(key: string): number {
  if (files.test(key)) return worth.file;
  if (ofWork.test(key)) return worth.ofWork;
  return contact.test(key) ? worth.contact : 0;
}
