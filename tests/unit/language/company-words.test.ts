import { describe, expect, it } from 'vitest';
import { hasLegalForm, isCompanyText } from '@/jobs/text-kind/company-text';
import { fieldOfLabel } from '@/language/words/jobs/posting-labels';
import { isOtherContentHeading } from '@/language/words/jobs/posting-section-words';

describe('a company in full', () => {
  it.each([
    'Fjord Laks AS',
    'Nordic Bakst I/S',
    'Blikksmiðjan ehf.',
    'UAB „Baltoji pieva“',
    'SIA Ziemeļu koks',
    'OÜ Põhjala Puit',
    'Põhjala Puit OÜ',
    'Volvo AB, Göteborg',
    'Acme SE & Co. KG',
    'PT Maju Jaya Abadi',
    'Zelený dům z.s.',
    '株式会社山田製作所',
    '社会福祉法人　花みずき会',
    '㈜한빛소재',
    '(주)한빛소재',
    '杭州青禾科技有限公司',
    'Ege Döküm San. ve Tic. A.Ş.',
    'Αιγαίο Τρόφιμα Α.Ε.',
    'Гранит ЕООД',
    'شركة الأفق للتجارة',
    'Illertal Klinikverbund gGmbH',
  ])('is %s', (name) => expect([isCompanyText(name), hasLegalForm(name)]).toEqual([true, true]));

  it.each([
    'As needed',
    'Part time as a cook',
    'Files up to 25 KB',
    'Pt nurse',
    '주 5일 근무',
    '東京都港区',
    'Paris ou Lyon',
    'Se busca cocinero',
    'Ab sofort',
  ])('is not %s', (text) => expect(isCompanyText(text)).toBe(false));
});

describe('labels of companies and places', () => {
  it.each([
    ['Работодател', 'company'],
    ['Месторабота', 'location'],
    ['Послодавац', 'company'],
    ['Место рада', 'location'],
    ['Delodajalec', 'company'],
    ['Kraj dela', 'location'],
    ['कंपनी', 'company'],
    ['Atvinnurekandi', 'company'],
    ['Workplace location', 'location'],
  ])('%s: %s', (label, field) => expect(fieldOfLabel(label)).toBe(field));
});

describe('headings of other postings', () => {
  it.each([
    'Похожие вакансии',
    'Схожі вакансії',
    'Benzer ilanlar',
    'Hasonló állások',
    'Joburi similare',
    'Podobné pracovné ponuky',
    'Παρόμοιες θέσεις εργασίας',
    'Slični oglasi',
    'Panašūs darbo skelbimai',
    'Līdzīgas vakances',
    'Việc làm tương tự',
    'งานที่คล้ายกัน',
    'Lowongan serupa',
    '類似の求人',
    '비슷한 채용공고',
    '相似职位',
    'وظائف مشابهة',
    'משרות דומות',
  ])('are: %s', (text) => expect(isOtherContentHeading(text)).toBe(true));
});
