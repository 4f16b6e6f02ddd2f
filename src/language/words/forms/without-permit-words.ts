import { type SentenceShapes, sentenceShapeFinder } from '@/language/match/sentence-shapes';

/** Whether one may work without an employer or an office doing anything first. */
const without: SentenceShapes = {
  en: 'without, no need for, no need of … sponsor*, visa, support, restrict*, limitation*, permit*, assistance | unrestricted … work, authori*, right, permission',
  de: 'ohne … sponsor*, visum*, visa*, einschränkung*, beschränkung*, unterstützung, genehmigung | uneingeschränkt*, unbeschränkt* … arbeit*, recht, berechtigt',
  fr: 'sans … parrain*, sponsor*, visa, restriction*, aide',
  es: 'sin … patrocin*, sponsor*, visa, visado, restricc*, limitacion*',
  it: 'senza … sponsor*, visto, restrizion*, limitazion*',
  nl: 'zonder … sponsor*, visum*, beperking*, restrictie*',
  pt: 'sem … patrocin*, visto, restri*',
  cs: 'bez … sponzor*, víz*, omezení',
  pl: 'bez … sponsor*, wiz*, ogranicze*',
};
const find = sentenceShapeFinder(without);

/** Whether a question asks about working without help or limits: being allowed to is half of its answer. */
export function asksWithoutRestriction(words: string): boolean {
  return find(words);
}
