import { gap } from '../topics/concept-phrases';
import type { FurtherLexicon } from '../topics/topics';
import { questions } from './questions';

/** Galician. */
export const gl = {
  gaps: gap<'Read as far as its words are known: what guards must refuse, and the labels met on real forms.'>(),
  never: {
    consent: { says: 'acepto | datos persoais | política de privacidade' },
    captcha: { says: 'non son un robot' },
  },
  places: {
    country: { says: 'país de residencia' },
  },
  questions,
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
  jobs: {
    nouns: {
      says: 'oferta de emprego | ofertas de emprego',
      url: 'emprego | ofertas emprego',
    },
    occupations: `*enxeñeir* | *técnic* | administrativ* | camareir* | cociñeir* | condutor* | *mecánic* | contable | enfermeir* | profesor* | *vendedor* | *operari* | *programador* | electricista`,
    listEntries: 'ofert* | resultado* | emprego*',
  },
  controls: {
    pagingFillers: 'ir á | ir a',
    previous: 'anterior | páxina anterior',
    next: 'seguinte | páxina seguinte',
    page: 'páxina',
    loadMore: 'cargar máis | máis ofertas | ver máis ofertas | máis resultados',
    showMore: 'amosar máis | ver máis | máis',
  },
} satisfies FurtherLexicon;
