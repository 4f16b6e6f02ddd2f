import { type Covered, gap } from '../topics/concept-phrases';
import type { Contact } from '../topics/contact';

export const contact = {
  accountName: 'usuário | nome de usuário | nome de utilizador',
  linkAddress: 'ligação | endereço',
  forLoggingIn: 'iniciar sessão | entrar | usuário ou | utilizador ou',
  personalFields: `correio eletrónico | telefone | telemóvel | celular | sobrenome | apelido | seu nome | usuário
    | senha | palavra-passe`,
  email: { says: 'endereço de e-mail | endereço de email | correio eletrónico | correio eletrônico | e-mail' },
  telCountryCode: { says: 'indicativo | código do país | indicativo do país | prefixo | ddi' },
  telAreaCode: { says: 'ddd | código de área', named: 'ddd | codigo area' },
  telExtension: { says: 'ramal' },
  telLocalPrefix: gap<'A number has no parts of its own behind the area code.'>(),
  telLocalSuffix: gap<'A number has no parts of its own behind the area code.'>(),
  tel: {
    says: `telefone | número de telefone | ddd e telefone | ddd e número | ddd e celular | telefone com ddd | celular com ddd | telemóvel | celular | número de telemóvel | número de celular
      | telefone celular`,
    named: 'tel | telefone | celular',
  },
  photoFile: { says: 'foto | fotografia' },
  resumeFile: { says: 'currículo | cv | curriculum', named: 'cv | curriculum | curriculum vitae' },
  coverLetterFile: { says: 'carta de apresentação | carta de motivação' },
  employerContact: `empresa | corporativo | corporativa | empregador | da empresa | do empregador | agência
    | empresarial`,
  workContact: 'trabalho | escritório | comercial | profissional',
  secondaryContact: `alternativo | alternativa | secundário | outro | segundo | adicional | secundária | outra
    | segunda | de recuperação`,
  ownContact: 'pessoal | particular | horário comercial | privado | de casa | residencial | horário de trabalho',
  phoneKinds: 'fixo | residencial | de casa | diurno | noturno | residência | telefone | número',
  linkedinPage: { says: 'perfil do linkedin | perfil no linkedin | link do linkedin' },
  githubPage: { says: 'perfil do github | perfil no github' },
  gitlabPage: { says: 'perfil do gitlab | perfil no gitlab' },
  usernameGitlab: { says: 'usuário do gitlab | nome de utilizador do gitlab' },
  twitterPage: { says: 'perfil do twitter | perfil no twitter' },
  facebookPage: { says: 'perfil do facebook | perfil no facebook' },
  portfolioPage: { says: 'portfólio | portefólio | link do portfólio', named: 'portfolio | portfolio link' },
  websitePage: { says: 'website | site pessoal | página web | seu site | link do site', alone: 'site' },
  otherPage: { says: 'outro link | outros links | outro site | outros sites' },
} satisfies Covered<Contact>;
