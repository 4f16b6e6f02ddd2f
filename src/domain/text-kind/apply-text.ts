import type { ApplyType } from '../job-fields';

/** Applying on the board itself, in the words of the boards. */
const easyApply =
  /(?<!\p{L})(?:easy apply|easily apply|quick apply|one[\s-]click apply|apply (?:now )?with (?:linkedin|indeed)|einfach bewerben|schnellbewerbung|einfache bewerbung|schnelle bewerbung|candidature simplifiée|postuler facilement|solicitud sencilla|solicitud simplificada|candidatura simplificada|candidatura semplice|eenvoudig solliciteren|łatwe aplikowanie|aplikuj szybko|snadné přihlášení|odpovědět jednoduše|enkel ansökan|nem ansøgning)(?!\p{L})/iu;
const external =
  /(?<!\p{L})(?:apply (?:on|at|via) (?:the )?(?:company|employer)\p{L}*(?:['’]s)? (?:web)?site|company site|auf (?:der )?unternehmens(?:web)?site|site de l['’]entreprise|sitio web de la empresa|sito web dell['’]azienda|site da empresa)(?!\p{L})/iu;

/** Whether a text says that one applies on the board, or elsewhere; null where it says neither. */
export function applyTypeOf(text: string): ApplyType | null {
  if (text.length > 200) return null;
  if (easyApply.test(text)) return 'easy_apply';
  return external.test(text) ? 'external' : null;
}
