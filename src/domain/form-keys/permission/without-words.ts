import { type Shapes, shapeFinder } from '../shapes/shape';

/** May one work with nothing that an employer or an office has to do first. */
const without: Shapes = {
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
const find = shapeFinder(without);

/** True for a question whether somebody may work without help or limits: that they may is half of its answer. */
export function saysWithout(words: string): boolean {
  return find(words);
}
