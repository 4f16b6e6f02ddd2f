import type { RefusedWords } from '@/domain/words-test';

/** Handing over a file. */
export const uploadWords: RefusedWords = {
  first: {
    en: `upload | attach | choose file | choose files | browse files | select file | drop your | drag and drop | add your cv | add your resume
      | add cv | add resume | post your cv | post your resume | import from`,
    de: 'hochladen | datei auswählen | datei wählen | datei anhängen | anhängen | lebenslauf hinzufügen | lebenslauf hochladen | durchsuchen',
    fr: `téléverser | charger un fichier | charger mon cv | charger votre cv | télécharger mon cv | télécharger votre cv | déposer mon cv
      | déposer votre cv | déposez votre cv | joindre | ajouter un cv | ajouter mon cv | choisir un fichier | importer`,
    es: 'subir | adjuntar | cargar cv | cargar currículum | sube tu | seleccionar archivo | elegir archivo | añadir cv',
    it: 'carica cv | carica il | carica un file | carica curriculum | allega | scegli file | seleziona file | aggiungi cv | inserisci cv',
    nl: 'uploaden | upload je | upload cv | bijlage toevoegen | bestand kiezen | kies bestand | cv toevoegen | voeg cv toe',
    pt: 'carregar cv | carregar currículo | carregar ficheiro | anexar | subir currículo | escolher arquivo | escolher ficheiro | adicionar cv',
    cs: 'nahrát | přiložit | vybrat soubor | vložit životopis | přidat životopis',
    pl: 'prześlij cv | dodaj cv | załącz | wgraj | wybierz plik | dodaj plik | dodaj załącznik',
  },
  last: {
    en: 'upload your cv | upload your resume | upload resume | upload cv',
    de: 'hochladen | anhängen',
    fr: 'votre cv | mon cv',
    es: 'adjuntar',
    it: 'allega',
    nl: 'uploaden',
    pt: 'anexar',
    cs: 'nahrát',
    pl: 'wgraj',
  },
};
