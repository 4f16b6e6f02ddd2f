import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: {
    says: 'date of birth | birth date | birthdate | birthday | dob',
    named: 'date of birth | birth date | birthdate | birthday | dob | bday',
  },
  sex: { named: 'sex' },
  nationality: {
    says: 'nationality | nationalities | citizenship | country of citizenship | country of nationality | citizen of | citizenships',
    named: 'nationality | citizenship',
  },
  organization: {
    says: `company | company name | name of company | name of the company | organization | organisation
      | business name | current company | current employer | firm | organization name | organisation name | business
      | where do you currently work | present employer | most recent employer | most recent company`,
    alone: 'employer | last employer | current or last employer | current or most recent employer',
    named: 'company | company name | organization | organisation | org | business name | current company',
  },
  organizationTitle: {
    says: `job title | current title | current position | current job title | position title | current role
      | present occupation | current occupation | occupation | current designation | present designation`,
    named: 'job title | organization title | current title | current position | jobtitle',
  },
  pronouns: { says: 'pronouns | pronoun', named: 'pronouns | pronoun' },
  language: { alone: 'language | preferred language' },
  givenName: {
    says: 'first name | first names | given name | given names | forename | christian name | firstname',
    named: 'first name | f name | given name | forename | first',
  },
  familyName: {
    says: 'last name | last names | surname | surnames | family name | second name | lastname',
    named: 'last name | l name | sur name | family name | lastname | last',
  },
  birthName: {
    says: 'birth name | name at birth | surname at birth | last name at birth | family name at birth | birth surname | birth last name | maiden name | maiden surname | former last name | former surname | née | previous last name | previous last names | previous surname | previous surnames | previous family name | previous name | previous names | former name | former names | former family name | former or maiden name | maiden or former name | other names used | other last names used | any other names | name change',
    named: 'birth name | maiden name | maidenname | birthname',
  },
  additionalName: {
    says: 'middle name | middle names | middle initial | additional name | patronymic',
    named: 'middle name | m name | middle initial | additional name | patronymic | middle',
  },
  nameInfix: { says: 'name prefix', named: 'infix | name insertion' },
  honorificPrefix: {
    says: 'salutation | honorific | name title | title mr mrs',
    alone: 'title | academic title | mr mrs ms | mr ms | mr mrs | mr mrs miss | mr ms mx',
    named: 'salutation | honorific | honorific prefix | name title',
  },
  academicTitle: 'academic title',
  honorificSuffix: { says: 'name suffix | honorific suffix', alone: 'suffix', named: 'name suffix | honorific suffix' },
  nickname: {
    says: `preferred name | preferred first name | nickname | known as | name you'd prefer | name you prefer
      | like to be called | chosen name | name you go by | what should we call you | prefer to be called
      | what would you like to be called | go by`,
    named: 'nickname | nick name | preferred name | preferred first name | known as',
  },
  name: {
    says: `full name | your name | legal name | first and last name | first name and last name | first & last name
      | name and surname | name surname | name & surname | contact name | recipient name | recipient's name
      | recipient | first and second name | applicant name | applicant full name | candidate name
      | name of applicant | consignee | consignee name | name of the consignee | name of consignee
      | receiver name | receiver's name | name of recipient | name of the recipient`,
    alone: 'name | names',
    named: `full name | your name | customer name | contact name | recipient name | receiver name | billing name | shipping name
      | delivery name | fullname | recipient | person name | applicant name | candidate name | sender name | consignee
      | attention | attn`,
    namedWhole: 'name | c name',
  },
  phoneticName: { says: 'furigana | phonetic | phonetic spelling', named: 'furigana | phonetic' },
  nameParticles: gap<'Names have no particles of their own; those of other languages stand there.'>(),
} satisfies Covered<Person>;
