document.addEventListener('click', ({ target }) => {
  const opener = target.closest('.open');
  if (opener) {
    const isOpen = opener.ariaExpanded === 'true';
    opener.ariaExpanded = String(!isOpen);
    document.getElementById(opener.getAttribute('aria-controls')).hidden = isOpen;
  }
  if (target.closest('.keep')) void fetch(`/sidebar/guardar/${target.closest('.keep').dataset.id}`, { method: 'POST' });
  if (target.closest('.follow')) void fetch('/sidebar/seguir', { method: 'POST' });
});

const account = document.querySelector('.account');
document.querySelector('.join').addEventListener('click', () => account.showModal());
document.querySelector('.shut').addEventListener('click', () => account.close());
document.querySelector('.filters')?.addEventListener('change', ({ currentTarget }) => currentTarget.submit());
