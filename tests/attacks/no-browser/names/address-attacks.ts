import type { RefusalCode } from '@/domain/page/refusal-code';
import { forbiddenActionOfUrl } from '@/safety/addresses/forbidden-action-of-url';
import { refusalByUrl } from '@/safety/addresses/refused-url';
import type { PlainAttack } from '../../attack';

/** Steps that lead to an action, by action, parted by `|`, in the ways programs of many languages write them. */
const steps: Readonly<Record<string, string>> = {
  apply: `apply | applyNow | ApplyNow | apply_now | quickApply | oneClickApply | easy-apply | job-apply | submitApplication | bewerben | postuler | postular
    | candidatura | solliciteren | aplikuj | odpovedet | ansok | soeg-nu | hakemus | basvur | express-interest`,
  'sign-in':
    'login | signin | sign_in | LogOn | SignIn | anmelden | connexion | iniciar-sesion | inloggen | prihlasit | zaloguj | logga-in | kirjaudu',
  'sign-out':
    'logout | sign_out | LogOff | signOut | log-out | abmelden | deconnexion | cerrar-sesion | uitloggen | odhlasit | wyloguj | logga-ut | kirjaudu-ulos',
  'sign-up':
    'signup | sign_up | register | createAccount | registrieren | inscription | registrarse | registrazione | registrace | rejestracja',
  password:
    'reset-password | resetPassword | password_reset | forgot-password | passwort-vergessen | mot-de-passe-oublie | zapomenute-heslo',
  delete:
    'delete | destroy | deleteAccount | remove_job | withdraw | withdrawApplication | loeschen | supprimer | eliminar | elimina | verwijderen | smazat | usun | radera | slet | poista',
  follow:
    'follow | subscribe | unsubscribe | createJobAlert | abbestellen | desabonner | desuscribirse | uitschrijven | odhlasit-odber | wypisz-sie | avprenumerera',
  save: 'save | saveJob | save_job | bookmark | merken | sauvegarder | guardar | salva | opslaan | ulozit | zapisz | spara | tallenna',
  buy: 'buy | buyNow | checkout | add_to_cart | payNow | kaufen | acheter | comprar | acquista | kopen | koupit | kup',
  confirm:
    'confirm | acceptOffer | accept | approve | bestaetigen | confirmer | aceptar | conferma | bevestigen | potvrdit | zaakceptuj',
  send: 'submit | send | sendMessage | report-job | refer-friend | absenden | envoyer | enviar | invia | versturen | odeslat | wyslij | skicka | laheta',
};

const percent = (text: string): string =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

/** Ways to write an address that a server takes for the same. `site` ends without a slash. */
const encodings: Readonly<Record<string, (site: string, step: string) => string[]>> = {
  plain: (site, step) => [`${site}/${step}`, `${site}/jobs/12/${step}/`, `${site}/${step}/12`],
  case: (site, step) => [
    `${site}/${step.toUpperCase()}`,
    `${site}/Jobs/${step.charAt(0).toUpperCase()}${step.slice(1)}`,
  ],
  percent: (site, step) => [
    `${site}/${percent(step)}`,
    `${site}/${percent(step.charAt(0))}${step.slice(1)}`,
    `${site}/${percent(percent(step.charAt(0)))}${step.slice(1)}`,
    `${site}/jobs%2F${step}`,
  ],
  slashes: (site, step) => [
    `${site}//${step}`,
    `${site}/x/../${step}`,
    `${site}/./${step}`,
    `${site}/x/%2e%2e/${step}`,
    `${site}\\${step}`,
  ],
  parameters: (site, step) => [`${site}/${step};jsessionid=1`, `${site}/jobs;do=${step}`, `${site}/${step}?x=1#y`],
  endings: (site, step) => [
    `${site}/${step}.php`,
    `${site}/${step}.aspx`,
    `${site}/${step}.do`,
    `${site}/${step}.html`,
  ],
  query: (site, step) =>
    ['action', 'do', 'op', 'cmd', 'method', 'task', 'event', 'act', 'mode', 'intent', '_method', 'a'].flatMap((key) => [
      `${site}/jobs?${key}=${step}`,
      `${site}/jobs?id=1&${key}=${percent(step)}`,
    ]),
  key: (site, step) =>
    /easy|quick|oneclick/i.test(step) ? [] : [`${site}/jobs?${step}`, `${site}/jobs?id=1&${step}=1`],
  route: (site, step) => [`${site}/#/${step}`, `${site}/#!/jobs/12/${step}`, `${site}/#/jobs?do=${step}`],
  redirect: (site, step) => [`${site}/go?to=/${step}`, `${site}/out?url=${encodeURIComponent(`${site}/${step}`)}`],
  wide: (site, step) => [
    `${site}/${encodeURIComponent([...step].map((one) => (/[a-z]/.test(one) ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one)).join(''))}`,
  ],
  script: (_, step) => [
    `javascript:${step.replace(/\W/g, '_')}()`,
    `java\nscript:${step.replace(/\W/g, '_')}(7)`,
    `javascript:run('${step}')`,
  ],
};

const site = 'https://jobs.example.com';
const listOf = (action: string): string[] => (steps[action] ?? '').split('|').map((step) => step.trim());

function passing(action: string, encoding: string): string[] {
  const addresses = listOf(action).flatMap((step) => encodings[encoding]?.(site, step) ?? []);
  return addresses.filter(
    (address) => forbiddenActionOfUrl(address) === null || refusalByUrl(address, `${site}/`) === null,
  );
}

/** Code that acts, and what is no page of a site. */
const otherAddresses: Readonly<Record<string, { code: RefusalCode | null; addresses: readonly string[] }>> = {
  code: {
    code: 'send',
    addresses: [
      'javascript:document.forms[0].submit()',
      "javascript:fetch('/apply',{method:'POST'})",
      "JaVaScRiPt:location='/x'",
      "javascript:window['sub'+'mit']()",
      "javascript:eval(atob('YXBwbHkoKQ=='))",
      'javascript:%64ocument.forms[0].submit()',
      ' javascript:document.querySelector("form").requestSubmit()',
      'javascript://%0adocument.forms[0].submit()',
      'javascript:void(document.forms[0].submit())',
      'javascript:open(1);send(2)',
    ],
  },
  schemes: {
    code: 'leaves-site',
    addresses: [
      'data:text/html,<form>',
      'blob:https://jobs.example.com/1',
      'file:///etc/hosts',
      'view-source:https://jobs.example.com/',
      'mailto:a@b.example',
      'tel:+1',
      'filesystem:https://jobs.example.com/x',
      'chrome://settings',
      'about:blank',
    ],
  },
};

/** Links that lead to an action under a harmless name. */
export const addressNameAttacks: readonly PlainAttack[] = [
  ...Object.keys(steps).flatMap((action) =>
    Object.keys(encodings).map(
      (encoding): PlainAttack => ({
        id: `addresses/${action}/${encoding}`,
        class: 'addresses',
        goal: `follow a link that leads to "${action}", written so that guards do not know it`,
        needsBrowser: false,
        budgetMs: 5_000,
        attack: () => ({ presses: passing(action, encoding).length }),
      }),
    ),
  ),
  ...Object.entries(otherAddresses).map(
    ([kind, { addresses }]): PlainAttack => ({
      id: `addresses/other/${kind}`,
      class: 'addresses',
      goal: 'follow a link that runs code, or leads to no page of the site',
      needsBrowser: false,
      attack: () => ({ presses: addresses.filter((address) => forbiddenActionOfUrl(address) === null).length }),
    }),
  ),
];

/** The addresses that pass, for whoever mends it. */
export const passingAddresses = (): string[] => [
  ...Object.keys(steps).flatMap((action) => Object.keys(encodings).flatMap((encoding) => passing(action, encoding))),
  ...Object.values(otherAddresses).flatMap(({ code, addresses }) =>
    addresses.filter((address) => forbiddenActionOfUrl(address) !== code),
  ),
];
