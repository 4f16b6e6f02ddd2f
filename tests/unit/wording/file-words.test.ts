import { describe, expect, it } from 'vitest';
import { isAttachFileLabel, saysToDropFile } from '@/language/words/forms/attach-file-words';

describe('a place to drop a file on', () => {
  it.each([
    'Drag and drop your CV here, or browse',
    'Dateien hier ablegen oder auswählen: Datei hierher ziehen',
    'ここにファイルをドロップするか、クリックして選択',
    'ファイルをここにドラッグ＆ドロップ',
    '将文件拖到此处，或点击上传',
    '將檔案拖曳至此處',
    '파일을 여기로 끌어다 놓으세요',
    'Перетащите файл сюда или нажмите, чтобы выбрать',
    'Перетягніть файл сюди',
    'Húzza ide a fájlt',
    'Trageți fișierul aici',
    'Σύρετε το αρχείο εδώ',
    'Плъзнете файла тук',
    'Povucite datoteku ovdje',
    'Presuňte súbor sem',
    'Povlecite datoteko sem',
    'Lohistage fail siia',
    'Velciet failu šeit',
    'Vilkite failą čia',
    'Kéo và thả tệp vào đây',
    'Seret file ke sini',
    'اسحب الملف هنا',
    'גררו את הקובץ לכאן',
    'फ़ाइल यहाँ खींचें',
    'Arrossega el fitxer aquí',
    'ลากไฟล์มาวางที่นี่',
  ])('says so: %s', (text) => {
    expect(saysToDropFile(text)).toBe(true);
  });

  it.each(['Upload your CV', '履歴書', '简历', 'Резюме', 'File a complaint here', 'ไฟล์'])(
    'is not meant by %s',
    (text) => {
      expect(saysToDropFile(text)).toBe(false);
    },
  );
});

describe('a button that only chooses a file', () => {
  it.each([
    'Choose file',
    'Upload from Device',
    'Vom Gerät hochladen',
    'Datei auswählen',
    'ファイルを選択',
    '选择文件',
    '파일 선택',
    'Выберите файл',
    'Dosya seç',
  ])('says no more than that: %s', (text) => {
    expect(isAttachFileLabel(text)).toBe(true);
  });

  it.each(['No file chosen', 'Keine Datei ausgewählt', 'Aucun fichier choisi', 'Nessun file selezionato', 'DropZone'])(
    'says only that none is chosen yet: %s',
    (text) => {
      expect(isAttachFileLabel(text)).toBe(true);
    },
  );

  it.each(['ou', 'Upload or browse', 'Drop files here or browse', 'Téléversez un fichier (5 Mo max.) *'])(
    'says nothing of what it is, whatever joins it: %s',
    (text) => {
      expect(isAttachFileLabel(text)).toBe(true);
    },
  );

  it.each(['Upload CV', 'CV or resume', '履歴書をアップロード', 'Загрузить резюме'])('says which file: %s', (text) => {
    expect(isAttachFileLabel(text)).toBe(false);
  });
});
