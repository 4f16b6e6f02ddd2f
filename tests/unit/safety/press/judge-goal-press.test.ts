import { describe, expect, it } from 'vitest';
import type { AllowedAct } from '@/domain/page/allowed-act';
import { judgePress } from '@/safety/press/judge-press';
import { control, linkTo, onSite, submit } from './a-control';

const origin = 'https://jobs.example.com';
const judge = (name: string, facts = {}, allowed: AllowedAct | null = null) =>
  judgePress('goal', control(name, facts), { ...onSite, allowed });

describe('a press towards a goal', () => {
  it.each(['Price and more filters', 'Wireless headphones', 'Tuesday 14', 'Zqrx', ''])('may press %s', (name) => {
    expect(judge(name)).toBeNull();
  });

  it.each([
    ['Add to basket', 'purchase'],
    ['Buy now', 'purchase'],
    ['Book', 'purchase'],
    ['Complete booking', 'purchase'],
    ['Réserver', 'purchase'],
    ['Jetzt reservieren', 'purchase'],
    ['Reservar ahora', 'purchase'],
    ['Prenota', 'purchase'],
    ['予約を確定', 'purchase'],
    ['Send message', 'send'],
    ['Save changes', 'save'],
    ['Delete account', 'delete'],
    ['Sign in', 'sign-in'],
    ['Accept', 'agree'],
  ] as const)('asks before %s', (name, code) => {
    expect(judge(name)).toBe(code);
    expect(judge(name, {}, { code, name, origin })).toBeNull();
  });

  it('allows the one act that was named, and no other', () => {
    const allowed = { code: 'purchase', name: 'Add to basket', origin } as const;
    expect(judge('Buy now', {}, allowed)).toBe('purchase');
    expect(judge('Delete account', {}, allowed)).toBe('delete');
  });

  it('asks before a picture whose author calls it what it does', () => {
    for (const [mark, code] of [
      ['trash', 'delete'],
      ['delete', 'delete'],
      ['send', 'send'],
    ] as const) {
      expect(judge('', { marks: ['icon', mark] })).toBe(code);
      expect(judge('', { marks: ['icon', mark] }, { code, name: `icon ${mark}`, origin })).toBeNull();
    }
    expect(judge('', { marks: ['icon', 'star'] })).toBeNull();
    expect(judge('', { marks: ['icon', 'remove'], isCloser: true })).toBeNull();
  });

  it.each([
    ['Apply now', 'apply'],
    ['Create account', 'sign-up'],
    ['Upload CV', 'upload'],
  ] as const)('never does %s, whatever was allowed', (name, code) => {
    expect(judge(name, {}, { code, name, origin })).toBe(code);
  });

  it('ticks no consent', () => {
    const facts = { role: 'checkbox', type: 'checkbox' };
    const name = 'I agree to the terms';
    expect(judge(name, facts, { code: 'agree', name, origin })).toBe('agree');
  });

  it('types a password only while signing in is allowed', () => {
    const field = { role: 'textbox', type: 'password' };
    expect(judge('Password', field)).toBe('password');
    expect(judge('Password', field, { code: 'send', name: 'Password', origin })).toBe('password');
    expect(judge('Password', field, { code: 'sign-in', name: 'Sign in', origin })).toBeNull();
  });

  it('sends a form only as allowed, but may ask for a page with one', () => {
    const posted = { sends: 'form', submit: submit() } as const;
    const asked = { sends: 'form', submit: submit({ method: 'get' }) } as const;
    expect(judge('Go on', posted)).toBe('send');
    expect(judge('Go on', asked)).toBeNull();
    expect(judge('Send message', asked)).toBe('send');
  });

  it('looks into the basket, leaves no site, and downloads nothing', () => {
    expect(judge('Basket (2)', linkTo(`${origin}/shop/basket`))).toBeNull();
    expect(judge('Checkout', linkTo(`${origin}/checkout`))).toBe('purchase');
    expect(judge('Partner', linkTo('https://elsewhere.test/'))).toBe('leaves-site');
    expect(judge('Price list', { ...linkTo(`${origin}/list`), isDownload: true })).toBe('install');
  });
});
