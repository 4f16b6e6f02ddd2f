import type { Covered } from '../topics/concept-phrases';
import type { Workplaces } from '../topics/workplaces';

export const workplaces = {
  remote: 'remoto | remota | teletrabaj* | a distancia | desde casa',
  hybrid: 'híbrid*',
  onsite: 'presencial*',
  partly: 'parcial* | días | opción',
  without: 'sin | no',
  anywhere: 'toda España | en todo el mundo | cualquier lugar',
  severalPlaces: 'varias ubicaciones | múltiples ubicaciones | varias localidades',
  countedPlaces: 'ubicaciones | lugares | localidades | ciudades | sedes | otras ubicaciones',
  kindsOfPlaces: { says: 'provincia | departamento | región | comunidad' },
  betweenPlaces: 'y | o',
  partTime: 'tiempo parcial | media jornada | jornada parcial',
  employmentTypes:
    'jornada completa | tiempo completo | indefinido | prácticas | contrato indefinido | contrato temporal | autónomo',
} satisfies Covered<Workplaces>;
