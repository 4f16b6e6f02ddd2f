import { taken } from './fetch-part.js';
import { fetchRows, placeRows } from './rows.js';

const { app } = window;
const nearPx = 300;
let page = app.page;
let lastPage = app.lastPage;
let isBusy = false;

/** Brings further rows as the site does it; pages that are documents of their own need nothing. */
export function startPaging() {
  const pager = document.querySelector('[data-pager]');
  taken(pager, 'data-pager');
  const scroller = document.querySelector('[data-scroller]');
  taken(scroller, 'data-scroller');
  bindPager(pager);
  if (app.paging === 'endless-window') {
    new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void addPage(pager, pager),
    ).observe(pager);
    pager.style.minHeight = '4px';
  }
  if (app.paging === 'endless-scroller') {
    scroller.style.cssText = 'height:560px;overflow-y:auto';
    scroller.addEventListener('scroll', () => {
      if (scroller.scrollTop + scroller.clientHeight > scroller.scrollHeight - nearPx) void addPage(pager);
    });
    void fillScroller(scroller, pager);
  }
}

/** What cannot be scrolled yet would never grow. */
async function fillScroller(scroller, pager) {
  if (scroller.scrollHeight > scroller.clientHeight || page >= lastPage) return;
  await addPage(pager);
  setTimeout(() => fillScroller(scroller, pager), 100);
}

function bindPager(pager) {
  const more = pager.querySelector('[data-more]');
  if (more) {
    taken(more, 'data-more');
    more.addEventListener('click', () => addPage(pager));
  }
  for (const button of pager.querySelectorAll('[data-page]')) {
    const to = Number(taken(button, 'data-page'));
    button.addEventListener('click', () => turnTo(to, pager));
  }
}

async function addPage(pager, sentinel) {
  if (isBusy || page >= lastPage) return;
  isBusy = true;
  try {
    const answer = await fetchRows(page + 1);
    page += 1;
    lastPage = answer.lastPage;
    placeRows(answer.rows, true);
    pager.innerHTML = answer.pager;
    bindPager(pager);
  } finally {
    isBusy = false;
  }
  // What is still in sight is not told of again.
  const isInSight = sentinel && sentinel.getBoundingClientRect().top < window.innerHeight;
  if (isInSight) setTimeout(() => addPage(pager, sentinel), 100);
}

async function turnTo(to, pager) {
  const answer = await fetchRows(to);
  page = to;
  lastPage = answer.lastPage;
  placeRows(answer.rows, false);
  pager.innerHTML = answer.pager;
  bindPager(pager);
}
