import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  honeypot: {
    says: 'ne pas remplir | laisser vide | laissez ce champ vide | laisser ce champ vide | ne remplissez pas',
  },
  captcha: { says: 'code de vérification affiché | recopiez | anti-robot | pas un robot' },
  secret: {
    says: 'mot de passe | code de vérification | code à usage unique | question secrète | réponse secrète | question de sécurité | code que nous vous avons envoyé | code envoyé | code reçu',
  },
  identityNumber: {
    says: `numéro de sécurité sociale | numéro de passeport | numéro de carte d’identité | numéro fiscal | numéro de permis de conduire
      | numéro de carte d’identité nationale`,
  },
  attestation: {
    says: "je certifie | j'atteste | je déclare | sur l'honneur | exactes et complètes",
    named: 'attestation',
  },
  signature: { says: 'signature électronique | signature | nom pour signer', named: 'signature' },
  consentToFuture: { says: 'opportunités futures | futures opportunités | vivier | autres offres | futurs postes' },
  marketing: {
    says: `newsletter | offres commerciales | recevoir des offres | recevoir les offres | actualités par e-mail | infolettre
      | recevoir par | alertes emploi | alerte emploi | offres par e-mail | offres d’emploi par e-mail`,
  },
  consent: {
    says: `j'accepte | j'ai lu | je consens | politique de confidentialité | conditions générales | données personnelles | rgpd
      | protection des données | consentement | conditions d'utilisation | données à caractère personnel`,
  },
  cookie: { says: 'cookies | strictement nécessaires' },
  payment: {
    says: `numéro de carte | carte de crédit | carte bancaire | titulaire de la carte | nom sur la carte | date d'expiration
      | date de validité | cryptogramme | code de sécurité | nom du titulaire | numéro de carte bancaire | expire fin`,
  },
  bindingWords: `signature | signer | signez | signé | engagement | certifie | lu et approuvé | bon pour accord | acceptation | attestation
    | déclaration`,
  agreeing: `accepte | acceptez | accepter | acceptes | j'accepte | consens | je consens | consentez | consentement | d'accord
    | je suis d'accord | autorise | j'autorise | autorisez`,
} satisfies Covered<Never>;
