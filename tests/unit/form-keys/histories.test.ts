import { expect, it } from 'vitest';
import { assignFormKeys } from '@/forms/assign-form-keys';
import { addEntryKind, addsLanguage } from '@/forms/history/add-entry-button';
import { keepsEntry } from '@/forms/history/keeps-entry';
import { isCloseControl } from '@/language/words/controls/says-close';
import { aField } from './a-field';

/** Heading, employer, position, start and end of an employment; what adds, keeps and leaves an entry; a heading over languages. */
const histories: Record<string, [string, string, string, string, string, string, string, string, string]> = {
  ar: [
    'الخبرات العملية',
    'جهة العمل',
    'المسمى الوظيفي',
    'تاريخ البداية',
    'تاريخ النهاية',
    'إضافة',
    'حفظ',
    'إلغاء',
    'اللغات',
  ],
  bg: [
    'Професионален опит',
    'Работодател',
    'Длъжност',
    'Начална дата',
    'Крайна дата',
    'Добави',
    'Запази',
    'Отказ',
    'Езици',
  ],
  el: [
    'Επαγγελματική εμπειρία',
    'Εταιρεία',
    'Θέση εργασίας',
    'Έναρξη',
    'Λήξη',
    'Προσθήκη',
    'Αποθήκευση',
    'Ακύρωση',
    'Γλώσσες',
  ],
  he: ['ניסיון תעסוקתי', 'שם החברה', 'תפקיד', 'תאריך התחלה', 'תאריך סיום', 'הוספה', 'שמירה', 'ביטול', 'שפות'],
  hr: [
    'Radno iskustvo',
    'Poslodavac',
    'Radno mjesto',
    'Datum početka',
    'Datum završetka',
    'Dodaj',
    'Spremi',
    'Odustani',
    'Jezici',
  ],
  hu: [
    'Munkatapasztalat',
    'Munkáltató',
    'Munkakör',
    'Kezdés dátuma',
    'Befejezés dátuma',
    'Hozzáadás',
    'Mentés',
    'Mégse',
    'Nyelvismeret',
  ],
  id: [
    'Pengalaman kerja',
    'Nama perusahaan',
    'Jabatan',
    'Tanggal mulai',
    'Tanggal selesai',
    'Tambah',
    'Simpan',
    'Batal',
    'Kemampuan bahasa',
  ],
  ko: ['경력사항', '회사명', '직책', '입사년월', '퇴사년월', '추가', '저장', '취소', '외국어'],
  ro: [
    'Experiență profesională',
    'Angajator',
    'Funcție',
    'Data de început',
    'Data de sfârșit',
    'Adaugă',
    'Salvează',
    'Anulează',
    'Limbi străine',
  ],
  ru: [
    'Опыт работы',
    'Компания',
    'Должность',
    'Начало работы',
    'Окончание работы',
    'Добавить',
    'Сохранить',
    'Отмена',
    'Знание языков',
  ],
  sk: [
    'Pracovné skúsenosti',
    'Zamestnávateľ',
    'Pracovná pozícia',
    'Dátum nástupu',
    'Dátum ukončenia',
    'Pridať',
    'Uložiť',
    'Zrušiť',
    'Jazyky',
  ],
  th: ['ประสบการณ์ทำงาน', 'ชื่อบริษัท', 'ตำแหน่งงาน', 'วันที่เริ่มงาน', 'วันที่สิ้นสุด', 'เพิ่ม', 'บันทึก', 'ยกเลิก', 'ภาษา'],
  uk: [
    'Досвід роботи',
    'Роботодавець',
    'Посада',
    'Дата початку',
    'Дата закінчення',
    'Додати',
    'Зберегти',
    'Скасувати',
    'Знання мов',
  ],
  vi: [
    'Kinh nghiệm làm việc',
    'Tên công ty',
    'Chức danh',
    'Ngày bắt đầu',
    'Ngày kết thúc',
    'Thêm',
    'Lưu',
    'Hủy',
    'Ngoại ngữ',
  ],
};

it.each(Object.entries(histories))('reads an employment in %s, and what adds and keeps one', (language, words) => {
  const [heading, ...rest] = words;
  const [adds = '', keeps = '', leaves = '', languages = ''] = rest.slice(4);
  const fields = rest
    .slice(0, 4)
    .map((question, at) => aField({ id: `q${at}`, selector: `#q${at}`, question, sections: [heading] }));
  const keys = assignFormKeys(fields, [0, 0, 0, 0], language).map(({ key }) => key);
  expect(keys).toEqual(['work.name', 'work.position', 'work.startDate', 'work.endDate']);
  expect([addEntryKind(adds, [heading]), addsLanguage(adds, [languages])]).toEqual(['work', true]);
  expect([keepsEntry(keeps), isCloseControl(leaves), keepsEntry(leaves)]).toEqual([true, true, false]);
});

it('reads what adds an entry where its name is joined with what is added', () => {
  expect([
    addEntryKind('＋ 職歴を追加', []),
    addEntryKind('＋ 学歴を追加', []),
    addEntryKind('+ 경력 추가', []),
  ]).toEqual(['work', 'education', 'work']);
});

it('reads what adds an entry below the heading of one entry, as one under the heading over it', () => {
  const jobs = 'Work experience';
  expect(addEntryKind('+ Add', [jobs, 'Position #1'])).toBe('work');
  expect(addEntryKind('+ Dodaj', ['Doświadczenie zawodowe', 'Stanowisko pracy #1'])).toBe('work');
  expect(addEntryKind('Add', ['Education', 'School 2'])).toBe('education');
  expect(addEntryKind('Add', ['Formal Education'])).toBe('education');
  // What is no part of an employment, or stands under no heading of employments, is something else.
  expect(addEntryKind('Add', [jobs, 'Referee #1'])).toBeNull();
  expect(addEntryKind('Add', [jobs, 'Position'])).toBeNull();
  expect(addEntryKind('Add', ['Position #1'])).toBeNull();
});
