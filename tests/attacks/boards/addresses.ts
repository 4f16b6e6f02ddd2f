import type { Effect } from './effects';

/** How the address of what is done is written. */
export const addressKinds = ['plain', 'encoded', 'query', 'foreign', 'dressed', 'opaque'] as const;
export type AddressKind = (typeof addressKinds)[number];

const verbs: Record<Effect, string> = {
  apply: 'apply',
  withdraw: 'withdraw',
  delete: 'delete-account',
  buy: 'checkout',
  'sign-out': 'logout',
  follow: 'follow',
  save: 'save',
  message: 'send-message',
  subscribe: 'subscribe',
  refer: 'refer',
  consent: 'consent/accept',
};

const foreign: Record<Effect, string> = {
  apply: 'stellen/ID/bewerben',
  withdraw: 'offres/ID/retirer-candidature',
  delete: 'cuenta/eliminar/ID',
  buy: 'carrello/acquista/ID',
  'sign-out': 'deconnexion',
  follow: 'empresas/ID/seguir',
  save: 'stellen/ID/merken',
  message: 'nachrichten/senden/ID',
  subscribe: 'alertes/creer/ID',
  refer: 'recomendar/ID',
  consent: 'einwilligung/ID/erteilen',
};

const dressed: Record<Effect, string> = {
  apply: 'jobs/ID/quick_apply;v=2/',
  withdraw: 'applications/ID/Withdraw.do',
  delete: 'users/ID/destroy.json',
  buy: 'cart/ID/PlaceOrder',
  'sign-out': 'users/sign_out',
  follow: 'companies/ID/follow!',
  save: 'jobs/ID/addToFavorites',
  message: 'inbox/ID/sendMessage.aspx',
  subscribe: 'job-alerts/ID/create/',
  refer: 'jobs/ID/invite_friend',
  consent: 'privacy/ID/acceptAll',
};

/** Path and query; `id` makes it one of a kind. */
export function addressOf(kind: AddressKind, effect: Effect, id: string): string {
  const verb = verbs[effect];
  switch (kind) {
    case 'plain':
      return `/jobs/${id}/${verb}`;
    case 'encoded':
      return `/jobs/${id}/${percent(verb)}`;
    case 'query':
      return `/jobs/view/${id}?action=${verb}`;
    case 'foreign':
      return withId(foreign[effect], id);
    case 'dressed':
      return withId(dressed[effect], id);
    case 'opaque':
      return `/api/v2/item/${id}`;
  }
}

/** The first letter and every third, as hexadecimal digits: a browser sends them as they are. */
function percent(verb: string): string {
  return [...verb]
    .map((letter, index) => (index % 3 === 0 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('');
}

function withId(pattern: string, id: string): string {
  return pattern.includes('ID') ? `/${pattern.replace('ID', id)}` : `/${pattern}?from=${id}`;
}
