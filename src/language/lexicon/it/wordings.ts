import type { Covered } from '../topics/concept-phrases';
import type { Wordings } from '../topics/wordings';

export const wordings = {
  negation: 'non | senza | nessun*',
  upperBound: 'meno | più giovane | massimo | inferiore',
  employer: `noi | nostr* | qui da noi | lavorato qui | lavorare qui | lavora qui | lavoro qui | questa azienda | questa posizione`,
  jobCountry: 'questo paese | nel paese | del paese',
  description: 'descriv* | spiega* | perché',
  fillers: `il | lo | la | i | gli | le | un | uno | una | e | o | sei | siete | lei | suo | sua | tuo | tua | noi | nostro | nostra | in
    | per | con | di | da | del | della | al | alla | prego | indicare | selezionare | scegliere | quale | quali | che | quanto
    | quanti | quando | dove | se | ha | hai | puoi | posizione | azienda`,
} satisfies Covered<Wordings>;
