import { type Covered, gap } from '../topics/concept-phrases';
import type { Places } from '../topics/places';

export const places = {
  otherPlace: `naissance | délivrance | d'intérêt | d'études | né | née | souhaitez travailler | souhaiteriez travailler | aimeriez travailler | ville souhaitée | pays souhaité
    | adresse de l employeur | adresse de l entreprise | adresse de la société | adresse professionnelle | adresse de l école`,
  caseEndings: gap<'names of countries have one form'>(),
  addressHousenumber: {
    says: 'numéro de rue | numéro de maison | numéro de voie | n° de rue | numéro de la rue',
    alone: 'numéro | n°',
  },
  addressStreetname: { says: 'nom de rue | nom de la rue | nom de voie' },
  addressLine1: { says: 'adresse 1 | adresse ligne 1 | ligne 1 | ligne adresse 1', named: 'adresse 1 | adr 1' },
  addressLine2: {
    says: `adresse 2 | adresse ligne 2 | ligne 2 | appartement | appt | ligne adresse 2 | ligne d'adresse 2 | complément d'adresse
      | complément adresse | boîte | boîte postale`,
    named: 'apt | adresse 2',
  },
  addressLine3: { says: 'adresse 3 | adresse ligne 3 | ligne 3' },
  streetAddress: {
    says: `adresse postale | numéro et rue | n° et rue | rue et numéro | n° et nom de rue | numéro et nom de rue | numéro et voie
      | n° et voie | adresse complète | rue, numéro | numéro et libellé de la voie`,
    named: 'adresse postale',
  },
  streetOrAddress: { says: 'rue | adresse | voie', named: 'adresse | rue | adr' },
  addressLookup: { says: "rechercher une adresse | recherche d'adresse" },
  postalCode: { says: 'code postal', alone: 'cp | c.p', named: 'cp | code postal' },
  addressLevel3: { says: 'quartier | arrondissement', named: 'district' },
  addressLevel2: { says: 'ville | commune | localité | ville / commune', alone: 'lieu', named: 'ville' },
  addressLevel1: {
    says: 'région | province | département | état | état / province | canton',
    named: 'province | region | zone',
  },
  country: { says: 'pays | pays/région | pays / région | pays de résidence', named: 'pays' },
  postalCodeAndCity: {
    says: 'code postal et ville | code postal / ville | code postal, ville | cp / ville | code postal ou ville',
  },
  location: {
    says: `localisation | lieu de résidence | ville actuelle | où habitez-vous | où êtes-vous basé | où êtes-vous basée | où résidez-vous
      | où vivez-vous`,
  },
} satisfies Covered<Places>;
