import { expect, it } from 'vitest';
import {
  combineStepPositions,
  mayBeLastInText,
  stepPositionInText,
  withoutOtherSteps,
} from '@/safety/next-step/step-position';

it.each([
  '1 / 3',
  '2/4',
  '2 of 5',
  'Step 2 of 4',
  'Step 1',
  'Step 1: Your details',
  'Page 1 of 3',
  '(2 of 3)',
  'Schritt 1 von 3',
  'Étape 2 sur 4',
  'Paso 1 de 3',
  'Passaggio 2 di 3',
  'Stap 1 van de 3',
  'Krok 2 z 4',
  'Steg 2 av 4',
  'Trin 2 af 4',
  'Trinn 1',
  'Vaihe 2/4',
  '40 % slutfört',
  'Шаг 1 из 3',
  'Βήμα 1 από 3',
  'Pasul 2 din 3',
  'ステップ1/3',
  '第1步，共3步',
  '共3步，第1步',
  '3단계 중 1단계',
  'ขั้นตอนที่ 1 จาก 3',
  'الخطوة ١ من ٣',
  'שלב 1 מתוך 3',
  'Langkah 1 dari 3',
  'Bước 2 trên 4',
  'Adım 1 / 3',
  '33 % complete',
  '50% abgeschlossen',
  '１／３',
])('says that a further page follows: %s', (text) => {
  expect(stepPositionInText(text)).toBe('further');
});

it.each([
  '3 / 3',
  'Step 3 of 3',
  'Last step',
  'Final step',
  'The final step',
  'Letzter Schritt',
  'Last step: everything is sent',
  'Dernière étape',
  'Último paso',
  'Ultimo passaggio',
  'Laatste stap',
  'Poslední krok',
  'Ostatni krok',
  'Последний шаг',
  'Останній крок',
  'Paso final',
  'Sista steg',
  'Sidste trin',
  'Siste trinn',
  'Viimeinen vaihe',
  '最後のステップ',
  '最后一步',
  '마지막 단계',
  'ขั้นตอนสุดท้าย',
  '100 % complete',
  'Шаг 3 из 3',
  'Pasul 3 din 3',
  'Βήμα 3 από 3',
  'Stap 3 van de 3',
  'ステップ3/3',
  '第3步，共3步',
  'الخطوة ٣ من ٣',
  '4단계 중 4단계',
  'Hatua ya 3 kati ya 3',
  '2 out of 2',
  '３／３',
])('says that it is the last: %s', (text) => {
  expect(stepPositionInText(text)).toBe('last');
});

it.each([
  '',
  '24/7',
  '2 to 5 years',
  '3-5 years of experience',
  '0 / 500',
  '1/5 files',
  '12/11/2026',
  'Open 9 – 17',
  '50 % discount',
  'Step by step',
  'Next',
  'Room 2, floor 4',
  'Step 2',
  'between 2 and 5 references',
  '1',
  '2 of 3 references',
  'Nothing is sent until the last step.',
  'Rien n’est envoyé avant la dernière étape',
])('says nothing of it: %s', (text) => {
  expect(stepPositionInText(text)).toBeNull();
});

it('is the last where any says so', () => {
  expect(combineStepPositions([null, 'further', 'last'])).toBe('last');
  expect(combineStepPositions([null, 'further'])).toBe('further');
  expect(combineStepPositions([null])).toBeNull();
});

it('takes the numbers of a list of steps for those of other pages, but for the one in words of its own', () => {
  const steps = ['current step 1 of 3 You', 'step 2 of 3 Questions', 'step 3 of 3 Review'];
  expect(withoutOtherSteps(steps)).toEqual(['current step 1 of 3 You']);
  expect(withoutOtherSteps(['step 1 of 3 You', 'step 2 of 3 Questions', 'current step 3 of 3 Review'])).toEqual([
    'current step 3 of 3 Review',
  ]);
  expect(withoutOtherSteps(['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3'])).toEqual([]);
  expect(withoutOtherSteps(['Step 2 of 3', 'Page 2 of 3', '1 / 5'])).toEqual(['Step 2 of 3', 'Page 2 of 3', '1 / 5']);
});

it.each([
  'Upload complete (100%)',
  '2 of 2 files uploaded',
  '10/10 characters',
  '3 of 3 questions answered',
  'Profile 100 % complete',
  '3 von 3 Dateien hochgeladen',
  '2 sur 2 fichiers',
])('may be the last, and may count something else: %s', (text) => {
  expect(stepPositionInText(text)).toBeNull();
  expect(mayBeLastInText(text)).toBe(true);
});

it.each([
  'Step 3 of 3',
  '100 % complete',
  '3 / 3',
  'Step 1 of 3',
  '2 of 3 files',
  '24/7',
  '',
  '100 % remote',
  '1 of 1 files',
])('is no such doubt: %s', (text) => {
  expect(mayBeLastInText(text)).toBe(false);
});

it('takes the progress of a file for none of the form', () => {
  expect(stepPositionInText('Upload 40 % complete')).toBeNull();
  expect(stepPositionInText('40 % complete')).toBe('further');
});
