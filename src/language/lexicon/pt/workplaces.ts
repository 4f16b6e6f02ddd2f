import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'remoto | remota | teletrabalh* | à distância | home office*',
  hybrid: 'híbrid*',
  onsite: 'presencial* | in loco | 100% presencial | somente presencial',
  partly: 'parcial* | dias | opção',
  without: 'sem | não',
  anywhere: 'todo o Brasil | todo o país | qualquer lugar',
  severalPlaces: 'várias localidades | vários locais | várias localizações',
  countedPlaces: 'locais | localidades | localizações | cidades | outros locais',
  furtherPlaces: 'outras | outros | mais | outras cidades',
  kindsOfPlaces: { says: 'distrito | região | estado | arredores' },
  betweenPlaces: 'e | ou',
  surroundings: 'e arredores',
  partTime: 'tempo parcial | meio período | meio-período | part-time',
  employmentTypes:
    'tempo inteiro | tempo integral | contrato a termo | estágio | período integral | CLT | efetivo | contrato sem termo | temporário | sazonal | trabalho sazonal',
  workedAt:
    'nosso escritório,nossos escritórios,nossa unidade,nossa loja,nossa fábrica,nossa sede,nossa clínica,nossas instalações,nossa equipe,nossa equipa,nosso restaurante,nosso hotel,nosso centro … em,de,fica em,ficam em,está em,está localizado em,está localizada em | nosso escritório de | local de trabalho é',
  namedElsewhere: 'nossa sede | sede da empresa | matriz | casa-mãe | com sede em | fundada em | clientes em',
  beforeTown: 'em',
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
