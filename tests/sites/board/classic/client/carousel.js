/** Moves "Similar jobs" on; it has two pages. */
export function watchCarousel() {
  document.addEventListener('click', (event) => {
    const button = event.target.closest('.j_carousel_next, .j_carousel_previous');
    if (!button) return;
    const carousel = button.closest('.j_carousel');
    const isNext = button.matches('.j_carousel_next');
    const items = carousel.querySelector('.j_carousel_items');
    items.scrollTo({ left: isNext ? items.scrollWidth : 0, behavior: 'smooth' });
    carousel.querySelector('.j_carousel_next').disabled = isNext;
    carousel.querySelector('.j_carousel_previous').disabled = !isNext;
    carousel.querySelector('.j_carousel_head span').textContent = `Page ${isNext ? 2 : 1} of 2`;
  });
}
