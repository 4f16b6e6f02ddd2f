import type { ForbiddenWords } from '@/language/match/forbidden-word-test';

/** Uploading a file. */
export const uploadWords: ForbiddenWords = {
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
  says: {
    sv: 'ladda upp | bifoga | välj fil | lägg till cv',
    da: 'upload | vedhæft | vælg fil | tilføj cv',
    no: 'last opp | legg ved | velg fil | legg til cv',
    fi: 'lataa tiedosto | lähetä tiedosto | liitä | valitse tiedosto | lisää cv | lataa cv',
    hu: 'feltöltés | önéletrajz feltöltése | fájl kiválasztása | csatolás',
    ro: 'încarcă | atașează | alege fișier | încarcă cv',
    sk: 'nahrať | priložiť | vybrať súbor',
    tr: 'yükle | dosya seç | ekle cv | özgeçmiş yükle | cv yükle',
    el: 'μεταφόρτωση | ανέβασμα | ανέβασε | επισύναψη | επιλογή αρχείου',
    ru: 'загрузить | прикрепить | выбрать файл | загрузить резюме | прикрепить резюме',
    uk: 'завантажити файл | завантажити резюме | прикріпити | вибрати файл',
    ja: 'アップロード | ファイルを選択 | 添付する | 履歴書を添付',
    zh: '上传 | 上傳 | 选择文件 | 選擇檔案 | 附加文件 | 添加附件',
    ko: '업로드 | 파일 선택 | 첨부하기 | 파일 첨부',
    th: 'อัปโหลด | อัพโหลด | แนบไฟล์ | เลือกไฟล์',
    ar: 'تحميل ملف | رفع ملف | إرفاق | اختر ملف | ارفع سيرتك',
  },
};
