import type { RefusedWords } from '@/domain/words-test';

/** Putting a job or a search aside in an account. */
export const saveWords: RefusedWords = {
  first: {
    en: `save | bookmark | shortlist | add to favorites | add to favourites | add to saved | add to my jobs | add to list | add to shortlist
      | favorite | favourite | remember this | pin job | star this | pin this | track job | track this
      | track application`,
    de: `speichern | merken | auf die merkliste | auf den merkzettel | zur merkliste | zum merkzettel | zu favoriten | als favorit
      | in die merkliste | merkliste hinzufügen | vormerken | favorisieren | speichere | anpinnen | anheften
      | job verfolgen`,
    fr: `enregistrer | sauvegarder | ajouter aux favoris | ajouter à mes favoris | ajouter à ma sélection | mettre en favori
      | mettre de côté | ajouter aux offres | mémoriser | épingler`,
    es: `guardar | añadir a favoritos | agregar a favoritos | marcar como favorito | añadir a mis | guarda esta
      | fijar oferta | fijar empleo`,
    it: `salva | salvare | aggiungi ai preferiti | aggiungi a preferiti | memorizza | preferiti aggiungi
      | fissa annuncio | appunta`,
    nl: `bewaar | bewaren | opslaan | sla op | voeg toe aan favorieten | toevoegen aan favorieten | favoriet maken
      | vastpinnen`,
    pt: `guardar | salvar | salve | adicionar aos favoritos | adicionar a favoritos | favoritar | gravar
      | fixar vaga | acompanhar vaga`,
    cs: `uložit | přidat do oblíbených | přidat k oblíbeným | zapamatovat | do oblíbených | připnout`,
    pl: `zapisz | zapamiętaj | dodaj do ulubionych | do ulubionych | zachowaj | przypnij | śledź ofertę`,
  },
  last: {
    en: 'save for later | to favorites | to favourites | to shortlist | to saved jobs',
    de: 'speichern | merken | merkliste hinzufügen | favoriten hinzufügen | merkzettel hinzufügen | abspeichern | vormerken | favorisieren',
    fr: 'aux favoris | en favori | sauvegarder | enregistrer',
    es: 'a favoritos | guardar',
    it: 'ai preferiti | salva',
    nl: 'opslaan | bewaren | aan favorieten',
    pt: 'aos favoritos | salvar | guardar',
    cs: 'uložit | do oblíbených',
    pl: 'zapisz | do ulubionych',
  },
  alone: {
    en: 'pin | track | star | heart',
    de: 'pinnen | favorit',
    fr: 'favori',
    es: 'fijar | favorito',
    it: 'fissa | preferito',
    nl: 'vastmaken | favoriet',
    pt: 'fixar | favorito',
    cs: 'připnout',
    pl: 'przypnij',
  },
};
