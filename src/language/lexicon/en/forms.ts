import type { Covered } from '../topics/concept-phrases';
import type { Forms } from '../topics/forms';

export const forms = {
  relationship:
    'relationship | relationship to you | relationship to applicant | relationship to the applicant | your relationship | relation | relation to you | how are you related | relationship with you',
  otherScript:
    'in english | in latin | latin alphabet | latin characters | latin script | romanized | native script | local script | native language | chinese characters | kanji | katakana',
  passwordWarning:
    "never submit passwords | never submit your password | do not submit passwords | don't submit passwords",
  bestOfAll: 'best | most | favorite | favourite | preferred | prefer | primary | main | strongest | only one',
  allThatApply: 'all that apply | select multiple',
  applicant: `applicant | candidate | about you | about yourself | your details | your information
    | your contact details | personal details | personal information | personal data | contact details | contact information`,
  attachFile: `upload from device | upload from your device | upload from computer | upload from my computer | from my device | from your device | from computer | from my computer | my computer | attach | attach file | attach files | attach a file | attach your file | select a file to attach | select the file to attach | choose a file to attach | choose a file to upload | select a file to upload | upload | upload file | upload files | upload a file
    | choose file | choose files | choose a file | browse | browse files | select file | select a file
    | select files | add file | add files | drop files here | drag and drop | file | drop file here
    | no file chosen | no file selected | no files chosen | no files selected | no file | no file attached
    | no file uploaded | file upload | file input | hidden file upload | dropzone | drop zone | file drop zone
    | file dropzone | upload area | file uploader | browse file | browse for file | add a file | upload your file | upload your files | click to upload | from device | select files to upload | browse your files`,
  dropFile: 'drop, drag … here, file*, document*, resume, cv',
  otherPerson: `share this job | share this | tell a friend | send to a friend | email to a friend | leave a comment
    | leave a review | write a review | your review | emergency contact | emergency contacts | in case of emergency
    | next of kin | referee | referees | reference contact | professional reference | professional references
    | character reference | name of reference | reference name | references | refer a friend | friend's | of a friend
    | of your friend | referrer | referrer's | name of referrer | referred by | referring employee | employee referral
    | employee who referred you | person who referred you | parent or guardian | mother's | father's | beneficiary
    | dependent's name | pet's name | pet name | company you are referring`,
  whoReferred: `person, someone, somebody, employee, colleague, friend, who, whoever … referred you, recommended you, referring you, recommending you, introduced you`,
  recipient: "recipient | recipients | recipient's",
  nominee:
    'on behalf of | you recommend* | you refer* | you are refer* | nominee* | co-applicant* | second applicant* | second person | another person | someone else*',
  ownership: 'of | from | belonging to',
  otherRoles: `emergency | emergencies | reference | referral | referral's | guardian | spouse | spouse's | partner's
    | parent's | parents' | supervisor | supervisor's | line manager | manager's | manager name | manager email | manager phone
    | hiring manager | recruiter | recruiter's
      | father | mother | child | child's | children | children's | son's | your son | daughter | brother | sister
      | sibling | siblings | husband | husband's | wife | wife's | friend | colleague`,
  employer: 'employer | employers',
  personHeadingFillers: `your | of | the | and | or | a | s | details | information | contact | contacts | name
    | current | present | previous | last | most | recent | former | direct | professional | personal | employee`,
  enterAgain:
    'confirm | confirmation | repeat | again | a second time | verify | re-enter | reenter | retype | re-type',
  required: 'required | required question | mandatory | this field is required | required field | compulsory',
  optional: 'optional | voluntary',
  characters: 'characters | character | chars | char',
  formParts: 'step | page | part | section | question',
  example: 'e g | eg | ex | example | for example',
  answerPrompts: `your answer | answer | type here | type your answer | type your answer here | type your response | your response | enter your answer | enter text | enter your text | enter text here | enter your response | write here | write your answer | start typing | please specify | please explain | please enter | enter here | text`,
  enterKey: 'enter | return',
  referenceNumber: `job ref | job reference | vacancy ref | vacancy reference | posting ref | posting reference
    | position ref | position reference | requisition ref | requisition reference | role ref | role reference | application ref
    | application reference | reference number | reference no | reference nr | reference code | reference id | ref number
    | ref no`,
  referenceWord: 'reference',
  sectionHeadings: `before you send | before sending | before you submit | before submitting | about | about you | yourself | you | your | yours | my | me | we | us | our | the | a | an | and
    | or | of | for | to | in | at | on | by | with | is | are | can | do | may | how | where | what | when | contact | contacts
    | personal | details | detail | information | info | data | particulars | basic | basics | general | main | identity
    | identification | legal | profile | bio | biographical | demographic | demographics | individual | additional information
    | additional details | other information | other details | further information | more information | more about you
    | applicant | applicant's | applicants | candidate | candidate's | application | apply | form | step | part | section | page
    | required | optional | address | addresses | mailing | postal | correspondence | home | place | residence | residential | permanent
    | current | present | location | located | live | lives | living | based | residing | reside | phone | phones | telephone
    | mobile | cell | number | numbers | call you | reach | reach you | get in touch | touch | get back to you | method
    | methods | e-mail | email | mail | please | enter | fill | complete | provide | confirm | tell | let | know | start
    | started | let's | introduce | introduction | resume | cv | submit | quick | easy | now | questions | fields | date | birth
    | citizenship | nationality | verify | verification | u.s | account
    | additional questions | further questions | other questions | more questions | screening questions | custom questions
    | communication`,
  unrelated: {
    says: `coupon | coupon code | voucher | voucher code | promo code | promotional code | promotion code
      | discount code | gift card | gift card number | gift code | gift certificate | referral code | loyalty card
      | membership number | card title | address title | address name | name of address | name your address | give this address a name | save the address as | save this address as | address nickname | address label | address type
      | name of the address | save address as | quantity | qty | comment | comments | order number | tracking number
      | customer number | customer type | delivery instructions | order notes | delivery notes | note | notes | remarks
      | door code | entry code | user name | username | email or username | username or email | email or phone | phone or email
      | email or mobile number | user id | login name | vat | vat number | vat id | tax id | tax number | tax office
      | account number | delivery date | landmark | nearest landmark | reference | floor | building | staircase | stairs
      | entrance | house number addition | house number suffix | bell | doorbell | intercom | block | address addition | address addendum | additional address information
      | additional information | additional info | gender | company number | registration number
      | company id | organization number | organisation number | care of | c/o | start typing | type of document | document type | fax | fax number | website
      | city of birth | place of birth | country of birth | mother's maiden name | company registration number
      | number of passports | code | phone type | phone device type | device type`,
    alone: 'preference | type | message | subject | question | label | alias | mr mrs',
    named: `coupon | voucher | promo | promocode | discount | giftcard | gift card | quantity | qty | comment
      | comments | username | user name | vat | vat number | tax id | taxid | fiscal id | landmark | door code | floor
      | building | company number | fax | address title | address label | address name | reference | order id | customer type
      | reductions | alias | staircase | entrance | doorbell | loyalty | note | notes | remark | remarks
      | order comments | address addition | address supplement | supplement | additional field | tax code | tax number
      | company id | delivery date | login name | vatnum`,
  },
  pageSearch: {
    says: 'search | search for | search jobs',
    named: 'search | keyword | keywords | search term | search input | search box',
    namedWhole: 'query',
  },
  fileInProgress: `analyzing | analysing | uploading | parsing | processing | reading your | scanning | extracting
    | loading | please wait`,
  fileTaken: `successfully | successful | was uploaded | has been uploaded | have been uploaded | file uploaded
    | resume uploaded | cv uploaded | document uploaded | upload complete | file attached | resume attached
    | cv attached | file added`,
  applicationParts: `resume | cv | curriculum vitae | cover letter | covering letter | motivation letter | salary expectations
    | notice period | submit application | your application`,
  passwordNames: 'password | passcode',
  messageBox: `subject | subject line | message | messages | comment | comments | review | reviews
    | headline of your review | feedback | reply | rating | testimonial | note to | your note | post | topic`,
} satisfies Covered<Forms>;
