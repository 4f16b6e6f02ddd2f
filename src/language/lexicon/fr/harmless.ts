import type { Covered } from '../topics/concept-phrases';
import type { Harmless } from '../topics/harmless';

export const harmless = {
  words: `le la les l un une des du de d et ou à au aux en dans sur par pour avec sans plus moins tous toutes tout toute autre autres
    afficher affichage voir lire consulter parcourir rechercher recherche chercher trouver filtrer filtre filtres affiner trier tri
    classer ordre déplier replier développer réduire sélection suivant suivante suivants suivantes précédent précédente précédents
    premier première dernier dernière derniers dernières récent récents récente récentes ancien anciens nouveau nouvelles nouveaux
    pertinence pertinents pertinent croissant décroissant résultats résultat page pages liste grille carte tableau vue offre offres
    emploi emplois poste postes métier métiers annonce annonces titre mot mots clé clés description détail détails info infos
    information informations aperçu résumé missions avantages temps plein partiel cdi cdd intérim stage alternance apprentissage
    indépendant jour jours semaine semaines mois heure heures an ans année années aujourd hui hier depuis date publication publié
    publiée lieu lieux ville villes région régions département pays secteur secteurs géographique code postal distance rayon km
    kilomètres télétravail hybride présentiel bureau domicile salaire salaires rémunération minimum maximum annuel mensuel horaire
    type types contrat contrats expérience niveau niveaux débutant junior confirmé senior cadre études diplôme formation langue
    langues compétences entreprise entreprises employeur employeurs domaine domaines catégorie catégories fonction fonctions
    critères critère options option avancée avancés similaires menu contenu aide conseils actualités français anglais retour haut
    bas gauche droite n importe quel quand où quoi`,
  wholeNames: `changer de lieu | choisir un lieu | tout sélectionner | masquer les filtres | masquer la carte | ouvrir le menu
    | ouvrir les filtres | appliquer les filtres | appliquer le filtre | actualiser | terminé | nouvelle recherche
    | aller au contenu`,
  pagination: 'paginat* | navigation des pages',
} satisfies Covered<Harmless>;
