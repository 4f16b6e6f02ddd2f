import type { Covered } from '../topics/concept-phrases';
import type { Options } from '../topics/options';

export const options = {
  unspecified: 'non spécifié',
  chooseOne: `choisir | choisissez | sélectionner | sélectionnez | veuillez choisir | veuillez sélectionner | choisissez une option | sélectionnez une option | aucune sélection | pas de sélection | aucun choix | non sélectionné | sélectionnez-en un | sélectionnez-en une | sélectionnez-en un(e) | en sélectionner un | choisir une option | sélectionner une option | veuillez choisir une option | veuillez sélectionner une option | choisissez un élément | sélectionnez un élément | faites un choix`,
  yes: 'oui | vrai',
  no: 'non | faux',
  limits: "mais | seulement | sauf | uniquement | à condition | si | s'il",
  declines: `préfère ne pas, je préfère ne pas, je préfère ne rien, je ne souhaite pas, ne souhaite pas, je ne désire pas, ne désire pas, je ne veux pas, ne veux pas, je ne voudrais pas, je refuse, je souhaite ne pas … répondre, dire, préciser, divulguer, indiquer, identifier, communiquer, déclarer, prononcer`,
  declined: 'non communiqué | non précisé | non renseigné | ne se prononce pas | sans réponse',
  restates: 'mais | comme',
  atOnce:
    'immédiatement | immédiate | disponible immédiatement | disponibilité immédiate | sans préavis | tout de suite',
  man: 'homme | masculin',
  manInitial: 'm',
  woman: 'femme | féminin',
  womanInitial: 'f',
  nonBinary: 'non binaire | non-binaire',
  honorificMan: 'monsieur | m',
  honorificWoman: 'madame | mme',
  honorificMiss: 'mademoiselle | mlle',
} satisfies Covered<Options>;
