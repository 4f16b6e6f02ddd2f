import { plainText } from '@/language/fold/plain-letters';

/**
 * Stems of words for sending, applying and ending ("sends", "sendet", "submitted"). For sentences and statuses; names of controls and
 * addresses use `step-words` and `send-words`.
 */
const sending = [
  'send(?:s|ing)? |sent |submi|resubmi|dispatch|transmit|deliver(?:s|ed|y)? |lodg|hand(?:s|ed)? in|forward(?:s|ed)? |appl(?:y|ies|ied|ication) (?:is|will|sent)|applied |apply now',
  'send(?:et|en|est|e) |gesendet|senden|abzusenden|absend|versend|abschick|abgeschickt|verschick|reich(?:en|st) |einreich|eingereicht|ubermittel|abgeben|abgegeben|bewirbst|beworben',
  'envoi|envoy|soumet|soumis|soumission|transmet|transmis|depos(?:e|er|ez|ee) |postule',
  'envi(?:a|ar|as|e|es|o|an|amos|ado|ada|ando|aremos|ara|aras|emos|em|amos) |remit|mand(?:a|ar|as|amos|ato) |postul|inscrib|inscrit',
  'invi(?:a|are|ato|ata|amo|erai|era|i|o) |inoltr|trasmet|trasmess|candider',
  'verstu|verzend|verzond|indien|ingediend|insturen|inzend|sollicite',
  'submet|candidat(?:a|ar|ou)',
  'odesl|odesil|odoslat|odosiel|posl(?:at|ete|ali)|podan|podat',
  'wysl|wysyl|przesl|przesyl|zloz|sklad(?:asz|am)|aplikuj',
  'skick|sand(?:er|s|as)? |send(?:er|es|t) |innsend|indsend|ansok|ansog|lahet',
  'kuld|bekuld|elkuld|trimit|depune|gonder|basvur|salji|poslat|prijav|izprat|iesnie|pateik|siunc|saad|esita|kirim|mengirim|ajukan|gui |nop |enviar|presenta',
  'отправ|послат|подат|подач|відправ|надішл|надсил|надісл|изпрат|пошал|поднес|υποβ|αποστ|στελν|στειλ|καταθε',
].join('|');
const unspaced =
  '送信|提出|応募|送る|送り|発送|发送|提交|送出|投递|遞交|递交|發送|申请|申請|제출|전송|보내|보냅|지원서|ส่ง|ยื่น|إرسال|ارسال|أرسل|ترسل|تقديم|שלח|הגש|भेज|जमा|ارسال|جمع';

const agreeing = [
  'agree|accept|consent|certif|acknowledg|sign(?:s|ed|ing)? |declar|authori|i confirm',
  'zustimm|stimm(?:e|en|st|t) |einverstanden|akzeptier|einwillig|willig|bestatig|unterschreib|erklar',
  'accord|acepta|accett|acconsent|aceit|concord|akkoord|instem|aanvaard|souhlas|suhlas|zgadz|zgod|akcept|godkan|godkend|godkjen|samtyck|samtykk|hyvaks|elfogad|hozzajarul|kabul|onayl|sutink|noustu|piekrit|prihvac|slaze|dong y|setuju',
  'соглас|согласн|принима|погодж|приймає|съглас|прихват|σύμφων|συμφων|αποδεχ|συναιν',
].join('|');
const unspacedAgreeing = '同意|承諾|承诺|同意します|동의|수락|ยอมรับ|ยินยอม|أوافق|موافق|توافق|מסכים|सहमत';

const stems = (spaced: string, anywhere: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${plainText(spaced)})|${plainText(anywhere)}`, 'u');
const isSending = stems(sending, unspaced);
const isAgreeing = stems(agreeing, unspacedAgreeing);

/** Prepared for stem search: folded, a space after each word. */
const stemText = (text: string): string => `${plainText(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;

export const mentionsSending = (text: string): boolean => isSending.test(stemText(text));

export const mentionsAgreeing = (text: string): boolean => isAgreeing.test(stemText(text));
