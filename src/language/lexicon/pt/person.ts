import { type Covered, gap } from '../topics/concept-phrases';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'data de nascimento | nascido em | nascida em | aniversário' },
  sex: { says: 'sexo | gênero | género' },
  nationality: { says: 'nacionalidade | cidadania' },
  organization: {
    says: 'empresa | nome da empresa | organização | razão social | empresa atual | entidade empregadora | entidade empregadora atual',
    alone: 'empregador | último empregador | última empresa',
    named: 'empresa',
  },
  organizationTitle: { says: 'cargo atual | cargo | posição atual | função atual' },
  pronouns: { says: 'pronomes' },
  language: { alone: 'idioma | língua' },
  givenName: { says: 'primeiro nome | nome próprio' },
  familyName: { says: 'sobrenome | apelido | último nome | apelidos', named: 'sobrenome' },
  birthName: {
    says: 'nome de solteira | nome de solteiro | apelido de solteira | sobrenome de solteira | nome de nascimento | apelido de nascimento | sobrenome de nascimento | nome anterior | nomes anteriores | sobrenome anterior | apelido anterior',
  },
  additionalName: { says: 'nome do meio | segundo nome' },
  nameInfix: { says: 'partícula' },
  honorificPrefix: { says: 'forma de tratamento', alone: 'título | tratamento' },
  academicTitle: 'título | título académico | título acadêmico',
  honorificSuffix: { says: 'sufixo' },
  nickname: { says: 'apelido preferido | nome social | nome preferido' },
  name: {
    says: `nome completo | nome e sobrenome | nome e apelido | seu nome | nome do candidato | nome da candidata
      | como se chama | qual é o seu nome`,
    alone: 'nome',
    namedWhole: 'nome',
  },
  phoneticName: gap<'Names are written as they sound.'>(),
  nameParticles: 'de | da | do | das | dos | e',
} satisfies Covered<Person>;
