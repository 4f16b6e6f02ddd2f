import type { Covered } from '../topics/concept-phrases';
import type { History } from '../topics/history';

export const history = {
  keepEntry: 'enregistrer | terminé',
  keptThing: "l'entrée | cette entrée | l'élément | cet élément | la langue | fermer | et fermer",
  editEntry: 'modifier | éditer',
  addEntry: 'ajouter | ajouter une | ajouter un | ajouter une autre | ajouter un autre',
  anotherEntry: 'ligne | un | une | autre | nouvelle | nouveau | nouvel | entrée',
  workEntry: 'poste | emploi | employeur | entreprise',
  educationEntry: 'école | diplôme | université | établissement',
  workPart: { named: 'emploi | emplois | poste | postes | experience professionnelle | experiences professionnelles' },
  educationPart: { named: 'formation | formations | diplome | diplomes | etudes | scolarite' },
  educationArea: 'domaine d études | spécialité | spécialisation | filière | discipline | matière | domaine',
  educationStudyType: `diplôme | niveau d études | niveau | type de diplôme | niveau de diplôme
    | diplôme le plus élevé | plus haut diplôme | diplôme le plus élevé obtenu | plus haut niveau d études | niveau d études le plus élevé | dernier diplôme obtenu | niveau du diplôme | dernier diplôme | niveau de formation
    | intitulé du diplôme | intitulé du dernier diplôme | intitulé du dernier diplôme obtenu`,
  highestDegree:
    'plus élevé | plus haut | niveau d études | niveau de formation | niveau de diplôme | niveau du diplôme | dernier diplôme',
  educationInstitution: `établissement | école | université | institution | établissement scolaire
    | établissement d enseignement | nom de l établissement | établissement d études`,
  educationScore: 'note | moyenne | mention | moyenne générale',
  onlyEducation: `université | établissement scolaire | domaine d études | niveau d études | diplôme le plus élevé
    | plus haut diplôme | diplôme le plus élevé obtenu | plus haut niveau d études | niveau d études le plus élevé | dernier diplôme obtenu
    | établissement | établissement d enseignement | établissement d études | niveau de diplôme | niveau du diplôme | dernier diplôme | niveau de formation
    | intitulé du diplôme | intitulé du dernier diplôme | intitulé du dernier diplôme obtenu`,
  startDate: `début | de | du | date de début | depuis | à partir de
    | date d'entrée | date d'embauche | date d'entrée en fonction`,
  endDate: `fin | à | au | date de fin | jusqu au | jusqu à | obtention | date d obtention | date d obtention du diplôme | année d obtention du diplôme | année d obtention
    | date de départ | date de sortie | année du diplôme | date du diplôme`,
  workHeadings: `expérience professionnelle | expériences professionnelles | expérience | expériences
    | parcours professionnel | emplois | emploi | parcours
    | poste le plus récent | dernier poste | emploi actuel | dernier emploi`,
  educationHeadings: `formation | formation initiale | formations | études | éducation | scolarité | parcours académique
    | parcours scolaire`,
  fillers: `le | la | les | un | une | de | du | des | l | d | ou | et | en | votre | nom | date | mois | année | jour
    | dernier | dernière | obtenu | obtenue | prévue`,
  workIsCurrent: `je travaille actuellement ici | j y travaille actuellement | poste actuel | emploi actuel | en cours
    | actuellement en poste | actuellement | à ce jour | j occupe actuellement ce poste | je travaille toujours ici
    | j y travaille toujours | je travaille encore ici | j y travaille encore | je travaille ici actuellement
    | je travaille ici | je travaille ici en ce moment | j occupe toujours ce poste | j occupe encore ce poste
    | j occupe ce poste actuellement | je suis toujours en poste | je suis actuellement en poste
    | je suis encore en poste | toujours en poste | encore en poste | en poste actuellement | en poste
    | employeur actuel | c est mon poste actuel | c est mon emploi actuel | ceci est mon poste actuel
    | poste actuellement occupé | jusqu à présent | jusqu à aujourd hui | aujourd hui`,
  workPosition: 'intitulé du poste | poste | fonction | titre du poste | titre | poste occupé | intitulé',
  workName: 'entreprise | employeur | société | organisation | nom de l entreprise',
  workLocation: 'lieu | ville | localisation',
  workSummary:
    'description | missions | tâches | responsabilités | description du poste | activités | description des fonctions | description des tâches | description des missions | fonctions | descriptif du poste | descriptif des missions | principales missions | missions principales | description de vos missions | tâches effectuées | réalisations',
} satisfies Covered<History>;
