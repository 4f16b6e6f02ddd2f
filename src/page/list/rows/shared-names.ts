interface Step {
  step: Element;
  /** Tags from the row down. */
  path: string;
}

/**
 * The names that elements at the same position have in several rows: names unique to one row are generated, or about that job. Returns a
 * function from an element to its shared names, sorted.
 */
export function sharedNames(rows: Step[][]): (element: Element, path: string) => string {
  const counts = new Map<string, number>();
  for (const steps of rows) {
    const inRow = new Set(steps.flatMap(({ step, path }) => cssNamesOf(step).map((name) => `${path} ${name}`)));
    for (const name of inRow) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const fewest = Math.max(2, Math.ceil(rows.length / 20));
  return (element, path) =>
    cssNamesOf(element)
      .filter((name) => (counts.get(`${path} ${name}`) ?? 0) >= fewest)
      .sort()
      .join('');
}

/** Classes and meaningful attributes, as CSS. */
export function cssNamesOf(element: Element): string[] {
  const classes = Array.from(element.classList, (name) => `.${CSS.escape(name)}`);
  return [
    ...classes,
    ...Array.from(element.attributes).flatMap(({ name, value }) =>
      isMeaningfulAttribute(name) ? valuesOf(name, value) : [],
    ),
  ];
}

/** A value that counts or toggles is state; one with many words may start with its kind and end with its owner. */
function valuesOf(name: string, value: string): string[] {
  if (value === '' || /^(?:true|false|\d+)$/.test(value)) return [`[${name}]`];
  if (value.length > 100 || /[\s{]/.test(value)) return value.length > 40 ? [] : [`[${name}=${quoted(value)}]`];
  const words = value.split(/(?<=[-_:.])/);
  const beginnings = [2, 3].filter((count) => words.length > count).map((count) => words.slice(0, count).join(''));
  return [`[${name}=${quoted(value)}]`, ...beginnings.map((beginning) => `[${name}^=${quoted(beginning)}]`)];
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}

const tellingAttributes =
  /^(?:data-.*|itemprop|itemtype|role|rel|aria-labelledby|aria-describedby|name|part|slot|translate|\w*key)$/;

/** True for an attribute that may say what an element is for. */
export function isMeaningfulAttribute(name: string): boolean {
  return tellingAttributes.test(name);
}
