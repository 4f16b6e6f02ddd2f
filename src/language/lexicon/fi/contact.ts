import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'käyttäjätunnus | käyttäjänimi | tilin nimi',
  linkAddress: 'linkki | osoite | verkko-osoite',
  forLoggingIn: `kirjaudu | kirjautuminen | kirjaudu sisään | käyttäjätunnus tai | tai käyttäjätunnus
    | onko sinulla jo tili`,
  personalFields: `sähköposti | sähköpostiosoite | puhelin | puhelinnumero | matkapuhelin | etunimi | sukunimi
    | nimesi | käyttäjätunnus | salasana`,
  email: {
    says: 'sähköposti | sähköpostiosoite | sähköpostisi | sähköpostiosoitteesi | s-posti | e-mail',
    named: 'sahkoposti | sahkopostiosoite | sposti',
  },
  telCountryCode: { says: 'maatunnus | maakoodi | maan suuntanumero | kansainvälinen suuntanumero' },
  telAreaCode: { says: 'suuntanumero' },
  telExtension: { says: 'alanumero' },
  telLocalPrefix: gap<'A number has no parts of its own behind the area code.'>(),
  telLocalSuffix: gap<'A number has no parts of its own behind the area code.'>(),
  tel: {
    says: `puhelin | puhelinnumero | matkapuhelin | kännykkä | puhelinnumerosi | matkapuhelinnumero | puh | puh nro
      | gsm | kännykkänumero`,
    named: 'puhelin | puhelinnumero | matkapuhelin | puh',
  },
  photoFile: { says: 'kuva | valokuva | profiilikuva | kasvokuva | kuva sinusta', named: 'kuva | valokuva' },
  resumeFile: { says: 'ansioluettelo | cv | curriculum vitae | cv:si', named: 'cv | ansioluettelo' },
  coverLetterFile: {
    says: 'hakemuskirje | saatekirje | motivaatiokirje | työhakemus | vapaamuotoinen hakemus',
    named: 'hakemuskirje | saatekirje',
  },
  employerContact: 'yritys | yrityksen | yrityksesi | työnantaja | työnantajan | toimisto',
  workContact: 'työ | työpuhelin | työsähköposti | töihin | työpaikan',
  secondaryContact: 'vaihtoehtoinen | toissijainen | toinen | muu | lisä | vara | faksi',
  ownContact: 'oma | omat | henkilökohtainen | yksityinen | koti | kotiin | työaika | toimistoaika',
  phoneKinds: 'lanka | kiinteä | päivä | ilta | puhelin | numero',
  linkedinPage: { says: 'linkedin-profiili | linkki linkedin-profiiliin' },
  githubPage: { says: 'github-profiili' },
  gitlabPage: { says: 'gitlab-profiili' },
  usernameGitlab: { says: 'gitlab-käyttäjätunnus' },
  twitterPage: { says: 'twitter-profiili | x-profiili' },
  facebookPage: { says: 'facebook-profiili' },
  portfolioPage: { says: 'portfolio | linkki portfolioon | työnäytteet', named: 'portfolio' },
  websitePage: {
    says: `verkkosivu | kotisivu | kotisivut | verkkosivusto | verkkosivut | oma verkkosivu | nettisivu | nettisivut
      | blogi`,
    named: 'verkkosivu | kotisivu',
  },
  otherPage: { says: 'muu linkki | muut linkit | muu verkkosivu | lisälinkit' },
} satisfies Covered<Contact>;
