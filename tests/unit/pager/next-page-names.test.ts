import { describe, expect, it } from 'vitest';
import { plainText } from '@/language/fold/plain-letters';
import { saysPaging } from '@/language/words/controls/says-paging';
import type { PagerControl } from '@/page/list/pager/pager-control';
import { isCalledNext, isCalledPrevious } from '@/page/list/pager/pager-words';

/** What the translations of list libraries (MUI, Ant Design, Vuetify, Quasar, Element) call the buttons around a page. */
const names: [language: string, next: string, previous: string][] = [
  ['af', 'Volgende bladsy', 'Vorige bladsy'],
  ['ar', 'انتقل إلى الصفحة التالية', 'انتقل إلى الصفحة السابقة'],
  ['bg', 'Отиди на следващата страница', 'Предишна страница'],
  ['bn', 'পরবর্তী পৃষ্ঠায় যান', 'আগের পৃষ্ঠা'],
  ['ca', 'Anar a la pàgina següent', 'Pàgina prèvia'],
  ['cs', 'Jít na další stránku', 'Jít na předchozí stránku'],
  ['da', 'Gå til den næste side', 'Gå til den forrige side'],
  ['de', 'Zur nächsten Seite', 'Zur vorherigen Seite'],
  ['el', 'Επόμενη σελίδα', 'Προηγούμενη σελίδα'],
  ['et', 'Järgmine leht', 'Eelmine leht'],
  ['eu', 'Hurrengo orrialdea', 'Aurreko orrialdea'],
  ['fa', 'رفتن به صفحه‌ی بعدی', 'صفحه قبلی'],
  ['gl', 'Ir á páxina seguinte', 'Páxina anterior'],
  ['he', 'העמוד הבא', 'לעמוד הקודם'],
  ['hi', 'अगले पृष्ठ पर जाएँ', 'पिछला पृष्ठ'],
  ['hr', 'Idi na sljedeću stranicu', 'Prethodna stranica'],
  ['hu', 'Következő oldalra', 'Előző oldal'],
  ['hy', 'Հաջորդ Էջ', 'Նախորդ Էջ'],
  ['id', 'Halaman berikutnya', 'Halaman sebelumnya'],
  ['is', 'Fara á næstu síðu', 'Fyrri síða'],
  ['it', 'Pagina seguente', 'Pagina precedente'],
  ['ja', '次のページに移動', '前のページへ'],
  ['ka', 'შემდეგი გვერდი', 'წინა გვერდი'],
  ['ko', '다음 페이지로 이동', '이전 페이지로 이동'],
  ['lt', 'Kitas puslapis', 'Ankstesnis puslapis'],
  ['lv', 'Nākamā lapa', 'Iepriekšējā lapa'],
  ['mk', 'Оди на следна страница', 'Претходна страница'],
  ['ms', 'Pergi ke halaman seterusnya', 'Halaman sebelumnya'],
  ['pl', 'Przejdź do następnej strony', 'Przejdź do poprzedniej strony'],
  ['ro', 'Mergi la pagina următoare', 'Pagina anterioară'],
  ['ru', 'Перейти на следующую страницу', 'Перейти на предыдущую страницу'],
  ['sk', 'Nasledujúca strana', 'Predchádzajúca strana'],
  ['sl', 'Naslednja stran', 'Prejšnja stran'],
  ['sr', 'Иди на следећу страну', 'Prethodna strana'],
  ['sw', 'Nenda kwenye ukurasa unaofuata', 'Nenda kwenye ukurasa uliopita'],
  ['th', 'ไปที่หน้าถัดไป', 'หน้าก่อนหน้า'],
  ['tl', 'Susunod na pahina', 'Nakaraang pahina'],
  ['tr', 'Sonraki sayfaya git', 'Önceki sayfa'],
  ['uk', 'Перейти на наступну сторінку', 'Попередня сторінка'],
  ['ur', 'اگلے صفحے پر جائیں', 'پچھلا صفحہ'],
  ['vi', 'Trang tiếp theo', 'Trang trước'],
  ['zh', '下一頁', '上一頁'],
];

describe.each(names)('a pager in %s', (_, next, previous) => {
  it('has a button to the next page', () => {
    expect(isCalledNext(called(next))).toBe(true);
    expect(isCalledPrevious(called(next))).toBe(false);
    expect(saysPaging(next)).toBe(true);
  });

  it('has one to the page before', () => {
    expect(isCalledPrevious(called(previous))).toBe(true);
    expect(isCalledNext(called(previous))).toBe(false);
    expect(saysPaging(previous)).toBe(true);
  });
});

function called(name: string): PagerControl {
  const text = plainText(name);
  return { labels: [text], text } as PagerControl;
}
