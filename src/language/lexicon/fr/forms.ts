import type { Covered } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship: 'lien de parenté | lien avec vous | relation | relation avec vous | lien avec le candidat',
  otherScript: 'caractères latins | alphabet latin | en anglais',
  passwordWarning:
    "n'envoyez jamais de mots de passe | n'envoyez jamais de mot de passe | n'envoyez jamais votre mot de passe",
  bestOfAll: 'le mieux | le plus | préféré | préférée | préférez | principal | principale | une seule',
  allThatApply: 'toutes les réponses applicables | plusieurs réponses possibles',
  applicant: `candidat | candidate | à propos de vous | vos coordonnées | vos informations | informations personnelles
    | données personnelles | coordonnées`,
  attachFile: `importer depuis l appareil | importer depuis mon ordinateur | joindre | joindre un fichier | télécharger | téléverser | choisir un fichier | parcourir
    | ajouter un fichier | importer | fichier | aucun fichier choisi | aucun fichier sélectionné
    | aucun fichier n’a été sélectionné | aucun fichier | sélectionner un fichier | zone de dépôt | téléversez un fichier | téléverser un fichier | télécharger un fichier | téléchargez un fichier | sélectionner des fichiers | sélectionnez un fichier | choisir des fichiers | choisissez un fichier | glisser déposer | téléversez vos fichiers | joindre des fichiers`,
  dropFile: 'dépose*, glisse* … fichier*, document*, ici',
  otherPerson: `partager cette offre | partager l'offre | à un ami | d'un ami | de votre ami | de ton ami | de l'ami
    | laisser un commentaire | votre avis | donner votre avis | contact d'urgence | personne à prévenir
    | personne à contacter en cas d'urgence | en cas d'urgence | références professionnelles | tuteur légal | parrainé par
    | recommandé par | vous a recommandé | nom du parrain | nom du père | nom de la mère`,
  whoReferred: `personne, employé*, collègue*, salarié*, ami, collaborateur* … recommandé*, recommande, parrainé*, parraine, coopté*, coopte, référé*`,
  recipient: 'destinataire | destinataires',
  nominee: 'au nom de | pour le compte de | filleul* | autre personne',
  ownership: 'de | du | d | des',
  otherRoles: `urgence | urgences | référent | référence | références | conjoint | supérieur hiérarchique
    | responsable hiérarchique | nom du responsable | garant
      | père | mère | enfant | enfants | fils | de votre fille | frère | sœur | époux | épouse | mari | conjointe
      | ami | amie | collègue`,
  employer: 'employeur | employeurs',
  personHeadingFillers: `votre | vos | de | du | la | le | et | coordonnées | informations | contact | personnelles
    | actuel | dernier | précédent`,
  enterAgain: 'confirmer | confirmez | répéter | répétez | confirmation | ressaisir',
  required:
    'question obligatoire | obligatoire | requis | requise | champ obligatoire | ce champ est obligatoire | champ requis',
  optional: 'facultatif | facultative | optionnel | optionnelle',
  characters: 'caractères | caractère',
  formParts: 'étape | page | partie | section | question',
  example: 'ex | exemple | par exemple | p ex',
  answerPrompts: `votre réponse | ta réponse | réponse | saisissez votre réponse | écrivez ici | saisir ici | saisissez votre texte | entrez votre réponse | tapez ici | veuillez préciser | précisez | texte`,
  enterKey: 'entrée | touche entrée',
  referenceNumber: `numéro de référence | n° de référence | référence de l'offre | référence du poste
    | code de référence | référence n°`,
  referenceWord: 'référence',
  sectionHeadings: `avant l'envoi | avant d'envoyer | avant envoi | à propos | à propos de vous | de | du | des | d | la | le | les | l | et | ou | vous | votre | vos
    | tes | ta | ton | toi | moi | mon | ma | mes | nous | où | comment | quel | quelle | pour | en | dans | au | joindre
    | contacter | contactez | contact | contacts | coordonnées | coordonnée | personnel | personnels | personnelle
    | personnelles | informations | information | infos | détails | données | identité | identification | état civil | profil
    | général | générales | générale | informations complémentaires | candidat | candidate | candidature | postuler | formulaire
    | étape | partie | page | section | obligatoire | obligatoires | facultatif | adresse | adresses | domicile | résidence
    | lieu | habitez | habitation | postale | actuelle | téléphone | portable | mobile | numéro | e-mail | email | mail
    | courriel | cv | veuillez | remplir | saisir | naissance | date | nationalité
    | questions | questions complémentaires | questions supplémentaires
    | communication | moyens`,
  unrelated: {
    says: `code promo | code promotionnel | code de réduction | bon de réduction | carte cadeau | chèque cadeau
      | quantité | commentaire | commentaires | remarque | nom d'utilisateur | identifiant | numéro de tva | tva | siret | siren
      | complément | étage | bâtiment | code porte | digicode | interphone | fax | nom de l'adresse | libellé de l'adresse
      | lieu de naissance | pays de naissance | ville de naissance | carte de fidélité | numéro de commande | type de téléphone | type de numéro | type d’appareil | type d’appareil téléphonique`,
    alone: 'message | objet',
    named: 'coupon | promo | fax | reference | reductions | alias | siret | note | notes',
  },
  pageSearch: { says: 'recherche | rechercher' },
  fileInProgress: `analyse en cours | téléchargement en cours | chargement | traitement en cours | veuillez patienter`,
  fileTaken: `avec succès | a été téléchargé | a été téléversé | a été ajouté | a été importé | a bien été
    | fichier téléchargé | fichier ajouté | cv ajouté`,
  applicationParts: `lettre de motivation | mon cv | votre cv | ma candidature | votre candidature
    | prétentions salariales`,
  passwordNames: 'mot de passe',
  messageBox: 'objet | sujet | message | messages | commentaire | commentaires | avis | réponse à | témoignage',
} satisfies Covered<Forms>;
