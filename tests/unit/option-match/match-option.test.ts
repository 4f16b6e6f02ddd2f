import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '@/domain/form/answer';
import type { FieldKey } from '@/domain/form/field-key-schema';
import { matchOption } from '@/forms/options/match-option';

/** The label that a value finds; null where it finds none. */
function found(value: AnswerValue, labels: string[], key: FieldKey | null = null): string | null {
  const index = matchOption({ key, value }, labels);
  return index === null ? null : (labels[index] ?? null);
}

describe('the words of an option', () => {
  it('are the same whatever their case, accents and punctuation', () => {
    expect(found('quebec', ['Ontario', 'Québec'])).toBe('Québec');
    expect(found('Company website', ['Company Website.', 'LinkedIn'])).toBe('Company Website.');
    expect(found('C', ['C++', 'C#', 'C'])).toBe('C');
  });

  it('are all of it: a part of a word or of a label is another answer', () => {
    expect(found('No', ['Yes', 'Norway', 'None', 'No idea'])).toBeNull();
    expect(found(false, ['Norway', 'Yes'])).toBeNull();
    expect(found('Asia', ['Asian'])).toBeNull();
    expect(found('Engineer', ['Software Engineer'])).toBeNull();
  });

  it('that two options share find neither', () => {
    expect(found('Berlin', ['Berlin', 'BERLIN'])).toBeNull();
    expect(found('', ['', 'Yes'])).toBeNull();
    expect(found(['Go', 'Rust'], ['Go', 'Rust'])).toBeNull();
  });
});

describe('yes and no', () => {
  const pairs = [
    ['Yes', 'No'],
    ['Ja', 'Nein'],
    ['是', '否'],
    ['Oui', 'Non'],
    ['Sí', 'No'],
    ['Ja', 'Nee'],
    ['Sì', 'No'],
    ['Sim', 'Não'],
    ['Tak', 'Nie'],
    ['Ano', 'Ne'],
    ['Ja', 'Nej'],
    ['Ja', 'Nei'],
    ['Kyllä', 'Ei'],
    ['Igen', 'Nem'],
  ];
  it.each(pairs)('are %s and %s', (yes, no) => {
    const labels = ['Norway', yes, no, 'Noch nicht'];
    expect(found(true, labels)).toBe(yes);
    expect(found(false, labels)).toBe(no);
    expect(found('Yes', labels)).toBe(yes);
    expect(found('No', labels)).toBe(no);
  });

  it('are said at length, unless with a reservation, and unless twice', () => {
    const disability = ['Yes, I have a disability', 'No, I don’t have a disability', 'I don’t wish to answer'];
    expect(found('No', disability)).toBe(disability[1]);
    expect(found(true, ['Yes, but only part-time', 'No'])).toBeNull();
    expect(found(true, ['Yes, with sponsorship', 'Yes, without sponsorship', 'No'])).toBeNull();
    expect(found('Yes', ['Ja', 'Oui', 'No'])).toBeNull();
  });
});

describe('declining', () => {
  it.each([
    'I don’t wish to answer',
    'Decline To Self Identify',
    'I do not want to answer',
    'Prefer not to say',
    'I prefer not to disclose my gender',
    'I choose not to disclose',
    'Keine Angabe',
    'Möchte ich nicht angeben',
    'Ich möchte dazu keine Angaben machen',
    'Je préfère ne pas répondre',
    'Je ne souhaite pas répondre',
    'Prefiero no decirlo',
    'Zeg ik liever niet',
    'Wil ik niet zeggen',
    'Preferisco non rispondere',
    'Prefiro não dizer',
    'Wolę nie odpowiadać',
    'Nie chcę odpowiadać',
    'Nepřeji si odpovídat',
    'Vill inte uppge',
    'Jag föredrar att inte svara',
    'Jeg ønsker ikke at svare',
    'Ønsker ikke å oppgi',
    'En halua vastata',
  ])('is %s', (label) => {
    expect(found('decline', ['Male', 'Female', 'I am not a veteran', 'Prefer to self-describe', label])).toBe(label);
  });

  it('is nothing else', () => {
    expect(
      found('decline', ['I do not have a disability', 'I am not a veteran', 'Not sure', 'Prefer to self-describe']),
    ).toBeNull();
    expect(found('decline', ['Prefiero responder por teléfono', 'Je préfère répondre plus tard'])).toBeNull();
    expect(found('decline', ['I prefer not to say, but I identify as a man', 'Hombre'])).toBeNull();
  });
});

describe('what has a name in every language', () => {
  it('is a country, by its names, code, flag and beside its dial code', () => {
    expect(found('Germany', ['Dänemark', 'Deutschland'])).toBe('Deutschland');
    expect(found('DE', ['Allemagne', 'France'], 'country')).toBe('Allemagne');
    expect(found('United States', ['United Kingdom', 'USA'], 'country')).toBe('USA');
    expect(found('Niger', ['Nigeria'], 'country')).toBeNull();
    expect(found('NO', ['Norway', 'Sweden'], 'country')).toBe('Norway');
    expect(found('NO', ['Norway', 'Sweden'])).toBeNull();
  });

  it('is a country by its name in ISO 3166, its short one, or two of them', () => {
    const asked = (value: string, labels: string[]) => found(value, labels, 'country');
    const koreas = ['Korea (the Republic of)', "Korea (the Democratic People's Republic of)"];
    expect(asked('South Korea', koreas)).toBe(koreas[0]);
    expect(asked('South Korea', koreas.slice(1))).toBeNull();
    expect(asked('Iran', ['Iran (Islamic Republic of)', 'Iraq'])).toBe('Iran (Islamic Republic of)');
    expect(asked('Netherlands', ['Netherlands (the)', 'Niger (the)'])).toBe('Netherlands (the)');
    expect(asked('Congo', ['Congo, the Democratic Republic of the'])).toBeNull();
    expect(asked('Hong Kong SAR China', ['Hong Kong', 'China'])).toBe('Hong Kong');
    expect(asked('United Kingdom', ['UK', 'US'])).toBe('UK');
    expect(asked('Germany', ['中国', '德国'])).toBe('德国');
    expect(asked('Germany', ['DE - Germany', 'AT - Austria'])).toBe('DE - Germany');
    expect(asked('Germany', ['Germany (Deutschland)', 'Austria (Österreich)'])).toBe('Germany (Deutschland)');
    expect(asked('Germany', ['Germany (Austria)', 'Germany (a part)'])).toBeNull();
    expect(found('GB +44', ['UK (+44)', 'US (+1)'], 'tel-country-code')).toBe('UK (+44)');
    expect(found('DE +49', ['49', '43'], 'tel-country-code')).toBe('49');
    expect(found('CA +1', ['1', '49'], 'tel-country-code')).toBe('1');
  });

  it('is a dial code, of countries that share one only with the country', () => {
    const lists = ['Canada (+1)', 'United States (+1)', 'Germany (+49)'];
    expect(found('+49', lists, 'tel-country-code')).toBe('Germany (+49)');
    expect(found('+1', lists, 'tel-country-code')).toBeNull();
    expect(found('CA +1', lists, 'tel-country-code')).toBe('Canada (+1)');
    expect(found('CA +1', ['🇺🇸 +1', '🇨🇦 +1'], 'tel-country-code')).toBe('🇨🇦 +1');
    expect(found('CA +1', ['+1', '+49'], 'tel-country-code')).toBe('+1');
    expect(found('CA +1', ['United States (+1)', '+49'], 'tel-country-code')).toBeNull();
    expect(found('CA +1', ['中国 +86', '美国/加拿大 +1', '德国 +49'], 'tel-country-code')).toBe('美国/加拿大 +1');
    const fromRight = ['الإمارات العربية المتحدة (971+)', 'كندا (1+)', 'الولايات المتحدة (1+)'];
    expect(found('CA +1', fromRight, 'tel-country-code')).toBe('كندا (1+)');
    expect(found('+971', fromRight, 'tel-country-code')).toBe('الإمارات العربية المتحدة (971+)');
    expect(found('FR +33', ['USA / Canada (+1)', 'Italy (+39)'], 'tel-country-code')).toBeNull();
  });

  it('is a month, a currency, a gender, a level', () => {
    expect(found('05', ['März', 'Mai', 'Juni'], 'bday-month')).toBe('Mai');
    expect(found('05', ['1', '5', '11'], 'bday-month')).toBe('5');
    expect(found('05', ['1月', '5月', '11月'], 'bday-month')).toBe('5月');
    expect(found('05', ['Tháng 1', 'Tháng 5'], 'bday-month')).toBe('Tháng 5');
    expect(found('05', ['5일', '15일'], 'bday-day')).toBe('5일');
    expect(found('1990', ['1989年', '1990年'], 'bday-year')).toBe('1990年');
    expect(found('1990', ['1989年（平成元年）', '1990年（平成2年）'], 'bday-year')).toBe('1990年（平成2年）');
    expect(found('1990', ['平成元年（1989年）', '平成2年（1990年）'], 'bday-year')).toBe('平成2年（1990年）');
    expect(found('1990', ['1989 (1990)', '1991 (1992)'], 'bday-year')).toBeNull();
    expect(found('05', ['5 people', '6 people'], 'bday-day')).toBeNull();
    expect(found('03', ['3', '13', '30'], 'bday-day')).toBe('3');
    expect(found('EUR', ['Euro', 'US Dollar'], 'salary.currency')).toBe('Euro');
    expect(found('USD', ['CAD ($)', 'USD ($)', '€'], 'salary.currency')).toBe('USD ($)');
    expect(found('USD', ['$', '€'], 'salary.currency')).toBeNull();
    expect(found('Female', ['Männlich', 'Weiblich', 'Divers'], 'eeo.gender')).toBe('Weiblich');
    expect(found('Woman', ['Cisgender woman', 'Man'], 'eeo.gender')).toBeNull();
    expect(found('Native', ['Muttersprache', 'Fließend'], 'language.level')).toBe('Muttersprache');
    for (const most of [
      'Bilingue ou langue maternelle',
      'Nativo o bilingüe',
      'Madrelingua o bilingue',
      'Bilingue / Langue maternelle',
      'Langue maternelle / bilingue',
      'Bilingüe / Nativo',
      'Nativo / Bilingüe',
      'Bilingual / Native',
      'Madrelingua / Bilingue',
      'Zweisprachig / Muttersprache',
    ])
      expect(found('Native', ['Fluent', most], 'language.level')).toBe(most);
    expect(found('C1', ['B2 – Upper intermediate', 'C1 – Advanced'], 'language.level')).toBe('C1 – Advanced');
    expect(found('Fluent', ['C1', 'C2', 'Native'], 'language.level')).toBeNull();
    expect(found('Intermediate (B1)', ['Basis', 'Gemiddeld', 'Vloeiend'], 'language.level')).toBe('Gemiddeld');
    expect(found('Intermediate (B1)', ['A2', 'B1', 'B2'], 'language.level')).toBe('B1');
    expect(found('Intermediate (B1)', ['Basic', 'Intermediate (B2)'], 'language.level')).toBeNull();
  });

  it('is a degree, or its level where a list has levels only', () => {
    const key = 'education.studyType';
    expect(found('Honours Bachelor of Science', ["Bachelor's Degree", "Master's Degree"], key)).toBe(
      "Bachelor's Degree",
    );
    expect(found('Bachelor of Science', ['Bachelor of Arts (BA)', 'Bachelor of Science (BSc)'], key)).toBe(
      'Bachelor of Science (BSc)',
    );
    expect(found('Bachelor of Science', ['Bachelor of Arts', 'Master of Science'], key)).toBeNull();
    expect(found('MBA', ['Master of Business Administration', "Master's"], key)).toBe(
      'Master of Business Administration',
    );
  });

  it('is a place, of which more or less may be said', () => {
    const places = ['Toronto, Ohio, United States', 'Toronto, Ontario, Canada', 'Toronto, New South Wales, Australia'];
    expect(found('Toronto, Canada', places, 'location')).toBe('Toronto, Ontario, Canada');
    expect(found('Toronto, ON, Canada', places, 'location')).toBe('Toronto, Ontario, Canada');
    expect(found('Toronto', places, 'location')).toBeNull();
    expect(found('Oslo, Norway', ['Oslo, Norwegen'], 'location')).toBe('Oslo, Norwegen');
    expect(found('ON', ['Ontario', 'Quebec'], 'address-level1')).toBe('Ontario');
  });
});

/** Numbers that look random and are the same every time. */
function* randomNumbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

describe('whatever a list offers', () => {
  const words = [
    'No',
    'no.',
    'Norway',
    'Norwegen',
    'Nein',
    'Yes',
    'Ja',
    'Not sure',
    'None',
    'Nordic',
    'North Macedonia',
    'Know-how',
    'NO',
    'Nobody',
  ];
  const saysNo = new Set(['No', 'no.', 'NO', 'Nein']);

  it('No finds a no, and only where there is one', () => {
    const random = randomNumbers(7);
    const next = () => random.next().value ?? 0;
    for (let time = 0; time < 2_000; time += 1) {
      const labels = Array.from(
        { length: 1 + Math.floor(next() * 6) },
        () => words[Math.floor(next() * words.length)] ?? '',
      );
      const index = matchOption({ key: null, value: next() < 0.5 ? 'No' : false }, labels);
      const same = labels.filter((label) => /^no\W*$/i.test(label));
      const meant = same.length > 0 ? same : labels.filter((label) => saysNo.has(label));
      expect(index === null ? null : labels[index], labels.join(', ')).toBe(meant.length === 1 ? meant[0] : null);
    }
  });
});

describe('a yes', () => {
  const labelled = (labels: string[]) => {
    const index = matchOption({ key: 'relocation', value: true }, labels);
    return index === null ? null : labels[index];
  };

  it('is none of several kinds of yes, but the plain one', () => {
    expect(labelled(['Yes, but only in Canada', 'Yes, anywhere', 'No'])).toBeNull();
    expect(labelled(['Ja', 'Ja, mit Unterstützung', 'Nein'])).toBe('Ja');
    expect(labelled(["Yes, I'm willing to", 'No'])).toBe("Yes, I'm willing to");
  });
});

describe('the code of a country', () => {
  const labels = ['United States (+1)', 'Canada (+1)', 'United States Minor Outlying Islands (+1)'];

  it('is no place that nobody named, though it has the same', () => {
    expect(matchOption({ key: 'tel-country-code', value: '+1' }, labels)).toBeNull();
    expect(matchOption({ key: 'tel-country-code', value: 'CA +1' }, labels)).toBe(1);
  });
});

it('declines and states a gender in Chinese', () => {
  expect(found('decline', ['男', '女', '不便透露'], 'eeo.gender')).toBe('不便透露');
});

describe('an option in two scripts', () => {
  const sources = ['公司官网', 'BOSS直聘', '领英 LinkedIn', '内部推荐'];

  it('is what it says in the script of the value', () => {
    expect(found('LinkedIn', sources, 'source')).toBe('领英 LinkedIn');
    expect(found('LinkedIn', ['領英（LinkedIn）', '其他'], 'source')).toBe('領英（LinkedIn）');
  });

  it('is another where brackets say which one, or where two say it', () => {
    expect(found('Toronto', ['Toronto（美国俄亥俄）', '北京'])).toBeNull();
    expect(found('LinkedIn', ['领英 LinkedIn', 'LinkedIn 广告'], 'source')).toBeNull();
    expect(found('Go', ['围棋 Go', '其他'])).toBeNull();
    expect(found('LinkedIn', ['LinkedIn Ads 广告', '其他'], 'source')).toBeNull();
  });
});

describe('a place among countries', () => {
  it('is its country, where people are asked where they live', () => {
    expect(found('Toronto, Ontario, Canada', ['Brazil', 'Canada', 'France'], 'location')).toBe('Canada');
    expect(found('Toronto', ['Brazil', 'Canada'], 'location')).toBeNull();
    expect(found('Toronto, Canada', ['Toronto, Ohio, United States', 'Canada'], 'address-level2')).toBeNull();
  });
});

it.each([
  ['Doctor of Philosophy', ['Bac +3 / Licence', 'Bac +5 / Master', 'Bac +8 / Doctorat'], 'Bac +8 / Doctorat'],
  ['Doctor of Philosophy', ['大学卒', '大学院卒（修士）', '大学院卒（博士）'], '大学院卒（博士）'],
  ['Doctor of Philosophy', ['Bachelor / Master', 'Master / Doctorate'], null],
  ['Master of Science', ['Level 6 - Bachelor', 'Level 7 - Master', 'Level 8 - Doctorate'], 'Level 7 - Master'],
  ['Master of Science', ['Master - not completed', 'Bachelor'], null],
  ['Doctor of Philosophy', ['College - Master of Science', 'College - Doctorate', 'Other'], 'College - Doctorate'],
  ['Master of Science', ['College - Master of Arts', 'College - Master of Science'], 'College - Master of Science'],
  ['Bachelor of Science', ['Universität - Bachelor', 'Fachhochschule - Bachelor', 'Berufsakademie - Bachelor'], null],
  ['Bachelor of Science', ['Bac+2', 'Bac+3', 'Bac+5', 'Bac+8'], 'Bac+3'],
  ['Bachelor of Science', ['Bachelor or equivalent', 'Master or equivalent'], 'Bachelor or equivalent'],
  ['Bachelor of Science', ['2-Year Degree', '4-Year Degree', 'Graduate Degree'], '4-Year Degree'],
])('finds the level of a degree in a part of a label: %s', (degree, labels, label) => {
  expect(found(degree, labels, 'education.studyType')).toBe(label);
});

describe('how somebody is addressed', () => {
  const asked = (value: string, labels: string[]) => found(value, labels, 'honorific-prefix');

  it('is the same in every language, and in two at once', () => {
    expect(asked('Mr', ['Herr', 'Frau', 'Divers'])).toBe('Herr');
    expect(asked('Herr', ['De heer', 'Mevrouw'])).toBe('De heer');
    expect(asked('Ms', ['Sr.', 'Sra.'])).toBe('Sra.');
    expect(asked('Mr', ['Pan', 'Pani'])).toBe('Pan');
    expect(asked('Mr', ['Mr/Herr', 'Mrs/Frau'])).toBe('Mr/Herr');
    expect(asked('Ms', ['Mr', 'Ms/Mrs', 'Miss'])).toBe('Ms/Mrs');
    expect(asked('Mr', ['Herr', 'Herr Dr.', 'Frau', 'Frau Dr.'])).toBe('Herr');
  });

  it('is nothing that leaves a choice, or says more', () => {
    expect(asked('Frau', ['Mr', 'Mrs', 'Miss', 'Ms'])).toBeNull();
    expect(asked('Ms', ['Monsieur', 'Madame', 'Mademoiselle'])).toBeNull();
    expect(asked('Miss', ['Mr', 'Mrs'])).toBeNull();
    expect(asked('Ms', ['Mr', 'Mrs', 'Dr'])).toBeNull();
    expect(asked('Mr', ['Herr/Frau', 'Firma'])).toBeNull();
    expect(asked('Dr.', ['Herr', 'Frau'])).toBeNull();
    expect(found('Mr', ['Sr.', 'Jr.'], 'honorific-suffix')).toBeNull();
  });
});

describe('what a list states and denies', () => {
  const veteran = [
    'I am not a protected veteran',
    'I identify as one or more of the classifications of a protected veteran',
    'I don’t wish to answer',
  ];
  it('is a no, and a yes only word for word', () => {
    expect(found('no', veteran, 'eeo.veteran')).toBe(veteran[0]);
    expect(found('yes', veteran, 'eeo.veteran')).toBeNull();
    const hispanic = ['Hispanic or Latino', 'Not Hispanic or Latino'];
    expect([found('no', hispanic, 'eeo.hispanic'), found('yes', hispanic, 'eeo.hispanic')]).toEqual([
      'Not Hispanic or Latino',
      'Hispanic or Latino',
    ]);
  });

  it('is no denial within an option that says something else', () => {
    const [disability, hispanic] = ['eeo.disability', 'eeo.hispanic'] as const;
    expect(found('no', ['I have a visible disability', 'I have a non-visible disability'], disability)).toBeNull();
    expect(found('yes', ['Visible disability', 'Non-visible disability'], disability)).toBeNull();
    const needs = ['I have a disability', 'I do not need adjustments for my disability'];
    expect(found('no', needs, disability)).toBeNull();
    expect(found('no', ['Hispanic or Latino', 'White (Not Hispanic or Latino)', 'Black'], hispanic)).toBeNull();
  });

  it('is neither where two deny, or only an answer is denied', () => {
    const degrees = ['I am a protected veteran', 'I am a veteran, but not a protected veteran', 'I am not a veteran'];
    expect([found('no', degrees, 'eeo.veteran'), found('yes', degrees, 'eeo.veteran')]).toEqual([null, null]);
    const secret = ['I have a disability', 'No disability', 'I would not tell you of a disability'];
    expect(found('no', secret, 'eeo.disability')).toBeNull();
    expect(found('no', ['Hispanic or Latino', 'Not Hispanic or Latino'])).toBeNull();
  });
});

it.each([
  ['she/her', ['He/Him/His', 'She/Her/Hers', 'They/Them/Theirs'], 'She/Her/Hers'],
  ['she/her/hers', ['He/Him', 'She/Her'], 'She/Her'],
  ['she/her', ['He', 'She', 'They'], 'She'],
  ['she/they', ['He', 'She', 'They'], null],
  ['she/her', ['She/They', 'He/They'], null],
])('finds pronouns in more or fewer words: %s', (value, labels, label) => {
  expect(found(value, labels, 'pronouns')).toBe(label);
});

it('finds a region beside its code or that of its country', () => {
  const region = (value: string, labels: string[]) => found(value, labels, 'address-level1');
  expect(region('Bayern', ['Bayern (BY)', 'Berlin (BE)'])).toBe('Bayern (BY)');
  expect(region('Bayern', ['DE - Bayern', 'DE - Berlin'])).toBe('DE - Bayern');
  expect(region('Punjab', ['Punjab (IN)', 'Punjab (PK)'])).toBeNull();
});
