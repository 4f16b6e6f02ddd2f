import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';

/** Galician. */
export const gl = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  contact: {
    photoFile: { says: 'foto' },
    resumeFile: { named: 'cv | curriculum' },
  },
  actions: {
    besideUrlActions: 'empresa | oferta',
  },
  forms: {
    attachFile: 'anexar | anexar ficheiro | subir ficheiro | escoller ficheiro | elixir ficheiro',
    dropFile: 'arrastr*, solta* … ficheiro*, arquivo*, aquí',
    sectionHeadings: 'de',
  },
  person: {
    organization: { named: 'empresa' },
    name: { namedWhole: 'nome' },
  },
} satisfies FurtherLexicon;
