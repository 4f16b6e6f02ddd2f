import type { Covered } from '../topics/concept';
import type { Never } from '../topics/never';

export const never = {
  agreeing: 'aceito | aceita | aceitar | concordo | concorda | concordar | consinto | autorizo',
  honeypot: { says: 'deixe em branco | deixe este campo | não preencha | não preencher' },
  captcha: { says: 'digite os caracteres' },
  secret: { says: 'senha | palavra-passe | código de verificação' },
  identityNumber: {
    says: 'cpf | número do passaporte | número de identificação | cartão de cidadão | bilhete de identidade | rg',
    named: 'cpf',
  },
  attestation: { says: 'declaro | certifico | informações são verdadeiras | atesto' },
  signature: { says: 'assinatura' },
  consentToFuture: { says: 'oportunidades futuras | futuras vagas | banco de talentos | outras vagas' },
  marketing: { says: 'newsletter | ofertas | comunicações comerciais | boletim | receber novidades' },
  consent: {
    says: `aceito | concordo | li e | política de privacidade | termos e condições | dados pessoais | lgpd | rgpd | consentimento
      | termos de uso`,
  },
  cookie: { says: 'cookies | estritamente necessários' },
  payment: {
    says: `número do cartão | cartão de crédito | nome no cartão | titular do cartão | data de validade | código de segurança | validade
      | nome impresso no cartão`,
  },
  bindingWords: `assinatura | assinar | assino | vinculativo | vinculativa | certifico | aceito | aceitação | declaração | declaro`,
} satisfies Covered<Never>;
