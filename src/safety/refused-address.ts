import type { RefusalCode } from '@/domain/refusal-code';
import { isSameSite, parseWebAddress } from '@/domain/web-address';

/** Parts of a path that lead to signing in or up, to an application, or to a deed, whatever the link is called. */
const refusedParts: readonly [RefusalCode, RegExp][] = [
  [
    'sign-in',
    /^(?:(?:user|account|users|accounts|member|uas)?[-_]?(?:log-?in|sign-?in|log-?out|sign-?out)|anmelden|einloggen|connexion|iniciar-sesion|accedi|inloggen|prihlaseni|logowanie|sso|oauth2?)$/,
  ],
  [
    'sign-up',
    /^(?:(?:user|account|users)?[-_]?(?:sign-?up|register|registration|create-account)|registrieren|registrierung|inscription|registro|registrazione|registreren|cadastro|registrace|rejestracja)$/,
  ],
  [
    'apply',
    /^(?:apply|apply-now|easy-apply|bewerben|bewerbung|online-bewerbung|postuler|candidature|candidatura|solliciteren|aplikuj)$/,
  ],
  ['follow', /^(?:(?:un)?subscribe|(?:un)?follow|abmeldung|abbestellen|desabonner|desinscription)$/],
  ['delete', /^(?:delete|remove|withdraw|deactivate|(?:delete|close)[-_]?account|loeschen|supprimer)$/],
  ['save', /^(?:save|bookmark|save[-_]?job|merken)$/],
  ['purchase', /^(?:checkout|cart|basket|warenkorb|kasse)$/],
];

/**
 * Why an exploration does not follow a link: it leaves the site (another host, or another port), is no address of the web
 * (mail, telephone), or its path says where it leads. Null for an element that is no link and for links that run a script.
 */
export function refusedByAddress(address: string | null, siteUrl: string): RefusalCode | null {
  if (address === null || /^javascript:/i.test(address)) return null;
  const url = parseWebAddress(address);
  if (!url || !isOnSite(url, siteUrl)) return 'leaves-site';
  return refusedByPath(url.pathname);
}

/** What a path says that is to be refused; null for any other. */
export function refusedByPath(path: string): RefusalCode | null {
  const parts = path
    .toLowerCase()
    .replace(/\.\w{2,5}$/, '')
    .split('/');
  return refusedParts.find(([, pattern]) => parts.some((part) => pattern.test(part)))?.[0] ?? null;
}

/** Hosts of one site may differ in their first labels; numbers have no such labels. */
export function isOnSite(url: URL, siteUrl: string): boolean {
  const site = parseWebAddress(siteUrl);
  if (!site) return false;
  if (url.hostname === site.hostname) return url.port === site.port;
  return !/^[\d.]+$|^\[/.test(url.hostname) && isSameSite(url.hostname, site.hostname);
}
