import { makeOpenings } from '../openings/make-openings.ts';
import type { Facet, OpeningWords } from '../openings/opening.ts';

export const facets: readonly Facet[] = [
  {
    name: 'contrato',
    label: 'Tipo de contrato',
    kind: 'single',
    options: [
      { value: '', label: 'Todos los contratos' },
      { value: 'indefinido', label: 'Indefinido' },
      { value: 'temporal', label: 'Temporal' },
      { value: 'practicas', label: 'Prácticas' },
    ],
  },
  {
    name: 'jornada',
    label: 'Jornada',
    kind: 'single',
    options: [
      { value: '', label: 'Cualquier jornada' },
      { value: 'completa', label: 'Jornada completa' },
      { value: 'media', label: 'Media jornada' },
    ],
  },
  {
    name: 'fecha',
    label: 'Fecha de publicación',
    kind: 'single',
    options: [
      { value: '', label: 'Cualquier fecha' },
      { value: '1', label: 'Últimas 24 horas', days: 1 },
      { value: '7', label: 'Última semana', days: 7 },
      { value: '15', label: 'Últimos 15 días', days: 15 },
    ],
  },
  {
    name: 'remoto',
    label: 'Solo con teletrabajo',
    kind: 'toggle',
    options: [{ value: 'si', label: 'Solo con teletrabajo' }],
  },
];

const words: OpeningWords = {
  count: 66,
  seed: 20_261_122,
  titles: [
    'Enfermera de urgencias',
    'Contable',
    'Camarero de sala',
    'Programador Python',
    'Electricista de obra',
    'Jefa de almacén',
    'Profesora de inglés',
    'Mecánico de vehículos',
    'Recepcionista de hotel',
    'Técnico de laboratorio',
    'Cocinero',
    'Diseñadora gráfica',
    'Conductor de reparto',
  ],
  companies: ['Grupo Alameda', 'Hotel Brisamar', 'Talleres Quiroga', 'Clínica San Telmo', 'Distribuciones Otero'],
  cities: ['Valencia', 'Zaragoza', 'Vigo', 'Murcia', 'Santander'],
  tasks: [
    'Organizarás tu jornada con el resto del equipo.',
    'Atenderás a clientes y resolverás sus dudas.',
    'Mantendrás al día los registros de tu área.',
    'Ayudarás a quienes empiezan después de ti.',
    'Propondrás mejoras cada trimestre.',
  ],
  facets,
};

export const openings = makeOpenings(words);

export function ageText(daysAgo: number): string {
  if (daysAgo === 0) return 'Hoy';
  return daysAgo === 1 ? 'Ayer' : `Hace ${daysAgo} días`;
}
