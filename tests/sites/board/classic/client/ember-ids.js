let next = 12;

/** Gives every element of the framework a generated id: another one each time it is rendered. */
export function giveIds(root) {
  for (const element of root.querySelectorAll('.ember-view:not([id])')) {
    element.id = `ember${next}`;
    next += 1;
  }
}
