import { type Html, html, raw } from '../../sites/html.ts';
import { type ClassNamesValue, classNames } from '../traits/class-names.ts';

/** What each kind of element looks like. Layout that a person needs is here; nothing is told by it alone. */
const rules = {
  page: 'font:15px/1.4 sans-serif;margin:0',
  top: 'display:flex;gap:16px;padding:12px 20px;background:#eef;align-items:center',
  columns: 'display:flex;gap:24px;padding:16px 20px;align-items:flex-start',
  main: 'flex:1;min-width:0',
  aside: 'width:230px;flex:none',
  list: 'list-style:none;margin:0;padding:0;border-collapse:collapse;width:100%',
  row: 'padding:10px 12px;border-bottom:1px solid #ddd;text-align:left',
  tile: 'display:block;padding:10px 12px;border:1px solid #ccc;margin:8px 0;color:inherit;text-decoration:none',
  title: 'font-size:17px;margin:0;font-weight:600',
  opener: 'color:#0645ad;background:none;border:0;padding:0;font:inherit;text-align:left;cursor:pointer',
  meta: 'display:flex;gap:14px;flex-wrap:wrap;color:#444',
  company: 'color:#222',
  place: 'color:#555',
  posted: 'color:#777;font-size:13px',
  pay: 'color:#060',
  type: 'color:#555',
  label: 'color:#777;font-size:13px;margin-right:4px',
  chip: 'display:inline-block;background:#eee;border-radius:9px;padding:1px 8px;margin:0 4px 2px 0',
  badge: 'display:inline-block;background:#fd6;font-size:12px;padding:0 6px;margin:0 6px',
  cell: 'padding:8px 10px;border-bottom:1px solid #ddd;text-align:left;vertical-align:top',
  group: 'margin:18px 0 6px;font-size:19px',
  pager: 'padding:14px 0;display:flex;gap:8px;align-items:center',
  number: 'padding:3px 8px',
  current: 'padding:3px 8px;font-weight:700',
  button: 'padding:6px 14px',
  small: 'font-size:12px;margin-right:4px',
  filter: 'margin:0 0 14px',
  card: 'border:1px solid #ddd;padding:8px;margin:0 0 10px',
  advert: 'padding:12px;background:#ffe;border-bottom:1px solid #ddd',
  posting: 'padding:8px 14px',
  facts: 'margin:8px 0',
  body: 'padding:8px 0',
} as const;
export type LookName = keyof typeof rules;
export type Look = (name: LookName) => Html;

/** How elements of one document are styled: by classes, or each in place. */
export function lookOf(choice: { classes: keyof typeof classNames }, load: number): { look: Look; styleSheet: Html } {
  const { nameOf }: ClassNamesValue = classNames[choice.classes];
  if (nameOf === null) return { look: (name) => html` style="${raw(rules[name])}"`, styleSheet: raw('') };
  const css = Object.entries(rules).map(([name, rule]) => `.${nameOf(name, load)}{${rule}}`);
  return {
    look: (name) => html` class="${nameOf(name, load)}"`,
    styleSheet: raw(`<style>${css.join('')}</style>`),
  };
}
