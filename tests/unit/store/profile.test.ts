import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import type { AnswerScope } from '@/domain/form/answer';
import { openEmptyStore } from './open-store';

const now = '2026-11-21T10:00:00.000Z';
const later = '2026-11-22T10:00:00.000Z';
const scope: AnswerScope = { key: null, country: 'US', company: 'Acme' };
const use = { site: 'jobs.example', formTitle: 'Baker', at: later };

describe('the profile', () => {
  it('is empty at first, is changed part by part, and gives what it was', async () => {
    const { store, events } = openEmptyStore();
    expect(await store.profile.read()).toEqual({});
    await Promise.all([
      store.profile.change((profile) => ({ ...profile, basics: { ...profile.basics, name: 'Alex Green' } })),
      store.profile.change((profile) => ({ ...profile, basics: { ...profile.basics, email: 'a@b.example' } })),
    ]);
    const both = { basics: { name: 'Alex Green', email: 'a@b.example' } };
    expect(await store.profile.change(() => ({}))).toEqual(both);
    expect(await store.profile.read()).toEqual({});
    await store.profile.put(both);
    expect(await store.profile.read()).toEqual(both);
    expect(events).toEqual(Array(4).fill({ type: 'profile-change' }));
  });

  it('loses only what is damaged in it', async () => {
    const { store, damages } = openEmptyStore();
    await store.profile.read();
    const raw = await openDB('jobtrail');
    await raw.put('profile', {
      id: 'profile',
      profile: { basics: { name: 'A', email: 7 }, work: [{ name: 'B', endDate: 'now' }] },
    });
    raw.close();
    expect(await store.profile.read()).toEqual({ basics: { name: 'A' }, work: [{ name: 'B' }] });
    expect(damages.map(({ problem }) => problem)).toEqual(['basics.email', 'work.0.endDate']);
  });
});

describe('answers', () => {
  it('are found again however the question is worded, and kept once', async () => {
    const { store } = openEmptyStore();
    const given = { question: 'Are you authorized to work in the US?', scope, value: true, use: null };
    const id = await store.answers.keep(given, now);
    const found = await store.answers.find('Do you have the right to work in the United States?', scope);
    expect(found).toMatchObject({ id, value: true });
    expect(await store.answers.find('Are you authorized to work in Germany?', scope)).toBeUndefined();
    await store.answers.addUse(id, use);
    await store.answers.keep({ ...given, question: 'Are you eligible to work in the US?', value: 'Yes' }, later);
    expect(await store.answers.list()).toMatchObject([
      { id, question: 'Are you authorized to work in the US?', value: 'Yes', uses: [use] },
    ]);
  });

  it('that were drafted say so until the user writes them', async () => {
    const { store } = openEmptyStore();
    const id = await store.answers.keep(
      { question: 'Why do you bake?', scope, value: 'I like it.', use: null, isDrafted: true },
      now,
    );
    expect(await store.answers.list()).toMatchObject([{ id, isDrafted: true }]);
    await store.answers.edit(id, 'I love it.', later);
    expect(await store.answers.list()).toMatchObject([{ id, value: 'I love it.', isDrafted: false }]);
  });

  it('are edited, deleted and brought back', async () => {
    const { store, events } = openEmptyStore();
    const id = await store.answers.keep({ question: 'Notice period?', scope, value: '2 weeks', use }, now);
    await store.answers.edit(id, '4 weeks', later);
    const removed = await store.answers.remove([id]);
    expect(await store.answers.list()).toEqual([]);
    await store.answers.restore(removed);
    await store.answers.restore(removed);
    expect(await store.answers.list()).toMatchObject([{ id, value: '4 weeks', uses: [use] }]);
    expect(events.every(({ type }) => type === 'answers-change')).toBe(true);
  });
});

describe('documents', () => {
  const cv = { name: 'cv.pdf', type: 'pdf', kind: 'resume', addedAt: now } as const;
  const file = new Blob(['%PDF'], { type: '' });

  it('keep their files, and one CV is the default', async () => {
    const { store } = openEmptyStore();
    const letter = await store.documents.add({ ...cv, name: 'letter.pdf', kind: 'cover_letter' }, file);
    const first = await store.documents.add(cv, file);
    const second = await store.documents.add({ ...cv, name: 'cv-en.pdf', addedAt: later }, file);
    expect([letter.isDefault, first.isDefault, second.isDefault]).toEqual([false, true, false]);
    const stored = await store.documents.file(second.id);
    expect([stored?.type, await stored?.text()]).toEqual(['application/pdf', '%PDF']);
    await store.documents.setDefault(second.id);
    const defaults = async () =>
      (await store.documents.list()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual([second.id]);
    await store.documents.setKind(second.id, 'other');
    expect(await defaults()).toEqual([]);
  });

  it('come back as they were removed', async () => {
    const { store } = openEmptyStore();
    const { id } = await store.documents.add(cv, file);
    const removed = await store.documents.remove(id);
    expect(await store.documents.list()).toEqual([]);
    expect(await store.documents.file(id)).toBeUndefined();
    if (removed) await store.documents.restore(removed);
    expect(await store.documents.list()).toMatchObject([{ id, isDefault: true, isFileHere: true }]);
    expect(await (await store.documents.file(id))?.text()).toBe('%PDF');
  });
});

describe('a backup', () => {
  it('has the profile, the answers, and of documents their names', async () => {
    const { store } = openEmptyStore();
    await store.profile.change(() => ({ basics: { name: 'Alex Green' } }));
    await store.answers.keep({ question: 'Notice period?', scope, value: '2 weeks', use }, now);
    await store.documents.add({ name: 'cv.pdf', type: 'pdf', kind: 'resume', addedAt: now }, new Blob(['%PDF']));
    const backup = await store.backups.toFile();
    const { store: fresh, events } = openEmptyStore();
    expect(await fresh.backups.fromFile(backup)).toMatchObject({ others: 3, refused: 0 });
    expect(await fresh.profile.read()).toEqual({ basics: { name: 'Alex Green' } });
    expect(await fresh.answers.find('What is your notice period?', scope)).toMatchObject({ value: '2 weeks' });
    expect(await fresh.documents.list()).toMatchObject([{ name: 'cv.pdf', isFileHere: false, isDefault: false }]);
    expect(events).toContainEqual({ type: 'profile-change' });
    expect(await fresh.backups.fromFile(backup)).toMatchObject({ others: 0 });
  });
});
