import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'nie | nigdy | bez | żaden | żadna | żadnego | żadnej',
  upperBound: 'mniej | młodszy | młodsza | poniżej | maksymalnie | najwyżej',
  employer: `u nas | dla nas | o nas | do nas | nam | nami | nasz* | tutaj | tej firmie | ta firma | to stanowisko | tym stanowisku`,
  jobCountry: 'tym kraju | ten kraj | tego kraju | danym kraju | kraju pracy',
  description: 'opisz* | opisać | wyjaśni* | dlaczego',
  fillers: `i | lub | oraz | jest | są | jesteś | pan | pani | państwo | państwa | twój | twoja | twoje | my | nas | nasz | nasza | w | we
    | na | za | do | od | dla | z | ze | się | o | proszę | podaj | wybierz | wskaż | jaki | jaka | jakie | który | która | które
    | ile | kiedy | gdzie | czy | masz | ma | możesz | może | stanowisko | stanowisku | firma | firmie`,
} satisfies Covered<Wordings>;
