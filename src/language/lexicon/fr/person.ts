import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'date de naissance | né e le | né le | née le', named: 'date naissance' },
  sex: { says: 'sexe' },
  nationality: { says: 'nationalité | nationalités | citoyenneté | pays de citoyenneté | pays de nationalité' },
  organization: {
    says: `société | entreprise | nom de la société | raison sociale | organisation | organisme | entreprise actuelle
      | nom de l’entreprise | employeur actuel | où travaillez-vous actuellement`,
    alone: 'employeur | dernier employeur | employeur actuel ou dernier employeur',
    named: 'organisation | societe | raison sociale | entreprise | nom entreprise',
  },
  organizationTitle: {
    says: `poste actuel | intitulé de poste | fonction actuelle | intitulé du poste actuel | intitulé du poste | titre du poste actuel`,
  },
  pronouns: { says: 'pronoms' },
  language: { alone: 'langue | langue préférée' },
  givenName: { says: 'prénom | prénoms', named: 'prenom' },
  familyName: { says: "nom de famille | votre nom de famille | nom d'usage" },
  birthName: {
    says: "nom de naissance | nom patronymique | nom de jeune fille | nom à la naissance | nom de famille à la naissance | nom d'origine | ancien nom | nom antérieur | noms antérieurs | nom précédent",
    named: 'nom naissance',
  },
  additionalName: { says: 'deuxième prénom | second prénom | autres prénoms' },
  nameInfix: { says: 'particule' },
  honorificPrefix: { says: 'civilité', alone: 'titre | m mme | m mme mlle', named: 'civilite' },
  academicTitle: 'titre universitaire',
  honorificSuffix: { says: 'suffixe' },
  nickname: {
    says: "surnom | prénom d'usage | prénom préféré | nom préféré | être appelé | être appelée",
  },
  name: {
    says: `nom complet | nom et prénom | prénom et nom | nom prénom | nom & prénom | nom et prénoms | votre nom
      | destinataire | nom / prénom | noms et prénoms | comment vous appelez-vous | comment tu t’appelles | nom du candidat
      | nom de la candidate`,
    alone: 'nom',
    named: 'nom prenom',
    namedWhole: 'nom',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'de | du | des | le | la',
} satisfies Covered<Person>;
