import { type Html, html } from '../html.ts';
import type { Search } from './search.ts';

export const brand = 'Wayfinder';

/** The head of every Wayfinder page: brand, search form, navigation. `action` is where the form leads. */
export function siteHeader(action: string, search: Pick<Search, 'keywords' | 'location'>): Html {
  return html`<header class="site-header">
  <div class="site-header-inner">
    <a class="brand" href="/" aria-label="${brand} home"><img src="/logo/wayfinder.svg" alt="" width="32" height="32"><span>${brand}</span></a>
    <form class="site-search" role="search" action="${action}">
      <input type="search" name="keywords" aria-label="Title, skill or company" placeholder="Title, skill or company" value="${search.keywords}" autocomplete="off">
      <input type="search" name="location" aria-label="City or country" placeholder="City or country" value="${search.location}" autocomplete="off">
      <button type="submit">Search</button>
    </form>
    <nav class="site-nav" aria-label="Primary"><a href="/">Home</a><a href="${action}" aria-current="page">Jobs</a><a href="#">Messages</a></nav>
  </div>
</header>`;
}
