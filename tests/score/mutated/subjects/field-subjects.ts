import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContactLabel, readContactLabels } from '../../forms/contact-labels';
import { countedToken, isRight } from '../../forms/contact-tally';
import { controlsOf } from '../../forms/controls-of';
import { fieldInWords } from '../../forms/field-in-words';
import { doesTextStand } from '../stands';
import type { Fact, Remains, Subject } from '../subject';

/** The contact forms: every labelled field that asks for a contact detail. */
export function fieldSubjects(corpora: string): Subject[] {
  return [...readContactLabels(corpora)].map(([file, labels]) => ({
    kind: 'fields',
    seed: file,
    html: readFileSync(join(corpora, 'contact-forms', 'pages', file)),
    url: `https://saved-page.example/${file}`,
    charset: 'utf-8',
    styles: '',
    jobs: [],
    facts: [],
    mark: (shown) => shown.evaluate(markControls),
    async read({ shown, askDocument }) {
      const { fields } = await askDocument('read-form', null);
      const controls = controlsOf(fields);
      const places = await shown.evaluate(
        placesOf,
        controls.map(({ selector }) => selector),
      );
      const read = new Map(controls.map((control, at) => [places[at] ?? -1, control]));
      return labels.flatMap((label): Fact[] => {
        if (countedToken(label.expected) === null) return [];
        const control = read.get(label.idx);
        const words = fieldInWords(control?.field);
        const given = control?.key ?? null;
        const isMet = isRight({ file, expected: label.expected, given, words });
        const name = `control ${label.idx} ${label.expected}`;
        return [{ name, isRight: isMet, ours: `${given} of ${words}`, stands: (remains) => isAsked(label, remains) }];
      });
    },
  }));
}

/** Whether a label or the control itself still says what is asked. */
function isAsked({ idx, label }: ContactLabel, remains: Remains): boolean {
  return doesTextStand(label, remains) || /\p{L}{2}/u.test(remains.controls[idx] ?? '');
}

/** Runs in the page. */
function markControls(): void {
  Array.from(document.querySelectorAll('input,select,textarea')).forEach((control, place) => {
    control.scoreMark = { place };
  });
}

/** Runs in the page. */
function placesOf(selectors: string[]): number[] {
  return selectors.map((selector) => window.pageTools.find(selector)?.scoreMark?.place ?? -1);
}
