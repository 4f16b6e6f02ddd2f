/** Boxes that take keys and say nothing of what they are. What they hold goes with the form. */
for (const box of document.querySelectorAll('.box')) {
  const kept = box.nextElementSibling;
  box.addEventListener('keydown', ({ key }) => {
    if (key.length !== 1) return;
    kept.value += key;
    box.textContent = kept.value;
    box.previousElementSibling.style.visibility = 'hidden';
  });
}
