import type { Actions } from '../topics/actions';
import type { Covered } from '../topics/concept-phrases';

export const actions = {
  fillers: `veuillez | merci de | cliquez | cliquez ici | cliquer | ici | pour | maintenant | aujourd'hui | en ligne | oui | simplement
    | rapidement | directement | étape | puis | et | je veux | je souhaite | en un clic | gratuitement | vite | je | j' | minutes`,
  ownThings: 'compte | profil | candidature | candidatures | alerte | alertes | enregistrés | abonnement',
  beforeObject: 'pour | chez | comme',
  savedThings: 'enregistré*',
  reachOut: { first: 'être rappelé | demander un rappel | me faire rappeler | prendre rendez-vous' },
  agree: {
    alone: 'valider',
    first: `confirmer | je confirme | accepter | j'accepte | tout accepter | accepter l'offre | approuver | j'approuve | consentir
      | je consens | autoriser | signer | je signe | donner mon accord | d'accord | je suis d'accord | certifier | je certifie`,
    last: 'confirmer | accepter | signer',
    url: 'confirmer | accepter',
    switch: 'cgu | rgpd | consentement',
  },
  delete: {
    first: `supprimer | retirer | masquer | pas intéressé | pas intéressée | ne m'intéresse pas | désactiver | archiver | résilier
      | bloquer | ne plus afficher | fermer mon compte | fermer le compte | clôturer mon compte | clôturer le compte
      | annuler ma candidature | refuser l'offre | décliner | effacer mon compte | supprimer définitivement | révoquer`,
    last: 'supprimer | masquer | retirer',
    url: 'supprimer | suppression | retirer | retirer candidature | annuler candidature | desactiver | effacer',
  },
  follow: {
    alone: "j'aime",
    first: `suivre | s'abonner | abonnez-vous | créer une alerte | créer mon alerte | créer alerte | créer l'alerte | m'alerter
      | me prévenir | activer l'alerte | alerte emploi | recevoir les offres | recevez les offres | recevoir des alertes
      | activer les notifications | activer les alertes | autoriser les notifications | activer mon alerte | se désabonner
      | désabonnement | me désabonner | se désinscrire | désinscription | inviter | ajouter un contact | entrer en relation
      | se connecter avec | rejoindre le groupe | ne plus suivre`,
    last: "s'abonner | créer une alerte | suivre",
    url: `creer alerte | creer une alerte | alerte creer | alertes creer | alerte creation | desabonner | desabonnement | desinscription
      | abonner | s abonner | suivre`,
    switch: 'alerte | alertes | notification | infolettre | me prevenir | recevoir',
  },
  apply: {
    says: "ça m'intéresse | cela m'intéresse | je suis intéressé | je suis intéressée",
    alone: 'intéressé | intéressée | candidature',
    first: `postuler | postulez | postule | je postule | candidater | candidatez | candidature simplifiée | candidature facile
      | candidature rapide | candidature spontanée | candidature en ligne | déposer ma candidature | déposer votre candidature
      | déposer une candidature | déposez votre candidature | envoyer ma candidature | envoyer votre candidature
      | envoyez votre candidature | soumettre ma candidature | soumettre votre candidature | soumettre la candidature
      | répondre à l'offre | répondre à cette offre | commencer ma candidature | continuer ma candidature
      | poursuivre ma candidature | continuer la candidature | valider ma candidature | finaliser ma candidature
      | accéder au formulaire de candidature | confirmer ma candidature | confirmer la candidature | marquer comme postulé
      | je suis intéressé | je suis intéressée | cette offre m'intéresse | manifester mon intérêt | manifester votre intérêt
      | manifester son intérêt | exprimer mon intérêt | exprimer votre intérêt | exprimer un intérêt | envoyer mon cv
      | envoyer votre cv | envoyer un cv`,
    last: 'postuler | ma candidature | postulez | votre candidature | candidater | mon intérêt',
    url: `postuler | candidater | candidature | candidatures | deposer candidature | envoyer candidature | postuler maintenant`,
  },
  signIn: {
    alone: 'connexion | mon compte | mon espace',
    first: `se connecter | connectez-vous | connecte-toi | s'identifier | identifiez-vous | connexion avec | me connecter | se déconnecter
      | déconnexion | continuer avec google | continuer avec apple | réinitialiser le mot de passe | réinitialiser mon mot de passe
      | changer le mot de passe | changer de mot de passe | modifier le mot de passe | mot de passe oublié`,
    last: 'se connecter | connectez-vous | identifiez-vous',
    url: 'connexion | deconnexion | se connecter | se deconnecter | identification | mot de passe oublie',
  },
  signUp: {
    alone: 'inscription',
    first: `s'inscrire | inscrivez-vous | inscris-toi | inscription | créer un compte | créer mon compte | créez votre compte
      | créer un profil | créer mon profil | créer votre compte | rejoignez-nous gratuitement`,
    last: "s'inscrire | inscrivez-vous | créer un compte",
    url: 'inscription | inscrire | s inscrire | creer compte | creer un compte',
  },
  save: {
    alone: 'favori',
    first: `enregistrer | sauvegarder | ajouter aux favoris | ajouter à mes favoris | ajouter à ma sélection | mettre en favori
      | mettre de côté | ajouter aux offres | mémoriser | épingler`,
    last: 'aux favoris | en favori | sauvegarder | enregistrer',
    url: 'sauvegarder | enregistrer | ajouter favori',
  },
  purchase: {
    whole: 'premium',
    first: `acheter | payer | commander | ajouter au panier | passer commande | passer à premium | passer premium | essayer premium
      | essai gratuit | faire un don | réserver | confirmer la réservation | confirmer la commande | valider la commande
      | finaliser la commande`,
    url: 'panier | acheter | payer | commander',
  },
  send: {
    first: `envoyer | soumettre | partager | signaler | transmettre | valider ma candidature | contacter | recommander | publier | envoyez
      | déposer | déposer une annonce | parrainer | recommander à | répondre | noter | évaluer | donner un avis | donner mon avis
      | laisser un avis | rédiger un avis | voter | commenter | diffuser | message | envoyer un message | écrire au recruteur
      | prendre rendez-vous | planifier un entretien | participer au sondage`,
    last: 'partager | envoyer',
    url: 'recommander | parrainer | envoyer | soumettre | signaler | voter',
  },
  upload: {
    first: `téléverser | charger un fichier | charger mon cv | charger votre cv | télécharger mon cv | télécharger votre cv
      | déposer mon cv | déposer votre cv | déposez votre cv | joindre | ajouter un cv | ajouter mon cv | choisir un fichier
      | importer`,
    last: 'votre cv | mon cv',
    url: 'televerser',
  },
  besideUrlActions: 'entreprise | job | compte | offre | mon | ma | se | me',
  install: {
    alone: 'installer',
    first: `télécharger l'application | télécharger l'app | télécharger | installer l'application | ouvrir l'application
      | ouvrir dans l'application`,
  },
} satisfies Covered<Actions>;
