import { toVisibleLine } from '@/language/fold/visible-one-line';
import { readEmbeddedJson } from '@/page/dom/data/embedded-json';
import { isJsonObject, type JsonObject } from '@/std/json-object';
import { parseTolerantJson } from '@/std/tolerant-json';

/** A control's question in the form's own data; null if none. */
export type EmbeddedQuestions = (control: Element) => string | null;

const idNames = ['name', 'id', 'path', 'key', 'fieldId', 'field_id', 'slug'];
const textNames = ['label', 'title', 'question', 'text'];
/** Deeper data is no list of fields, and more objects are other data. */
const deepest = 14;
const mostObjects = 60_000;

/**
 * Reads questions from the page's embedded data: listed objects that give a control's submitted name or id and a question; and templates in
 * hidden fields whose field list goes by index (`cards[…][field0]`).
 */
export function readEmbeddedQuestions(controls: readonly Element[]): EmbeddedQuestions {
  const names = new Set(controls.flatMap(namesOf));
  const known = new Map<string, string>();
  for (const { value } of scriptsThatName(names)) collect(value, names, known);
  for (const [name, question] of templates()) known.set(name, question);
  return (control) => namesOf(control).flatMap((name) => known.get(name) ?? [])[0] ?? null;
}

/** Characters. Short names occur in any data. */
const shortestName = 6;

function namesOf(control: Element): string[] {
  const name = control.getAttribute('name') ?? '';
  return [name, control.id, name.replace(/\[\]$/, '')].filter((each) => each.length >= shortestName);
}

/** Parsing all data is slow: only scripts that contain a control's name. */
function scriptsThatName(names: ReadonlySet<string>): { value: unknown }[] {
  const told = Array.from(names).filter((name) => /\d/.test(name));
  if (told.length === 0) return [];
  const isNamed = Array.from(document.scripts).some((script) => {
    const text = script.src ? '' : (script.textContent ?? '');
    return told.some((name) => text.includes(name));
  });
  return isNamed ? readEmbeddedJson() : [];
}

function collect(root: unknown, names: ReadonlySet<string>, known: Map<string, string>): void {
  let left = mostObjects;
  const visit = (value: unknown, around: string | null, depth: number): void => {
    if (depth > deepest || left <= 0) return;
    if (Array.isArray(value)) for (const item of value) visit(item, around, depth + 1);
    else if (isJsonObject(value)) {
      left -= 1;
      const question = questionIn(value) ?? around;
      for (const name of idsIn(value)) if (question && names.has(name) && !known.has(name)) known.set(name, question);
      for (const inner of Object.values(value)) visit(inner, question, depth + 1);
    }
  };
  visit(root, null, 0);
}

function questionIn(object: JsonObject): string | null {
  const texts = textNames.map((name) => object[name]).filter((text) => typeof text === 'string');
  const text = texts.map((each) => toVisibleLine(each.replace(/<[^<>]*>/g, ' '))).find((each) => /\p{L}/u.test(each));
  return text ?? null;
}

function idsIn(object: JsonObject): string[] {
  return idNames.flatMap((name) => {
    const id = object[name];
    return typeof id === 'string' || typeof id === 'number' ? [String(id)] : [];
  });
}

/** `cards[2de6][baseTemplate]` lists the fields `cards[2de6][field0]` and so on, in order. */
function templates(): [name: string, question: string][] {
  return Array.from(document.querySelectorAll<HTMLInputElement>('input[type=hidden][name*="["]')).flatMap((input) => {
    if (!/^\s*\{/.test(input.value)) return [];
    const value = parseTolerantJson(input.value);
    const fields = isJsonObject(value) && Array.isArray(value.fields) ? value.fields : [];
    const stem = input.name.replace(/\[[^[\]]*\]$/, '');
    return fields.flatMap((field, index): [string, string][] => {
      const question = isJsonObject(field) ? questionIn(field) : null;
      return question === null ? [] : [[`${stem}[field${index}]`, question]];
    });
  });
}
