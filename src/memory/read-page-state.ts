import type { PageState } from '@/domain/goal/page-state';
import { isSortControl } from '@/language/words/controls/sort-phrases';
import type { LineControl, PageLines } from './page-lines';
import {
  actionsOf,
  filterControls,
  formFields,
  type PageFacts,
  resultList,
  searchField,
  sectionsOf,
} from './page-sections';

/** Parts of details: enough to tell pages apart, and few enough to be cheap. */
const most = { rows: 3, controls: 8, headings: 3, buttons: 8, messages: 4, texts: 6, textsBeside: 3 };

interface ReadPage extends PageFacts {
  url: string;
  title: string;
  lines: PageLines;
  extractedData: Readonly<Record<string, number>>;
}

/** A page by its meaning: what its text shows, named by what it is for. */
export function readPageState({ url, title, lines, extractedData, ...facts }: ReadPage): PageState {
  const visibleSections = sectionsOf(lines, facts);
  return {
    url,
    title,
    visibleSections,
    availableActions: actionsOf(lines, visibleSections),
    extractedData: { ...extractedData },
    details: detailsOf(lines, facts),
  };
}

function detailsOf(lines: PageLines, facts: PageFacts): string[] {
  const search = searchField(lines, facts);
  const results = resultList(lines);
  const filters = filterControls(lines);
  const fields = formFields(lines, facts);
  const sort = lines.controls.filter(({ name, about }) => isSortControl(name) || isSortControl(about));
  const named = new Set([...filters, ...fields, ...sort]);
  const rest = lines.controls.filter(
    (control) => !named.has(control) && control.action === 'click' && control.name !== '',
  );
  return [
    ...lines.messages.slice(0, most.messages).map((text) => `message: ${text}`),
    ...lines.dialogs.map((name) => `open dialog ${quoted(name)}`),
    ...(lines.headings.length > 0
      ? [`headings: ${lines.headings.slice(0, most.headings).map(quoted).join(', ')}`]
      : []),
    ...(search ? [`search field ${quoted(search.name)}${search.value ? ` = ${quoted(search.value)}` : ''}`] : []),
    ...controlsLine('filters', filters),
    ...controlsLine('order', sort),
    ...(results
      ? [`results: ${results.announced ?? results.total}${results.name ? ` in ${quoted(results.name)}` : ''}`]
      : []),
    ...(results || facts.landmarks.jobRows.length < 2
      ? []
      : [
          `results: rows as ${facts.landmarks.jobRows
            .slice(0, most.rows)
            .map(({ name }) => quoted(name))
            .join(', ')}`,
        ]),
    ...rowControlsLine(results?.controls ?? []),
    ...(results?.rows.slice(0, most.rows).map((texts) => `row: ${texts.slice(0, 4).join(' | ')}`) ?? []),
    ...controlsLine('fields', fields),
    ...lines.texts
      .slice(0, results || fields.length > 0 ? most.textsBeside : most.texts)
      .map((text) => `text: ${text}`),
    ...controlsLine('to press', rest.slice(0, most.buttons)),
  ];
}

/** What can be pressed in the rows, once each. */
function rowControlsLine(controls: readonly string[]): string[] {
  const names = [...new Set(controls.filter((name) => name !== ''))].slice(0, most.controls);
  return names.length === 0 ? [] : [`on rows: ${names.map(quoted).join(', ')}`];
}

function controlsLine(what: string, controls: readonly LineControl[]): string[] {
  if (controls.length === 0) return [];
  const shown = controls.slice(0, most.controls).map(controlWords);
  const more = controls.length > most.controls ? ` and ${controls.length - most.controls} more` : '';
  return [`${what}: ${shown.join(', ')}${more}`];
}

function controlWords({ name, value, states }: LineControl): string {
  const told = states.filter((state) => /checked|selected|pressed|collapsed|expanded|invalid|disabled/.test(state));
  return `${quoted(name)}${value ? ` = ${quoted(value)}` : ''}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
}

function quoted(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}

/** Whether a page means something else than before: another page, other parts, other things in them. */
export function hasStateChanged(before: PageState, after: PageState): boolean {
  return (
    before.url !== after.url ||
    before.visibleSections.join() !== after.visibleSections.join() ||
    before.availableActions.join() !== after.availableActions.join() ||
    before.details.join('\n') !== after.details.join('\n')
  );
}
