import type { ApplyType } from '@/domain/job/job-fields';

/** Applying on the board itself, as boards phrase it. */
const easyApply =
  /(?<!\p{L})(?:(?:easy|easily|quick|1[\s-]click|one[\s-]click|instant|fast) apply|apply (?:now )?with (?:linkedin|indeed)|einfach bewerben|schnellbewerbung|schnell bewerben|candidature (?:simplifiée|rapide|facile)|postuler (?:en un clic|facilement|rapidement)|solicitud (?:sencilla|rápida|simplificada)|inscripción rápida|candidatura (?:semplice|rapida|veloce|simplificada|simples)|eenvoudig solliciteren|makkelijk solliciteren|snel solliciteren|snadn[éá] (?:žádost|odpověď|přihláška)|rychlá odpověď|szybka aplikacja|aplikuj szybko|enkel ansökan|enkel søknad|nem ansøgning|einfache bewerbung|schnelle bewerbung|łatwe aplikowanie|snadné přihlášení|odpovědět jednoduše)(?!\p{L})/iu;
/** Applying on the company's own site. */
const external =
  /(?<!\p{L})(?:(?:on|via|at|to) (?:the |their )?(?:company|employer|external|partner|recruiter|advertiser)(?:['’]s)? (?:web ?)?(?:site|page)|company (?:web ?)?site|employer (?:web ?)?site|external (?:site|link|application)|(?:unternehmens|firmen|arbeitgeber|karriere)-?(?:web)?(?:seite|site)|(?:website|webseite|homepage|seite) des (?:unternehmens|arbeitgebers)|externe[rn]? (?:seite|website|bewerbung)|site (?:web )?d(?:e l['’]|u )(?:entreprise|employeur|recruteur)|site (?:entreprise|employeur|externe|du recruteur)|(?:sitio|página)(?: web)? (?:de la empresa|de la compañía|del empleador|extern[ao])|(?:web) de la empresa|sito (?:web )?(?:dell['’]azienda|aziendale|esterno|del datore)|(?:website|site|bedrijfssite) van (?:het bedrijf|de werkgever)|bedrijfs(?:web)?site|externe (?:site|website)|site da empresa|site externo|(?:stránk\p{L}+|web\p{L}*) (?:společnosti|zaměstnavatele|firmy)|stroni?e? (?:firmy|pracodawcy)|företagets (?:webbplats|hemsida)|(?:virksomhedens|bedriftens) (?:hjemmeside|nettsted))(?!\p{L})/iu;

/** Whether a text says that one applies on the board or elsewhere; null if neither. */
export function applyTypeOf(text: string): ApplyType | null {
  if (text.length > 200) return null;
  if (external.test(text)) return 'external';
  return easyApply.test(text) ? 'easy_apply' : null;
}
