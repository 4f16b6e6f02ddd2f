import { foldLabel } from '@/language/fold/fold-field-text';
import { type Phrases, phraseFinder, unspacedPattern } from '@/language/match/phrases';

/** What makes a typed name a signature, anywhere around the question. */
const binding: Phrases = {
  en: 'signature | sign here | to sign | sign below | sign this | sign the | signing | signed by | e sign | legally binding | binding | certify | certification | acceptance | by typing | by entering | under penalty | attest | attestation | i agree | you agree | i accept | you accept | declaration | bind yourself | bind myself | binds me',
  de: 'unterschrift | unterschreiben | unterschreibe | unterzeichnen | rechtsverbindlich | verbindlich | rechtlich bindend | versichere | hiermit bestätige | einverständnis | einwilligung | erklärung',
  fr: 'signature | signer | signez | signé | engagement | certifie | lu et approuvé | bon pour accord | acceptation | attestation | déclaration',
  es: 'firma | firmar | firmo | vinculante | certifico | acepto | aceptación | declaración | declaro',
  it: 'firma | firmare | firmo | vincolante | certifico | accetto | accettazione | dichiarazione | dichiaro',
  nl: 'handtekening | ondertekenen | onderteken | ondertekening | bindend | verklaar | verklaring | akkoord',
  pt: 'assinatura | assinar | assino | vinculativo | vinculativa | certifico | aceito | aceitação | declaração | declaro',
  cs: 'podpis | podepsat | podepisuji | závazný | závazně | závazné | souhlasím | prohlášení | prohlašuji',
  pl: 'podpis | podpisać | podpisuję | wiążący | wiążące | oświadczam | oświadczenie | akceptuję',
  others:
    'underskrift | namnteckning | signatur | allekirjoitus | aláírás | semnătura | semnătură | imza | υπογραφή | подпись | підпис | подпис | потпис | potpis | parašas | paraksts | allkiri | undirskrift | חתימה | chữ ký | tanda tangan | tandatangan | lagda | sahihi | हस्ताक्षर | স্বাক্ষর | امضا | دستخط | التوقيع | توقيع | ստորագրություն | ხელმოწერა | bindande | bindende | sitova | юридически обязывающ | kötelező érvényű | bağlayıcı',
};
const find = phraseFinder(binding);
const unspaced = unspacedPattern(
  '署名|電子署名|签名|簽名|签字|簽字|签署|簽署|서명|ลายมือชื่อ|ลายเซ็น|具有法律效力|法的拘束力|법적 구속력',
);

/** Whether any text around a question says that its answer signs or binds. */
export function asksForSignature(texts: readonly string[]): boolean {
  return texts.map(foldLabel).some((words) => find(words) !== null || words.search(unspaced) >= 0);
}
