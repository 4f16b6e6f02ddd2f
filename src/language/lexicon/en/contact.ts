import type { Covered } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'username | user name | handle | login | user id | account name | id',
  linkAddress: 'url | link | http | https | www | address | website',
  forLoggingIn: `login | log in | logging in | sign in | username or email | email or username
    | already have an account`,
  personalFields: `email | e-mail | email address | phone | mobile | first name | last name | full name | your name
    | surname | username | user name | password`,
  email: {
    says: 'email | e-mail | email address | e-mail address | mail address',
    named: `email | e mail | mail | emailaddress | email addr | confirm email | email confirm | email confirmation
      | repeat email | verify email`,
  },
  telCountryCode: {
    says: `phone country code | country phone code | country region phone code | country calling code | dial code
      | dialing code | dialling code | country code | calling code | phone prefix | phone code
      | area code for country | international prefix | country prefix | phone number prefix | telephone prefix`,
    named: `tel country code | phone country code | country calling code | dial code | dialing code | phone prefix
      | phone code | tel prefix | phone country | calling code | phone number country | country prefix
      | mobile country code | prefix phone | phone number prefix | telephone code | telephone prefix
      | mobile code | mobile prefix | phone delivery prefix | phone shipping prefix | phone billing prefix
      | isd code`,
  },
  telAreaCode: { says: 'area code', named: 'area code | tel area code | phone area | phone area code' },
  telExtension: {
    says: 'phone extension | telephone extension',
    alone: 'extension | ext',
    named: 'tel extension | phone extension | phone ext | tel ext',
  },
  telLocalPrefix: { named: 'tel local prefix | phone exchange' },
  telLocalSuffix: { named: 'tel local suffix | phone suffix | telephone suffix' },
  tel: {
    says: `phone | phone number | telephone | telephone number | mobile | mobile number | mobile phone
      | mobile phone number | cell | cell phone | cellphone | cellular | cellular number | cellular phone | cellular phone number | contact number | cell number | landline | daytime phone
      | tel | phone no | mobile no | best number to reach | number to reach you | with country code | including country code | incl country code
      | including the country code | with the country code`,
    named: `phone | phones | phone number | telephone | tel | mobile | mobile phone | cell | cell phone | cellphone
      | telephone number | contact number | mobilephone | phone no | tel number | phonenumber | landline
      | mobile number | mobile num | mobile no | home phone | cell number | phone numbers | contact phone
      | subscriber number`,
  },
  photoFile: {
    says: 'photo | photograph | profile picture | picture of you | headshot | avatar',
    named: 'photo | avatar | profile picture | picture | image',
  },
  resumeFile: {
    says: 'resume | résumé | cv | curriculum vitae | resume/cv | cv/resume',
    named: 'resume | cv | resume file | cv file | curriculum vitae',
  },
  coverLetterFile: {
    says: 'cover letter | covering letter | motivation letter | letter of motivation | application letter | letter of application',
    named: 'cover letter | coverletter | motivation letter | application letter',
  },
  employerContact: `company | company's | corporate | employer | employer's | agency | agency's | organisation's
    | organization's`,
  workContact: 'work | business | office | workplace',
  secondaryContact: `alternative | alternate | secondary | second | additional | backup | back up | recovery | other
    | another | spare | fax`,
  ownContact: `private | personal | home | mobile or | cell or | or mobile | or cell | work hours | working hours
    | business hours | office hours | during work`,
  phoneKinds:
    'landline | fixed line | house | home | daytime | day time | day | evening | night | message | main | primary | cellular | telephone | phone | number',
  linkedinPage: { says: 'linkedin profile | linkedin profile url', named: 'linkedin profile' },
  githubPage: { says: 'github profile' },
  gitlabPage: { says: 'gitlab profile' },
  usernameGitlab: { says: 'gitlab username | gitlab user name | gitlab handle', named: 'gitlab username' },
  twitterPage: { says: 'twitter profile | x profile' },
  facebookPage: { says: 'facebook profile' },
  portfolioPage: {
    says: 'portfolio | portfolio url | portfolio link | portfolio website | online portfolio',
    named: 'portfolio | portfolio url',
  },
  websitePage: {
    says: `website | personal website | web site | homepage | home page | blog | personal site | website url
      | personal website or blog | your website`,
    named: 'website | web site | homepage | personal website',
  },
  otherPage: {
    says: `other website | other url | other link | other links | additional link | other websites | any other links
      | additional links | additional urls`,
    named: 'urls other | other url | other link | other website',
  },
} satisfies Covered<Contact>;
