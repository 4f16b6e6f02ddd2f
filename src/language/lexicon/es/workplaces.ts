import { type Covered, gap } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'remoto | remota | teletrabaj* | a distancia | desde casa',
  hybrid: 'híbrid*',
  onsite: 'presencial* | solo presencial | 100% presencial',
  partly: 'parcial* | días | opción',
  without: 'sin | no',
  anywhere: 'toda España | en todo el mundo | cualquier lugar',
  severalPlaces: 'varias ubicaciones | múltiples ubicaciones | varias localidades',
  countedPlaces: 'ubicaciones | lugares | localidades | ciudades | sedes | otras ubicaciones',
  furtherPlaces: 'más | otras | otros | ubicaciones más',
  kindsOfPlaces: { says: 'provincia | departamento | región | comunidad | alrededores' },
  betweenPlaces: 'y | o',
  surroundings: 'y alrededores',
  partTime: 'tiempo parcial | media jornada | jornada parcial',
  employmentTypes:
    'jornada completa | tiempo completo | indefinido | prácticas | contrato indefinido | contrato temporal | autónomo | fijo discontinuo | contrato fijo | temporal',
  workedAt:
    'nuestra oficina,nuestras oficinas,nuestra sede,nuestro centro,nuestra planta,nuestra tienda,nuestra delegación,nuestro equipo,nuestro restaurante,nuestro hotel,nuestra clínica,nuestro almacén,nuestra fábrica,nuestro taller … en,de,está en,están en,se encuentra en,se encuentran en,está ubicada en,está ubicado en | puesto ubicado en | puesto de trabajo ubicado en | puesto está ubicado en | lugar de trabajo es',
  namedElsewhere:
    'sede central | sede social | casa matriz | domicilio social | con sede en | fundada en | clientes en',
  beforeTown: gap<'“en” joins two names in other languages'>(),
  behindTown: gap<'they name the town behind a preposition'>(),
} satisfies Covered<Workplaces>;
