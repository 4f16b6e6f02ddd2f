import { buildSelector, shadowCombinator } from '@/page/dom/selectors/build-selector';
import { isStableName } from '@/page/dom/selectors/stable-name';

/** A selector for one option among many: by id, or by the name and value it submits, which the site relies on itself; else the shortest. */
export function optionSelector(element: Element): string | null {
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  for (const candidate of candidatesOf(element)) {
    if (root.querySelectorAll(candidate).length !== 1) continue;
    if (root instanceof Document) return candidate;
    const host = hostSelector(root);
    return host === null ? null : host + shadowCombinator + candidate;
  }
  return buildSelector(element);
}

/** Selectors of a select's options. */
export function optionSelectors(select: HTMLSelectElement): { label: string; selector: string }[] {
  const own = optionSelector(select);
  if (own === null) return [];
  const options = Array.from(select.options);
  return options.flatMap((option, index) => {
    const { label, disabled, hidden } = option;
    if (disabled || hidden || label.trim() === '') return [];
    const isOnly = option.hasAttribute('value') && options.filter(({ value }) => value === option.value).length === 1;
    const inSelect = isOnly ? `option[value=${quoted(option.value)}]` : null;
    const place = option.parentElement === select ? `option:nth-of-type(${index + 1})` : null;
    const step = inSelect ?? place;
    return step === null ? [] : [{ label: label.trim(), selector: `${own} ${step}` }];
  });
}

function candidatesOf(element: Element): string[] {
  const id = isStableName(element.id) ? [`#${CSS.escape(element.id)}`] : [];
  const name = element.getAttribute('name');
  const value = element.getAttribute('value');
  if (!name) return id;
  const named = `${element.localName}[name=${quoted(name)}]`;
  return value === null ? [...id, named] : [...id, `${named}[value=${quoted(value)}]`];
}

const hosts = new WeakMap<ShadowRoot, string | null>();

function hostSelector(root: ShadowRoot): string | null {
  const known = hosts.get(root);
  if (known && root.host.isConnected) return known;
  const selector = buildSelector(root.host);
  hosts.set(root, selector);
  return selector;
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
