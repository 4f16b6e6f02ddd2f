import { comparableText } from './comparable-text';
import type { ApplyType } from './job-fields';

/** What a control that begins an application says: en, de, fr, es, it, nl, pt, cs, pl, sv/da/no, fi. */
const apply =
  /^(?:(?:easy|quick|1-click|one-click|instant|fast) apply|apply|i'm interested|start (?:your )?application|submit (?:your )?application)\b|^(?:(?:jetzt|hier|online|direkt|einfach|schnell|initiativ)\s)*(?:bewerben|bewirb dich|zur bewerbung|zum bewerbungsformular)|^(?:einfach bewerben|schnellbewerbung|online-bewerbung)|^(?:je )?(?:postule[rz]?|candidature simplifiée|candidater|déposer (?:ma|votre) candidature|envoyer (?:ma|votre) candidature|répondre à l'offre)|^(?:solicit(?:ar|ud)|inscribir(?:me|se)|inscríbete|postular(?:me|se)?|aplicar|enviar candidatura|presentar candidatura)|^(?:candidati|candidatura|invia (?:la tua )?candidatura|invia cv)|^(?:(?:direct|nu|eenvoudig|online|makkelijk)\s)*sollicite(?:er|ren)|^(?:candidatar|candidate-se|candidatura|inscrever-se|aplicar)|^(?:odpovědět|reagovat na|mám zájem|poslat (?:životopis|cv|přihlášku)|přihlásit se na pozici|chci tuto práci|snadn[éá] (?:žádost|odpověď|přihláška))|^(?:aplikuj|szybka aplikacja|wyślij (?:cv|aplikację))|^(?:ansök|sök (?:jobbet|tjänsten)|enkel ansökan|søg (?:jobbet|stillingen|nu)|ansøg|søk (?:på|her)|enkel søknad|hae)\b/;

const easy =
  /\b(?:easy apply|quick apply|1-click apply|one-click apply|instant apply|fast apply)\b|einfach bewerben|schnellbewerbung|schnell bewerben|candidature (?:simplifiée|rapide|facile)|postuler (?:en un clic|facilement|rapidement)|solicitud (?:sencilla|rápida|simplificada)|inscripción rápida|candidatura (?:semplice|rapida|veloce|simplificada|simples)|eenvoudig solliciteren|makkelijk solliciteren|snel solliciteren|snadn[éá] (?:žádost|odpověď|přihláška)|rychlá odpověď|szybka aplikacja|aplikuj szybko|enkel ansökan|enkel søknad|nem ansøgning/;

const external =
  /\b(?:on|via|at|to) (?:the |their )?(?:company|employer|external|partner|recruiter|advertiser)(?:'s)? (?:web ?)?(?:site|page)|company (?:web ?)?site|employer (?:web ?)?site|external (?:site|link|application)|(?:unternehmens|firmen|arbeitgeber|karriere)-?(?:web)?(?:seite|site)|(?:website|webseite|homepage|seite) des (?:unternehmens|arbeitgebers)|externe[rn]? (?:seite|website|bewerbung)|site (?:web )?d(?:e l'|u )(?:entreprise|employeur|recruteur)|site (?:entreprise|employeur|externe|du recruteur)|(?:sitio|página)(?: web)? (?:de la empresa|de la compañía|del empleador|extern[ao])|(?:web) de la empresa|sito (?:web )?(?:dell'azienda|aziendale|esterno|del datore)|(?:website|site|bedrijfssite) van (?:het bedrijf|de werkgever)|bedrijfs(?:web)?site|externe (?:site|website)|site da empresa|site externo|(?:stránk\p{L}+|web\p{L}*) (?:společnosti|zaměstnavatele|firmy)|stroni?e? (?:firmy|pracodawcy)|företagets (?:webbplats|hemsida)|(?:virksomhedens|bedriftens) (?:hjemmeside|nettsted)/u;

/** True for the words of a control that begins an application ("Apply now", "Jetzt bewerben"). */
export function saysApply(text: string): boolean {
  return text.length <= 160 && apply.test(comparableText(text));
}

/** What the words of an apply control say of how one applies; unknown where they do not. */
export function applyTypeOfWords(text: string): ApplyType {
  const comparable = comparableText(text);
  if (external.test(comparable)) return 'external';
  return easy.test(comparable) ? 'easy_apply' : 'unknown';
}
