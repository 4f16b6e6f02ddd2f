import type { FormSurvey, SurveyedFrame } from '@/browser/tab';
import { isIgnored, isNever } from '@/domain/form/field-keys';
import type { FormField } from '@/domain/form/form-field';

/** CSS pixels. Smaller frames are counters, ads and captcha boxes. */
const leastSize = { width: 240, height: 120 };

/** Weights that make a form an application: files most, then work-related questions. */
const worth = { file: 6, ofWork: 3, contact: 1 };
/** An application scores at least this; newsletters and most contact forms do not. */
const leastOffered = 3;

/** Prefixes of field keys (`FieldKey`), some of which name kinds of links: they identify no site. */
const files = /^(?:file\.|cover_letter\.)/;
const ofWork =
  /^(?:work|education|auth|eeo|salary|skills|notice_period|start_date|relocation|headline|summary|question\.(?:age18|criminal|prior|legal|accommodation)|url\.(?:linkedin|github|portfolio))/;
const contact =
  /^(?:name|given-name|family-name|email|tel|address|postal-code|street|country|location|bday|nationality)/;

/**
 * The frame of another origin that likely contains the application, for the user to confirm; null if the tab's own form is meant. The tab's
 * own wins if it looks as much like an application.
 */
export function findFrameToConfirm({ tabOrigin, frames }: FormSurvey): SurveyedFrame | null {
  const isOwn = ({ origin, isSandboxed }: SurveyedFrame) => origin === tabOrigin && !isSandboxed;
  const own = worthOf(frames.filter(isOwn));
  const offered = frames
    .filter((frame) => !isOwn(frame) && isOfferable(frame))
    .map((frame) => ({ frame, worth: worthOf([frame]) }))
    .sort((one, other) => other.worth - one.worth || sizeOf(other.frame) - sizeOf(one.frame));
  const [best] = offered;
  return best && best.worth >= leastOffered && best.worth > own ? best.frame : null;
}

/** Forms with a password are logins; tiny ones are never filled. */
function isOfferable({ width, height, reading }: SurveyedFrame): boolean {
  if (width < leastSize.width || height < leastSize.height) return false;
  return !reading.fields.some(({ key }) => key === 'never.secret' || key === 'ignore.login');
}

const sizeOf = ({ width, height }: SurveyedFrame): number => width * height;

/** By the kinds of questions in the forms, each counted once. */
function worthOf(frames: readonly SurveyedFrame[]): number {
  const keys = new Set(frames.flatMap(({ reading }) => reading.fields.flatMap(asksOf)));
  return [...keys].reduce((sum, key) => sum + worthOfKey(key), 0);
}

function asksOf({ key, isVisible }: FormField): string[] {
  if (key === null || isNever(key) || isIgnored(key) || !isVisible) return [];
  return [key.startsWith('address') ? 'address' : key];
}

function worthOfKey(key: string): number {
  if (files.test(key)) return worth.file;
  if (ofWork.test(key)) return worth.ofWork;
  return contact.test(key) ? worth.contact : 0;
}
