import { describe, expect, it } from 'vitest';
import type { TextKind } from '@/domain/page/text-kinds';
import { remoteTypeOf } from '@/jobs/text-kind/remote-type';
import { isTextOfKind } from '@/jobs/text-kind/text-kind';
import { parseSalary } from '@/language/amounts/parse-salary';
import { hasJobUrlWord } from '@/language/words/jobs/job-url-words';
import { isClosedPostingText } from '@/language/words/jobs/posting-section-words';

/** What rows of job lists say, by language and kind. */
const said: Readonly<Record<string, Partial<Record<TextKind, readonly string[]>>>> = {
  Korean: {
    title: ['물류센터 입출고 관리 사원 모집', '[대전] 백엔드 개발자 채용', '요양보호사 구합니다'],
    place: ['경기 이천시', '서울 강남구', '충북 청주시 흥덕구', '서울 중구'],
    salary: ['연봉 3,200만원', '월급 265만원', '4,000~4,800만원', '시급 10,030원', '연봉 3,200만원이상'],
    employment: ['정규직', '계약직, 신입', '아르바이트'],
    posted: ['3일 전', '방금 전'],
    workplace: ['재택근무'],
  },
  Chinese: {
    title: ['高级前端开发工程师', '門市人員', '销售经理（双休）'],
    place: ['合肥市蜀山区', '台南市新市區', '北京·朝阳区', '上海-浦东新区'],
    salary: ['8千-1.2万/月', '月薪40,000元以上', '15-25K·14薪'],
    employment: ['全职', '兼職'],
    workplace: ['远程办公'],
  },
  Japanese: {
    title: ['法人営業', '介護スタッフ(夜勤)', 'システムエンジニア'],
    salary: ['月給25万円～30万円', '時給1,200円以上'],
    employment: ['正社員', '契約社員', '非常勤'],
    workplace: ['フルリモート'],
  },
  Turkish: {
    title: ['Satış Temsilcisi', 'Muhasebe Elemanı', 'İnsan Kaynakları Uzmanı'],
    salary: ['25 bin TL', '45.000 TL aylık'],
    employment: ['Tam zamanlı', 'Yarı zamanlı', 'Stajyer'],
    workplace: ['Uzaktan çalışma'],
  },
  Russian: {
    title: ['Менеджер по продажам', 'Водитель-экспедитор', 'Медсестра'],
    salary: ['от 80 000 руб. в месяц', '60 тыс. руб.'],
    employment: ['Полный день', 'Подработка', 'Вахтовый метод'],
    posted: ['только что', '3 дня назад'],
    workplace: ['Удалённая работа'],
  },
  Ukrainian: {
    title: ['Менеджер з продажу', 'Водій категорії С', 'Лікар-терапевт'],
    salary: ['25 000 грн', 'від 30 тис. грн'],
    employment: ['Повний день', 'Неповна зайнятість'],
    workplace: ['Дистанційно'],
  },
  Bulgarian: {
    title: ['Шофьор категория С', 'Складов работник', 'Медицинска сестра'],
    salary: ['1 800 лв. на месец', '2500 лева'],
    employment: ['Пълно работно време', 'Постоянна работа'],
    workplace: ['Работа от вкъщи'],
  },
  Greek: {
    title: ['Υπάλληλος γραφείου', 'Οδηγός διανομών', 'Πολιτικός Μηχανικός'],
    salary: ['1.200 ευρώ', '900 € τον μήνα'],
    employment: ['Πλήρης απασχόληση', 'Μερική απασχόληση'],
    workplace: ['Τηλεργασία'],
  },
  Arabic: {
    title: ['مهندس مدني', 'محاسب عام', 'مندوب مبيعات'],
    employment: ['دوام كامل', 'دوام جزئي'],
    workplace: ['عن بعد'],
  },
  Hebrew: {
    title: ['מנהלת חשבונות', 'נציג שירות לקוחות'],
    employment: ['משרה מלאה', 'משרה חלקית'],
    workplace: ['עבודה מהבית'],
  },
  Hungarian: {
    title: ['Raktári munkatárs', 'Villanyszerelő', 'Termelésvezető'],
    salary: ['400 ezer Ft', '2 500 Ft/óra'],
    employment: ['Határozatlan idejű', 'Diákmunka'],
  },
  Romanian: {
    title: ['Șofer categoria B', 'Lucrător comercial', 'Contabil'],
    salary: ['4.500 lei pe lună'],
    employment: ['Perioadă determinată', 'Sezonier'],
    workplace: ['Lucru de acasă'],
  },
  Croatian: {
    title: ['Voditelj skladišta', 'Medicinska sestra', 'Konobar/ica'],
    employment: ['Puno radno vrijeme', 'Na određeno'],
    workplace: ['Rad od kuće'],
  },
  Serbian: { title: ['Возач Ц категорије', 'Magacioner'], employment: ['Пуно радно време'] },
  Slovak: {
    title: ['Operátor výroby', 'Predavačka', 'Účtovníčka'],
    salary: ['1 200 EUR mesačne'],
    employment: ['Na dobu neurčitú', 'Trvalý pracovný pomer'],
  },
  Slovenian: { title: ['Voznik tovornjaka', 'Prodajalec'], employment: ['Polni delovni čas'] },
  Vietnamese: {
    title: ['Nhân viên kinh doanh', 'Kế toán tổng hợp'],
    salary: ['15 - 20 triệu'],
    employment: ['Toàn thời gian', 'Bán thời gian'],
    workplace: ['Làm việc từ xa'],
  },
  Indonesian: { title: ['Staf Administrasi', 'Sopir'], employment: ['Penuh waktu', 'Paruh waktu'] },
  Thai: { title: ['พนักงานขาย', 'วิศวกรไฟฟ้า'], salary: ['15,000 - 20,000 บาท'], employment: ['งานประจำ'] },
  Lithuanian: { title: ['Vairuotojas', 'Projektų vadovas'], employment: ['Visa darbo diena'] },
  Latvian: { title: ['Grāmatvede', 'Pārdevējs'], employment: ['Pilna slodze'] },
  Estonian: { title: ['Laotöötaja', 'Projektijuht', 'Klienditeenindaja'], employment: ['Täistööaeg'] },
  Persian: { title: ['کارشناس فروش', 'برنامه‌نویس'], employment: ['تمام‌وقت', 'پاره وقت'] },
  Hindi: { title: ['सहायक शिक्षक'], employment: ['पूर्णकालिक'] },
};

const cases = Object.entries(said).flatMap(([language, kinds]) =>
  Object.entries(kinds).flatMap(([kind, texts]) => texts.map((text) => [language, text, kind as TextKind] as const)),
);

describe('rows of job lists', () => {
  it.each(cases)('in %s say %s as %s', (_, text, kind) => {
    expect(isTextOfKind(text, kind)).toBe(true);
  });

  it.each<[string, TextKind]>([
    ['상시', 'place'],
    ['직군', 'place'],
    ['3만 명', 'salary'],
    ['채용공고', 'title'],
    ['東京営業所', 'title'],
    ['パートナー企業', 'title'],
    ['公司简介', 'title'],
    ['Kurumsal', 'title'],
    ['Сотрудничество', 'title'],
    ['Пекарня', 'title'],
    ['Об организации', 'employment'],
    ['Για εργοδότες', 'title'],
    ['Κατηγορία', 'employment'],
    ['За фирмата', 'employment'],
    ['Bevezető', 'title'],
    ['Adatkezelő', 'title'],
    ['Monterrey', 'title'],
    ['Responsabilități', 'title'],
    ['Expertise', 'title'],
    ['Directory', 'title'],
    ['Source code', 'title'],
  ])('do not say %s as %s', (text, kind) => {
    expect(isTextOfKind(text, kind)).toBe(false);
  });

  it.each([
    ['연봉 3,200만원', 32_000_000, 32_000_000, 'YEAR', 'KRW'],
    ['연봉 4,000~4,800만원', 40_000_000, 48_000_000, 'YEAR', 'KRW'],
    ['월급 265만원', 2_650_000, 2_650_000, 'MONTH', 'KRW'],
    ['시급 10,030원', 10_030, 10_030, 'HOUR', 'KRW'],
    ['1-1.5万元/月', 10_000, 15_000, 'MONTH', 'CNY'],
    ['от 80 000 до 120 000 руб. в месяц', 80_000, 120_000, 'MONTH', 'RUB'],
  ])('pay %s', (text, min, max, unit, currency) => {
    expect(parseSalary(text)).toMatchObject({ min, max, unit, currency });
  });

  it.each([
    ['Работа из дома', 'remote'],
    ['재택근무 가능', 'remote'],
    ['Хибриден модел', 'hybrid'],
    ['Στο γραφείο', 'onsite'],
  ])('say how one works: %s', (text, type) => {
    expect(remoteTypeOf(text)).toBe(type);
  });

  it.each(['/Recruit/GI_Read/4611', '/is-ilani/satis-uzmani-91', '/zhaopin/1201.html', '/vakansii/povar-77'])(
    'have addresses of jobs: %s',
    (path) => {
      expect(hasJobUrlWord(path)).toBe(true);
    },
  );

  it.each([
    '채용이 마감된 공고입니다. 마감되었습니다',
    'Вакансия в архиве',
    'Обявата е изтекла',
    'Η αγγελία έχει λήξει',
    'Oglas je istekao',
    'Lowongan ini sudah ditutup',
    'Vakance ir slēgta',
    'この求人の募集は終了しました',
  ])('say that a posting is closed: %s', (text) => {
    expect(isClosedPostingText(text)).toBe(true);
  });

  it.each(['접수마감일', '掲載終了日', 'Дата закрытия'])('do not say so: %s', (text) => {
    expect(isClosedPostingText(text)).toBe(false);
  });
});
