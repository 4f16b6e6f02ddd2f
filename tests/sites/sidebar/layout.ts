import { type Html, html } from '../html.ts';
import { respondWithPage } from '../respond-with-page.ts';
import type { SiteResponse } from '../site.ts';

/** What stands on every page; the ways to send something are not what an explorer is looking for. */
export function respondWithLayout(title: string, main: Html, asked = { what: '', where: '' }): SiteResponse {
  return respondWithPage({
    language: 'es',
    title: `${title} | Faro Empleo`,
    style: '/sidebar/assets/sidebar.css',
    scripts: ['/sidebar/assets/client.js'],
    body: html`<div class="top"><a href="/sidebar/empleos">Faro Empleo</a><button type="button" class="join">Crear cuenta</button></div>
<form class="search" action="/sidebar/empleos"><input name="q" aria-label="Puesto o palabra clave" placeholder="Puesto o palabra clave" value="${asked.what}"><input name="l" aria-label="Ciudad" placeholder="Ciudad" value="${asked.where}"><input type="submit" value="Buscar empleo"></form>
${main}
<div class="news"><form method="post" action="/sidebar/boletin"><label>Recibe nuestro boletín <input type="email" name="correo" placeholder="Tu correo"></label><button>Suscribirme</button></form></div>
<dialog class="account"><h2>Crear cuenta</h2><form method="post" action="/sidebar/cuenta"><label>Correo <input type="email" name="correo"></label><label>Contraseña <input type="password" name="clave"></label><button>Crear mi cuenta</button></form><button type="button" class="shut">Cerrar</button></dialog>`,
  });
}
