import { expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { assignFieldKeys } from '@/forms/keys/assign-field-keys';
import { aField } from './a-field';

/** Labels of an address form by language, in the order that its people write them. */
const forms: Record<string, Partial<Record<FieldKey, string>>> = {
  ar: { name: 'الاسم بالكامل', email: 'عنوان بريد الكتروني', tel: 'رقم الموبايل', 'address-line2': 'رقم الشقة' },
  bg: { email: 'е-поща', tel: 'телефонен номер', 'address-line2': 'Допълнение към адреса' },
  et: {
    'given-name': 'Eesnimi',
    'family-name': 'Perekonnanimi',
    email: 'E-posti aadress',
    'postal-code': 'Sihtnumber',
  },
  fa: {
    name: 'نام و نام خانوادگی',
    email: 'ایمیل',
    tel: 'شماره موبایل',
    'postal-code': 'کد پستی',
    'address-level2': 'شهر',
  },
  he: {
    'given-name': 'שם פרטי',
    'family-name': 'שם משפחה',
    email: 'אימייל',
    tel: 'טלפון נייד',
    'postal-code': 'מיקוד',
  },
  hi: { name: 'पूरा नाम', email: 'ईमेल', tel: 'मोबाइल नंबर', 'postal-code': 'पिन कोड' },
  hr: { email: 'Adresa e-pošte', tel: 'Broj mobitela', 'address-line2': 'Broj stana' },
  hu: { 'address-line2': 'Emelet, ajtó' },
  it: { 'address-line2': 'Indirizzo riga 2' },
  is: { name: 'Fullt nafn', email: 'Netfang', tel: 'Símanúmer', 'postal-code': 'Póstnúmer' },
  ko: { name: '성함', email: '이메일 주소', tel: '휴대폰 번호', 'address-line2': '상세주소' },
  lt: { 'given-name': 'Vardas', 'family-name': 'Pavardė', email: 'El. paštas', tel: 'Telefono numeris' },
  lv: { 'given-name': 'Vārds', 'family-name': 'Uzvārds', email: 'E-pasta adrese', tel: 'Tālruņa numurs' },
  ro: { 'address-line2': 'Strada 2', 'address-level1': 'Regiune' },
  ru: { tel: 'Мобильный', name: 'Фамилия, имя, отчество' },
  sl: { 'family-name': 'Priimek', email: 'E-poštni naslov', tel: 'Telefonska številka' },
  sr: { name: 'Име и презиме', email: 'Имејл', 'postal-code': 'Поштански број' },
  th: { 'given-name': 'ชื่อจริง', 'family-name': 'นามสกุล', tel: 'เบอร์โทรศัพท์', 'postal-code': 'รหัสไปรษณีย์' },
  uk: { name: "Прізвище та ім'я", email: 'Електронна адреса', tel: 'Мобільний номер' },
  vi: { name: 'Họ và tên', tel: 'Số điện thoại', 'street-address': 'Địa chỉ', 'postal-code': 'Mã bưu chính' },
  zh: { name: '收货人', tel: '联系电话', email: '电子邮箱' },
};

it.each(Object.entries(forms))('knows what contact forms are labelled with: %s', (language, labels) => {
  const fields = Object.values(labels).map((question) => aField({ question }));
  expect(assignFieldKeys(fields, language).map(({ key }) => key)).toEqual(Object.keys(labels));
});

it('knows what programs call a mobile telephone', () => {
  for (const name of ['mobileNumber', 'flexi_mobile_number', 'homephone', 'phones[0].subscriberNumber'])
    expect(assignFieldKeys([aField({ clues: { name } })])[0]?.key).toBe('tel');
});

it('knows what is asked to be entered or chosen, in the case that its verb takes', () => {
  const asked = [
    'Vyberte zemi',
    'Выберите страну',
    'Válasszon országot',
    'Selectează județul',
    'Zadejte ulici a číslo',
  ];
  expect(asked.map((question) => assignFieldKeys([aField({ question })])[0]?.key)).toEqual([
    'country',
    'country',
    'country',
    'address-level1',
    'street-address',
  ]);
});
