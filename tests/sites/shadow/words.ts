import { makeOpenings } from '../openings/make-openings.ts';
import type { Facet, OpeningWords } from '../openings/opening.ts';

export const facets: readonly Facet[] = [
  {
    name: 'contrat',
    label: 'Type de contrat',
    kind: 'multi',
    options: [
      { value: 'cdi', label: 'CDI' },
      { value: 'cdd', label: 'CDD' },
      { value: 'interim', label: 'Intérim' },
      { value: 'stage', label: 'Stage' },
    ],
  },
  {
    name: 'date',
    label: 'Date de publication',
    kind: 'single',
    options: [
      { value: '', label: 'Toutes les dates' },
      { value: '3', label: 'Moins de 3 jours', days: 3 },
      { value: '14', label: 'Moins de 14 jours', days: 14 },
    ],
  },
  {
    name: 'teletravail',
    label: 'Télétravail',
    kind: 'multi',
    options: [
      { value: 'complet', label: 'Télétravail complet' },
      { value: 'partiel', label: 'Télétravail partiel' },
      { value: 'aucun', label: 'Sur site' },
    ],
  },
];

const words: OpeningWords = {
  count: 64,
  seed: 20_261_121,
  titles: [
    'Infirmier de nuit (H/F)',
    'Comptable fournisseurs',
    'Chef de chantier',
    'Développeuse web',
    'Boulanger',
    'Assistante de direction',
    'Technicien de maintenance',
    'Responsable logistique',
    'Professeur de musique',
    'Conductrice de travaux',
    'Aide-soignante',
    'Analyste crédit',
    'Paysagiste',
    'Opticien en magasin',
    'Serrurier métallier',
    'Gestionnaire de paie',
  ],
  companies: [
    'Groupe Valmont',
    'Atelier des Deux Rives',
    'Clinique du Parc',
    'Transports Bélier',
    'Maison Courtois',
    'Sereno Conseil',
  ],
  cities: ['Nantes', 'Dijon', 'Grenoble', 'Rouen', 'Limoges', 'Brest'],
  tasks: [
    'Vous organisez vos journées et rendez compte une fois par semaine.',
    'Vous accueillez les nouveaux et partagez ce que vous savez.',
    'Vous suivez les stocks et passez les commandes.',
    'Vous tenez les dossiers à jour pour ceux qui prennent la suite.',
    'Vous proposez ce qui peut être amélioré.',
  ],
  facets,
};

export const openings = makeOpenings(words);

export function ageText(daysAgo: number): string {
  if (daysAgo === 0) return 'Publiée aujourd’hui';
  return daysAgo === 1 ? 'Publiée hier' : `Publiée il y a ${daysAgo} jours`;
}
