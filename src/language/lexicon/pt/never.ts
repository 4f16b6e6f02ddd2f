import type { Covered } from '../topics/concept-phrases';
import type { Never } from '../topics/never';

export const never = {
  agreeing: `aceito | aceita | aceitas | aceitar | concordo | concorda | concordas | concordar | de acordo | consinto | consente | autorizo
    | autoriza | dou o meu consentimento | consentimento`,
  honeypot: {
    says: `deixe em branco | deixe este campo | não preencha | não preencher | deixar em branco | este campo deve ficar vazio`,
  },
  captcha: {
    says: `digite os caracteres | introduza os caracteres | não sou um robô | código da imagem | pergunta de segurança`,
  },
  secret: {
    says: `senha | palavra-passe | código de verificação | confirmar senha | código de uso único | confirme a senha | código que enviamos | código que te enviamos | código enviado | código recebido`,
    named: 'senha',
  },
  identityNumber: {
    says: `cpf | número do cpf | número do passaporte | número de identificação | cartão de cidadão | cartão do cidadão
    | bilhete de identidade | rg | número do rg | carteira de identidade | número de identificação fiscal | nif
    | número de contribuinte | pis | cnh | número da segurança social`,
    named: 'cpf | nif | rg',
  },
  attestation: {
    says: `declaro | certifico | informações são verdadeiras | atesto | sob as penas da lei | sob compromisso de honra | veracidade
    | verdadeiras e completas | sem ajuda de ia`,
  },
  signature: {
    says: `assinatura | assinatura eletrônica | assinatura eletrónica | assinatura digital | assine aqui | iniciais | rubrica`,
    named: 'assinatura',
  },
  consentToFuture: {
    says: `oportunidades futuras | futuras oportunidades | futuras vagas | vagas futuras | banco de talentos | outras vagas
    | outras oportunidades | futuros processos`,
  },
  marketing: {
    says: `newsletter | ofertas | comunicações comerciais | boletim | receber novidades | alertas de emprego | alertas de vagas
    | comunicações de marketing | marketing | receber e-mails`,
  },
  consent: {
    says: `aceito | concordo | li e | política de privacidade | termos e condições | dados pessoais | lgpd | rgpd | consentimento
    | termos de uso | termos de serviço | proteção de dados | tratamento dos meus dados | tratamento de dados
    | autorizo o tratamento`,
  },
  cookie: { says: 'cookies | estritamente necessários' },
  payment: {
    says: `número do cartão | cartão de crédito | cartão de débito | nome no cartão | titular do cartão | data de validade
    | código de segurança | validade | nome impresso no cartão | conta bancária | número da conta | agência bancária
    | titular da conta | nib`,
  },
  bindingWords: `assinatura | assinar | assino | assine | rubrica | vinculativo | vinculativa | juridicamente vinculativo | certifico | aceito
    | aceitação | declaração | declaro | sob compromisso de honra`,
} satisfies Covered<Never>;
