import { expect, it } from 'vitest';
import { saysToDropFile } from '@/language/words/forms/attach-file-words';

it.each([
  'Drop your file here or click to browse',
  'ここにファイルをドロップするか、クリックして選択',
  '点击或将文件拖到此处上传',
  '將檔案拖曳至此處',
  '파일을 여기에 끌어다 놓으세요',
  'Перетащите файл сюда или нажмите',
])('knows a place to drop a file on: %s', (text) => {
  expect(saysToDropFile(text)).toBe(true);
});

it.each(['ドロップダウンから選択', 'ファイル形式', 'Выберите файл', 'Choose a file'])(
  'takes no other words for one: %s',
  (text) => {
    expect(saysToDropFile(text)).toBe(false);
  },
);
