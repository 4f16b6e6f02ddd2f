import { describe, expect, it } from 'vitest';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { aField } from './a-field';

describe('boxes that people are asked to leave empty', () => {
  it.each([
    'この欄は空欄のままにしてください',
    '此栏请留空',
    '请勿填写此字段',
    '이 필드를 비워 두세요',
    'Оставьте это поле пустым',
    'Залиште це поле порожнім',
    'Bu alanı boş bırakın',
    'يرجى ترك هذا الحقل فارغا',
    'Hagyja üresen',
    'Lăsați acest câmp gol',
    'Αφήστε αυτό το πεδίο κενό',
    'השאירו שדה זה ריק',
    'Оставете това поле празно',
    'Ostavite ovo polje prazno',
    'Nechajte toto pole prázdne',
    'Pustite to polje prazno',
    'Biarkan kolom ini kosong',
    'Vui lòng để trống trường này',
    'Deixeu aquest camp en blanc',
  ])('“%s”', (question) => expect(fieldKeyOf(aField({ question }))).toBe('never.honeypot'));

  it.each(['名字（如无请留空）', '備考（なければ空欄）', 'Отчество (если нет, оставьте пустым)'])(
    'are not those that may be: “%s”',
    (question) => expect(fieldKeyOf(aField({ question }))).not.toBe('never.honeypot'),
  );
});
