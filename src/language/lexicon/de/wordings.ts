import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'nicht | nie | niemals | kein* | ohne | weder',
  upperBound: 'unter | jünger | weniger | höchstens | maximal',
  employer: `uns | unser* | hier | diese firma | dieser firma | diese stelle | dieser stelle | diese position | dieser position
    | diese rolle | dieser rolle | diesem unternehmen | dieses unternehmen`,
  jobCountry: 'dies* land | das land | dem land | im land',
  description: 'beschreib* | erläuter* | erklär* | schilder* | warum | weshalb | wieso',
  fillers: `der | die | das | den | dem | des | ein | eine | einen | einem | einer | und | oder | ist | sind | bin | sie | ihr | ihre
    | ihren | ihrem | ihrer | ihnen | du | dein | deine | deinen | wir | uns | unser | unsere | unserem | unserer | bei | im | in
    | am | an | auf | für | zu | zum | zur | von | vom | mit | bitte | wählen | angeben | geben | nennen | beschreiben | welche
    | welcher | welches | was | wie | viel | viele | wann | wo | ob | haben | hast | hat | können | konnten | würden | wurde
    | werden | wird | wirst | möglich | stelle | position | unternehmen | firma | hoch
    | lang | lange`,
} satisfies Covered<Wordings>;
