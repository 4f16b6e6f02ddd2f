import { comparableText } from '@/language/fold/comparable-text';

/** Labels of controls that begin an application: en, de, fr, es, it, nl, pt, cs, pl, sv/da/no, fi. */
const apply =
  /^(?:(?:easy|quick|1-click|one-click|instant|fast) apply|apply|i'm interested|start (?:your )?application|submit (?:your )?application)\b|^(?:(?:jetzt|hier|online|direkt|einfach|schnell|initiativ)\s)*(?:bewerben|bewirb dich|zur bewerbung|zum bewerbungsformular)|^(?:einfach bewerben|schnellbewerbung|online-bewerbung)|^(?:je )?(?:postule[rz]?|candidature simplifiée|candidater|déposer (?:ma|votre) candidature|envoyer (?:ma|votre) candidature|répondre à l'offre)|^(?:solicit(?:ar|ud)|inscribir(?:me|se)|inscríbete|postular(?:me|se)?|aplicar|enviar candidatura|presentar candidatura)|^(?:candidati|candidatura|invia (?:la tua )?candidatura|invia cv)|^(?:(?:direct|nu|eenvoudig|online|makkelijk)\s)*sollicite(?:er|ren)|^(?:candidatar|candidate-se|candidatura|inscrever-se|aplicar)|^(?:odpovědět|reagovat na|mám zájem|poslat (?:životopis|cv|přihlášku)|přihlásit se na pozici|chci tuto práci|snadn[éá] (?:žádost|odpověď|přihláška))|^(?:aplikuj|szybka aplikacja|wyślij (?:cv|aplikację))|^(?:ansök|sök (?:jobbet|tjänsten)|enkel ansökan|søg (?:jobbet|stillingen|nu)|ansøg|søk (?:på|her)|enkel søknad|hae)\b/;

/** Whether these words label a control that begins an application ("Apply now", "Jetzt bewerben"). */
export function saysApply(text: string): boolean {
  return text.length <= 160 && apply.test(comparableText(text));
}

/** Path segments that lead to a form: the word alone, or with a number or name before or after it. */
const applicationStep =
  /^(?:apply|apply-now|application|job-application|bewerben|bewerbung|postuler|candidature|candidater|inscripcion|inscribirse|postular|postulacion|candidatura|candidati|candidatar|solliciteren|sollicitatie|aplikuj|aplikacja|odpovedet|ansok|ansokan|ansog|soknad)$/;

/** Whether this path leads to an application form ("/jobs/42/apply", "/inscripcion/42"). */
export function isApplicationPath(path: string): boolean {
  return path
    .split('/')
    .slice(-3)
    .some((step) => applicationStep.test(step.toLowerCase()));
}
