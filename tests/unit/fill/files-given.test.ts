import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasTakenFile, rememberFileGiven } from '@/page/form/files-given';

/** As much of an element as is asked: what it stands in, and what it holds. */
class Part {
  isConnected = true;
  children: Part[] = [];
  constructor(
    readonly tag: 'div' | 'input',
    readonly parentElement: Part | null,
  ) {
    parentElement?.children.push(this);
  }
  contains(other: Part): boolean {
    return other === this || this.children.some((child) => child.contains(other));
  }
  querySelectorAll(): Part[] {
    return this.children.flatMap((child) => [...(child.tag === 'input' ? [child] : []), ...child.querySelectorAll()]);
  }
  matches(): boolean {
    return false;
  }
  remove(): void {
    this.isConnected = false;
    for (const child of this.children) child.remove();
  }
  asElement(): Element {
    return this as unknown as Element;
  }
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://jobs.example/1' });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function aPage() {
  const form = new Part('div', null);
  const section = new Part('div', form);
  const drawn = new Part('div', section);
  const cv = new Part('input', drawn);
  const other = new Part('input', new Part('div', form));
  rememberFileGiven(cv.asElement(), ['cv.pdf']);
  return { section, drawn, cv, other };
}

it('knows a file that the field before it in its place was given', () => {
  const { section, drawn, cv, other } = aPage();
  expect(hasTakenFile(cv.asElement(), 'cv.pdf')).toBe(true);
  drawn.remove();
  const anew = new Part('input', new Part('div', section)).asElement();
  expect(hasTakenFile(anew, 'cv.pdf')).toBe(true);
  expect(hasTakenFile(anew, 'letter.pdf')).toBe(false);
  expect(hasTakenFile(other.asElement(), 'cv.pdf')).toBe(false);
});

it('knows nothing of a field beside one that is still there', () => {
  const { section } = aPage();
  expect(hasTakenFile(new Part('input', section).asElement(), 'cv.pdf')).toBe(false);
});

it('gives the file again on another page of the same document', () => {
  const { section, drawn } = aPage();
  drawn.remove();
  const anew = new Part('input', new Part('div', section)).asElement();
  expect(hasTakenFile(anew, 'cv.pdf')).toBe(true);
  vi.stubGlobal('location', { href: 'https://jobs.example/2' });
  expect(hasTakenFile(anew, 'cv.pdf')).toBe(false);
});
