import type { Covered } from '../topics/concept';
import type { Person } from '../topics/person';

export const person = {
  birthday: { says: 'data de nascimento' },
  sex: { says: 'sexo | gênero | género' },
  nationality: { says: 'nacionalidade | cidadania' },
  organization: { says: 'empresa | nome da empresa | organização | razão social | empresa atual', named: 'empresa' },
  organizationTitle: { says: 'cargo atual | cargo' },
  pronouns: { says: 'pronomes' },
  language: { alone: 'idioma | língua' },
  givenName: { says: 'primeiro nome | nome próprio' },
  familyName: { says: 'sobrenome | apelido | último nome | apelidos' },
  additionalName: { says: 'nome do meio | segundo nome' },
  nameInfix: { says: 'partícula' },
  honorificPrefix: { says: 'forma de tratamento', alone: 'título | tratamento' },
  honorificSuffix: { says: 'sufixo' },
  nickname: { says: 'apelido preferido | nome social | nome preferido' },
  name: { says: 'nome completo | nome e sobrenome | nome e apelido | seu nome', alone: 'nome', namedWhole: 'nome' },
} satisfies Covered<Person>;
