import { describe, expect, it } from 'vitest';
import { defaultModelSettings, type ModelSettings, type Tier } from '@/domain/model/model-settings';
import { createModel } from '@/models/create-model';
import { priceOf } from '@/models/prices';
import { providers } from '@/models/providers';

const ports = { keepAlive: () => undefined, onWait: () => undefined, knownWays: new Map() };
const chosen = (settings: Partial<ModelSettings>, tier: Tier, name = 'agent') => {
  const model = createModel({ ...defaultModelSettings, ...settings }, async () => null, { name, tier }, ports);
  return model && { name: model.name, canSee: model.canSee };
};

describe('which model answers an agent', () => {
  it('is none where the rules are to answer', () => {
    expect(chosen({ provider: 'rules' }, 'smart')).toBeNull();
  });

  it("is the provider's default of the tier where the settings name none", () => {
    expect(chosen({ provider: 'openai' }, 'smart')).toEqual({ name: 'gpt-6.1-sol', canSee: false });
    expect(chosen({ provider: 'anthropic' }, 'fast')).toEqual({ name: 'claude-haiku-5-5', canSee: false });
  });

  it('is the one the settings name', () => {
    const names = { fast: 'quick', smart: 'clever', vision: 'eyes' };
    expect(chosen({ provider: 'openai', names }, 'smart')?.name).toBe('clever');
    expect(chosen({ provider: 'openai', names }, 'vision')).toEqual({ name: 'eyes', canSee: true });
    expect(chosen({ provider: 'openai', names, byAgent: { analyzer: 'mine' } }, 'vision', 'analyzer')?.name).toBe(
      'mine',
    );
  });

  it('is the fast one, blind, where there is none that sees', () => {
    const names = { fast: 'quick', smart: 'clever', vision: null };
    expect(chosen({ provider: 'openai', names }, 'vision')).toEqual({ name: 'quick', canSee: false });
    const local = { fast: 'qwen3', smart: 'qwen3', vision: '' };
    expect(chosen({ provider: 'compatible', names: local }, 'vision')).toEqual({ name: 'qwen3', canSee: false });
  });
});

describe('prices', () => {
  it('are known of every default', () => {
    const names = [providers.openai, providers.anthropic].flatMap(({ models }) => Object.values(models));
    expect(names.filter((name) => priceOf(name) === null)).toEqual([]);
  });

  it('hold for dated versions, not for other models whose names begin alike', () => {
    expect(priceOf('claude-haiku-5-5-20260915')).toEqual(priceOf('claude-haiku-5-5'));
    expect(priceOf('gpt-6-luna-2026-08-01')).toEqual(priceOf('gpt-6-luna'));
    expect(priceOf('claude-opus-5-1')).toBeNull();
    expect(priceOf('llama-4')).toBeNull();
  });
});
