import { describe, expect, it } from 'vitest';
import type { FieldKey } from '@/domain/form/field-key-schema';
import type { FieldKind } from '@/domain/form/form-field';
import { fieldKeyOf } from '@/forms/keys/field-key-of';
import { isAgreementText } from '@/forms/keys/says-agreement';
import { aField } from './a-field';

const keyOf = (question: string, kind: FieldKind = 'text'): FieldKey | null => fieldKeyOf(aField({ question, kind }));

describe('a question in Swedish, Danish, Norwegian or Finnish', () => {
  it.each<[FieldKey, string]>([
    ['salary.expected', 'Vilket löneanspråk har du?'],
    ['salary.expected', 'Hvad er din lønforventning?'],
    ['salary.expected', 'Hva er din lønnsforventning?'],
    ['salary.expected', 'Mikä on palkkatoiveesi?'],
    ['notice_period', 'Hur lång uppsägningstid har du?'],
    ['notice_period', 'Hvor langt er dit opsigelsesvarsel?'],
    ['notice_period', 'Hvor lang oppsigelsestid har du?'],
    ['notice_period', 'Kuinka pitkä irtisanomisaika sinulla on?'],
    ['start_date', 'När kan du börja?'],
    ['start_date', 'Hvornår kan du tiltræde?'],
    ['start_date', 'Når kan du starte?'],
    ['start_date', 'Milloin voisit aloittaa?'],
    ['source', 'Hur fick du reda på tjänsten?'],
    ['source', 'Hvor så du stillingen?'],
    ['source', 'Hvordan ble du oppmerksom på stillingen?'],
    ['source', 'Mistä sait tiedon tästä paikasta?'],
    ['eeo.gender', 'Kön'],
    ['eeo.disability', 'Har du en funktionsnedsättning?'],
    ['question.criminal_record', 'Har du blitt straffedømt?'],
  ])('asks for %s: %s', (key, question) => {
    expect(keyOf(question)).toBe(key);
  });

  it.each<[FieldKey, string]>([
    ['auth.work', 'Har du rätt att arbeta i Sverige?'],
    ['auth.work', 'Har du tilladelse til at arbejde i Danmark?'],
    ['auth.work', 'Har du lovlig rett til å arbeide i Norge?'],
    ['auth.work', 'Onko sinulla oikeus työskennellä Suomessa?'],
    ['auth.sponsorship', 'Behöver du visumsponsring för att arbeta i Sverige?'],
    ['auth.sponsorship', 'Har du brug for visumsponsorering for at arbejde i Danmark?'],
    ['auth.sponsorship', 'Trenger du sponsing av visum for å jobbe i Norge?'],
    ['auth.sponsorship', 'Tarvitsetko viisumisponsorointia työskennelläksesi Suomessa?'],
    ['question.legal', 'Får du jobba i Sverige eller behöver du sponsring?'],
  ])('about a permit asks for %s: %s', (key, question) => {
    expect(keyOf(question, 'choice')).toBe(key);
  });
});

describe('what is never filled', () => {
  it.each<[FieldKey, string]>([
    ['never.signature', 'Namnteckning'],
    ['never.signature', 'Digital underskrift'],
    ['never.signature', 'Elektronisk signatur'],
    ['never.signature', 'Sähköinen allekirjoitus'],
    ['never.attestation', 'Jag intygar att uppgifterna är korrekta'],
    ['never.attestation', 'Jeg erklærer på tro og love'],
    ['never.attestation', 'Vakuutan, että antamani tiedot ovat oikein'],
    ['never.identity_number', 'Personnummer (ÅÅÅÅMMDD-XXXX)'],
    ['never.identity_number', 'CPR-nummer'],
    ['never.identity_number', 'Fødselsnummer'],
    ['never.identity_number', 'Henkilötunnus'],
    ['never.identity_number', 'マイナンバー'],
    ['never.secret', 'Bekräfta lösenord'],
    ['never.secret', 'Engangskode'],
    ['never.honeypot', 'Lämna det här fältet tomt'],
  ])('is %s: %s', (key, question) => {
    expect(keyOf(question)).toBe(key);
  });

  it.each([
    'Jag samtycker till att mina personuppgifter behandlas',
    'Jeg accepterer persondatapolitikken og vilkår',
    'Jeg godtar personvernerklæringen',
    'Hyväksyn tietosuojaselosteen',
    'Uděluji souhlas se zpracováním osobních údajů',
    'Wyrażam zgodę na przetwarzanie moich danych osobowych',
    '个人信息的收集和使用：我同意',
    '개인정보 수집에 동의합니다',
    'Даю согласие на обработку персональных данных, согласен',
  ])('is agreed to: %s', (text) => {
    expect(isAgreementText(text)).toBe(true);
  });

  it.each(['Godkänner du att dina personuppgifter sparas?', 'Accepterer du vores vilkår?', 'Hyväksytkö käyttöehdot?'])(
    'is asked for by a choice: %s',
    (question) => {
      expect(fieldKeyOf(aField({ question, kind: 'choice', options: ['Ja', 'Nej'] }))).toBe('never.consent');
    },
  );
});
