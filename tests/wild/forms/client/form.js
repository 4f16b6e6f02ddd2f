import { afterChange, readCv } from './changes.js';
import { createState } from './state.js';

/** What a question is called in the markup: traps like what programs look for, somebody else’s fields like those before them. */
function wordOf(id) {
  if (id === 'honeypot') return 'url';
  return id.replace(/^other\.(?<key>\w+)$/, '$<key>2').replaceAll('.', '-');
}

/** All that the parts of the page share; what it draws is in `draw-page.js`. */
export function createForm(definition) {
  const state = createState(definition.values);
  const parts = new Map();
  const form = {
    ...definition,
    state,
    questionsById: new Map(definition.questions.map((question) => [question.id, question])),
    page: definition.page,
    shownAt: 0,
    opened: new Set(),
    rows: 0,
    attempts: 0,
    /** How often it was drawn: new nodes have new ids. */
    drawing: 0,
    loaded: new Set(),
    extras: new Map(),
    files: new Map(),
    boxes: new Map(),
    tells: new Map(),
    hosts: new Map(),
    owners: new WeakMap(),
    roots: new WeakMap(),
    openList: null,
    draw: () => undefined,
    update: () => undefined,
    newId(question, suffix = '') {
      const { names } = form.choice;
      const number = [...question.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
      const own = names === 'opaque' ? `f${number}` : wordOf(question.id);
      const drawn = form.choice.changes === 'redraw' ? `-${form.drawing}` : '';
      if (suffix === 'option') {
        form.ids = (form.ids ?? 0) + 1;
        return `${own}-option-${form.ids}`;
      }
      return [own, suffix].filter(Boolean).join('-') + drawn;
    },
    nameOf(question, suffix = '') {
      const own = form.choice.names === 'opaque' ? `answers[${form.newId(question).slice(1)}]` : wordOf(question.id);
      return [own, suffix].filter((part) => part !== '').join('.');
    },
    /** What a person presses and types into, by name. */
    part(id, elements) {
      for (const [name, element] of Object.entries(elements)) parts.set(`${id} ${name}`, element);
    },
    partOf: (id, name) => parts.get(`${id} ${name}`) ?? null,
    partsOf: (id) => [...parts.keys()].filter((key) => key.startsWith(`${id} `)).map((key) => key.slice(id.length + 1)),
    isAsked: ({ after }) => !after || state.value(after.id) === after.value,
    isAnswered: ({ id, kind }) => {
      const value = form.state.all()[id] ?? '';
      return kind === 'several' ? value.length > 0 : value !== '';
    },
    changed: (id) => afterChange(form, id),
    uploaded: (question, file) => readCv(form, question, file),
  };
  return form;
}
