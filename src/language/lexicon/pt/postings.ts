import { type Covered, gap } from '../topics/concept-phrases';
import type { Postings } from '../topics/postings';

export const postings = {
  behindTitle: gap<'announced before the title'>(),
  municipality: { first: 'câmara municipal de | município de | prefeitura de | prefeitura municipal de' },
  calling: {
    first: `procuramos | procura-se | buscamos | vaga | vaga de | oferta de emprego | estamos à procura de
      | precisa-se de | precisa-se | contrata-se | estamos contratando | vaga para`,
    last: `para nossa equipe | para a nossa equipa`,
  },
  beforeSought: `um | uma | um(a) | um/uma`,
  describedAs: {
    first: `é uma | é um | somos uma | é a`,
    says: `empresa | companhia | agência | organização | startup | clínica | consultoria | escola | fabricante`,
  },
  our: 'nosso | nossa | o nosso | a nossa',
  beforeLabel: 'o | a | seu | sua | teu | tua | nosso | nossa',
  beforeTitle: 'cargo de | vaga de | função de | posto de trabalho de',
  title: {
    alone: 'vaga | título da vaga | cargo | função | título do cargo',
    named: 'titulo',
  },
  company: {
    alone: `companhia | empregador | nome da empresa | entidade | empresa | instituição | organismo | organização | empregadora | razão social | órgão | anunciante | empresa contratante | entidade empregadora | empresa/organização | órgão público | entidade contratante | serviço/entidade`,
    named: 'empresa',
    url: 'empresa | empresas',
  },
  place: {
    alone: `onde | localização | local | local de trabalho | cidade | localidade | localidades | município | locais de trabalho | concelho | cidade/estado | local da vaga | local de prestação | local de exercício | localizações | cidades | locais | municípios | província`,
    named: 'localizacao | localidade',
  },
  town: gap<'forms ask for it in the same words'>(),
  pay: {
    alone: 'salário | remuneração | faixa salarial | vencimento',
    named: 'salario',
  },
  posted: {
    alone: `publicado em | data de publicação | publicada em | publicado | publicada | data da publicação | anunciada em | data | data de anúncio | publicação | anunciado em | data de início`,
    named: 'data | publicado',
  },
  employment: {
    alone:
      'tipo de vaga | regime | contrato | tipo de emprego | regime de contratação | carga horária | tipo de contrato | tipo de contratação | modelo de contratação | vínculo',
    named: 'contrato',
  },
  otherFact: `área | áreas | departamento | departamentos | setor | experiência | escolaridade | código da vaga | data limite | data limite de candidatura
    | prazo de candidatura | prazo de inscrição | inscrições até | candidaturas até | data de encerramento`,
  descriptionHeading: {
    alone: 'descrição | responsabilidades',
    says: 'descrição da vaga | descrição da função | sobre a vaga',
  },
  otherContent: {
    first: `perguntas frequentes | dúvidas frequentes | vagas,empregos,ofertas,outras vagas,outras ofertas,outros empregos,mais vagas,mais ofertas,mais empregos … semelhantes,
      similares,relacionadas,desta empresa,da empresa`,
    alone: 'alertas de emprego | alerta de vagas',
  },
  call: 'oferta | emprego | vaga | aviso | abertura | procedimento | concursal | seletivo | edital | processo',
  details: 'detalhe | detalhes | oportunidade | oferta | anúncio',
  seeking: 'procura | recruta | contrata | está a recrutar | está contratando | admite',
  closed: `não aceita mais candidaturas | não está aceitando mais candidaturas
    | vaga,oferta … encerrada,expirada,expirado,não está mais disponível,preenchida`,
  closedOnes:
    'vagas,ofertas,oportunidades,concursos,processos … encerradas,encerrados,fechadas,preenchidas,expiradas,anteriores,arquivadas,concluídos',
  promoted: 'promovida | promovido | em destaque | patrocinado',
  atCompany: gap<'the word is one for places as well'>(),
  connectors: {
    alone: 'em | na | no | da',
  },
  applyEasily: 'candidatura simplificada | candidatura simples | candidatura rápida',
  applyElsewhere: 'site da empresa | site externo | site do empregador | página da empresa',
  legalForms: {
    says: 'Lda | Lda. | Ltda | Ltda. | Unipessoal | Eireli',
  },
  legalJoint: gap<'no word joins its legal forms'>(),
  companyNameParts: 'grupo | universidade | hospital',
  logo: 'logo | logotipo | logótipo | logo da | logo do | logotipo da | logótipo da',
  pictureKinds: 'cabeçalho | imagem | foto | brasão | ícone | capa',
  unnamed: 'confidencial | empresa confidencial | empresa anônima | anônima | anónima | empresa anónima',
  forClient:
    'nosso cliente | para nosso cliente | para o nosso cliente | para um dos nossos clientes | empresa cliente',
  weSeek:
    'precisamos de | procuramos | buscamos | contratamos | estamos contratando | estamos à procura de | recrutamos | admitimos',
} satisfies Covered<Postings>;
