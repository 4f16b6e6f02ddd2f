import { describe, expect, it } from 'vitest';
import { isEmploymentText } from '@/jobs/text-kind/employment-text';
import { isReferenceText } from '@/jobs/text-kind/reference-text';
import { isTitleText } from '@/jobs/text-kind/title-text';

const employments =
  '全职 | 兼职 | 정규직 | 계약직 | Πλήρης απασχόληση | دوام كامل | משרה מלאה | penuh waktu | toàn thời gian | งานประจำ | puno radno vrijeme | polni delovni čas | пълно работно време | visa darbo diena | pilna slodze | täistööaeg | jornada completa | تمام وقت | проектная работа | sözleşmeli | határozatlan idejű | Stagionale | Fijo discontinuo | Säsongsarbete | Deltid 75 % | Teilzeit 80–100 % | 80 % Vollzeit | CDD 6 mois | Befristet (12 Monate) | Contract, 6 months';
const titles =
  '软件工程师 | 客服专员 | 간호조무사 모집 | 물류센터 현장관리자 | Главный бухгалтер | Ηλεκτρολόγος | Inginer mecanic | Targoncás | محاسب عام | מנהלת חשבונות | Nhân viên bán hàng | วิศวกรโยธา | Skladištar | Medicinska sestra | Инженер по качеството | Sandėlininkas | Grāmatvedis | Klienditeenindaja | Istruttore amministrativo | Enfermera de noche | Eletricista | Aide-soignante | Verzorgende IG | Pielęgniarka | Grundschullehrer | Leikskólakennari | Hjúkrunarfræðingur | Kleuteronderwyser | Camareira de piso | Шивач и продавач | Juruteknik elektrik';

describe('in further languages', () => {
  it.each(employments.split(' | '))('%s is a kind of employment', (text) => {
    expect(isEmploymentText(text)).toBe(true);
  });

  it.each(['75 %', 'Bonus 10 %', '20 % Rabatt', 'Full time, 2 days ago', '6 months', 'CDD 6'])('%s is none', (text) =>
    expect(isEmploymentText(text)).toBe(false),
  );

  it.each(titles.split(' | '))('%s is a title', (text) => expect(isTitleText(text)).toBe(true));
});

describe('the number of a posting', () => {
  it.each(['Req #2310', 'Ref: 4432', 'Requisition R-20831', 'Job ID 7781', 'OE20261400'])('is %s', (text) => {
    expect(isReferenceText(text)).toBe(true);
  });

  it.each(['Area 51', 'Studio 54', 'Pier 1 Imports', '3M', 'Leeds LS1 4DY', 'Locations: 3', 'Standorte: 12'])(
    'is not %s',
    (text) => {
      expect(isReferenceText(text)).toBe(false);
    },
  );
});
