import type { Covered } from '../topics/concept-phrases';
import type { Notes } from '../topics/notes';

export const notes = {
  please: "veuillez | merci de | d'abord | s'il vous plaît",
  fillIn: `remplissez | remplir | complétez | compléter | renseignez | renseigner | répondez | répondre | indiquez |
    indiquer | saisissez | saisir | vérifiez | vérifier | choisissez | sélectionnez | ajoutez | terminez`,
  filledIn: `champs | champ | formulaire | section | page | informations | questions | coordonnées | champs obligatoires |
    champs requis | champs suivants | champs ci-dessous | formulaire ci-dessous | informations demandées | questions
    suivantes`,
  which: 'tous | toutes | les | le | la | cette | ce | ces | vos | votre | aux | à | l',
  joins: 'et | puis | et puis | ensuite | et ensuite | avant de | pour | afin de',
  press: `cliquez | cliquer | appuyez | appuyer | sélectionnez | sélectionner | choisissez | utilisez | utiliser`,
  button: 'bouton | boutons',
  goesOn: `pour continuer | pour poursuivre | pour avancer | afin de continuer | afin de poursuivre | pour passer à l'étape
    suivante | pour passer à la page suivante | pour accéder à l'étape suivante | pour accéder à la page suivante |
    pour aller à l'étape suivante | pour aller à la page suivante | pour enregistrer votre progression | pour
    enregistrer vos réponses | pour naviguer entre les pages | quand vous êtes prêt | lorsque vous êtes prêt | quand
    vous avez terminé | lorsque vous avez terminé | une fois terminé | en bas de la page | en bas de page | en bas
    de chaque page`,
  notSent: `rien n'est envoyé | rien n'est transmis | rien ne sera envoyé | rien ne sera transmis | aucune donnée n'est
    envoyée | aucune donnée ne sera envoyée | votre candidature n'est pas envoyée | votre candidature ne sera pas
    envoyée | vos données ne sont pas envoyées`,
  untilEnd: "avant la dernière étape | avant la dernière page | avant la fin | avant l'étape finale",
  isSent: `votre candidature n'est envoyée | votre candidature ne sera envoyée | vos données ne sont envoyées | vos données
    ne seront envoyées | vos réponses ne sont envoyées | vos réponses ne seront envoyées`,
  onlyAtEnd: "qu'à la fin | qu'à la dernière étape | qu'à la dernière page | qu'à l'étape finale",
  youCan: 'vous pouvez | vous pourrez | tu peux | tu pourras | vous aurez la possibilité de',
  beforeSending: `avant d'envoyer | avant de soumettre | avant l'envoi | avant d'envoyer votre candidature | avant de soumettre
    votre candidature | avant l'envoi de votre candidature | avant de postuler`,
} satisfies Covered<Notes>;
