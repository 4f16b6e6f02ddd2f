import type { Covered } from '../topics/concept-phrases';
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
  kindsOfPlaces: { says: 'provincia | departamento | región | comunidad' },
  betweenPlaces: 'y | o',
  partTime: 'tiempo parcial | media jornada | jornada parcial',
  employmentTypes:
    'jornada completa | tiempo completo | indefinido | prácticas | contrato indefinido | contrato temporal | autónomo',
  workedAt:
    'en nuestra oficina de | en nuestras oficinas de | en nuestra sede de | en nuestro centro de | en nuestra planta de | en nuestra tienda de | para nuestra delegación de | para nuestro centro de | puesto ubicado en | puesto de trabajo ubicado en | puesto está ubicado en | lugar de trabajo es | nuestro equipo en | nuestro restaurante en | nuestro restaurante de | nuestro hotel en | nuestro hotel de | nuestra tienda en | nuestra clínica en | nuestra clínica de | nuestra escuela en | nuestro taller en | nuestro centro en | nuestra oficina en | nuestra sede en',
} satisfies Covered<Workplaces>;
