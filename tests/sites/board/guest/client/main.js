import { ask } from '../../client/ask.js';

const list = document.querySelector('.guest-list');
const loader = document.querySelector('.guest-loader');
const button = document.querySelector('.guest-more');
const end = document.querySelector('.guest-end');

/** Loads that scrolling alone sets off; after these the button has to be pressed. */
let freeLoads = 1;
let isLoading = false;

async function loadMore() {
  if (isLoading) return;
  isLoading = true;
  loader.hidden = false;
  button.hidden = true;
  const query = new URLSearchParams(location.search);
  query.set('start', String(list.children.length));
  const { html, hasMore } = await ask(`/guest/api/jobs?${query}`).catch(({ message }) => ({
    html: `<li>${message}</li>`,
  }));
  list.insertAdjacentHTML('beforeend', html);
  loader.hidden = true;
  isLoading = false;
  offerMore(hasMore);
}

function offerMore(hasMore) {
  end.hidden = hasMore;
  button.hidden = !hasMore || freeLoads > 0;
}

function loadWhenNear() {
  if (freeLoads === 0 || isLoading || !end.hidden) return;
  if (window.innerHeight + window.scrollY < document.documentElement.scrollHeight - 200) return;
  freeLoads -= 1;
  void loadMore();
}

button.addEventListener('click', () => void loadMore());
window.addEventListener('scroll', loadWhenNear, { passive: true });
if (list.children.length === 0) void loadMore();
else offerMore(list.children.length < Number(document.querySelector('.guest-count').textContent));
