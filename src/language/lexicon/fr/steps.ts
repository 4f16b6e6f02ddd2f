import type { Covered } from '../topics/concept-phrases';
import type { Steps } from '../topics/steps';

export const steps = {
  next: `suivant | étape suivante | page suivante | enregistrer et continuer | passer à l’étape suivante | vérifier
    | question suivante | section suivante`,
  saves: 'enregistrer | sauvegarder',
  leadsTo: 'à | à la | à l | au | aux | vers | aller à | aller à la | passer à | passer à la | vers la',
  target: `questions | questionnaire | informations | coordonnées | formation | formations | expérience
    | expériences | compétences | langues | cv | documents | pièces jointes | profil`,
  onward: 'continuer | poursuivre',
  alone: 'ok',
  finalSend: `envoyer | soumettre | postuler | candidater | valider | terminer | transmettre | envoyer ma candidature
    | confirmer | finaliser | déposer`,
  part: 'étape | partie | page',
  outOf: 'sur | de',
  last: { first: 'dernier | dernière', last: 'final | finale' },
  progress: 'complét* | complèt* | terminé* | progress* | effectué*',
  review: 'vérifier | vérifiez | vérification | récapitulatif | relire | relecture | aperçu',
  application: 'candidature | votre candidature | ma candidature | la candidature',
  ended: 'confirmation | merci | fin',
  address: 'etape | suivant | suivante',
  sending: `envoi* | envoy* | soumet* | soumis* | soumission* | transmet* | transmis* | dépose | déposer | déposez | déposée
    | postule*`,
  agreeing: 'accord* | accept* | consent* | certifi* | déclar* | autoris*',
} satisfies Covered<Steps>;
