import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import { asStoreError, StoreFullError } from '@/store/database/store-errors';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

async function openNumbers() {
  const database = await openDB('numbers', 1, { upgrade: (fresh) => void fresh.createObjectStore('numbers') });
  await database.put('numbers', 'one', 1);
  return database;
}

describe('inOneTransaction', () => {
  it('keeps nothing of work that throws', async () => {
    const database = await openNumbers();
    const transaction = database.transaction('numbers', 'readwrite');
    const work = inOneTransaction(transaction, async () => {
      await transaction.store.put('two', 2);
      throw new RangeError('no');
    });
    await expect(work).rejects.toThrow(RangeError);
    expect(await database.getAllKeys('numbers')).toEqual([1]);
  });

  it('names the write that failed, though nobody waited for it', async () => {
    const database = await openNumbers();
    const transaction = database.transaction('numbers', 'readwrite');
    const work = inOneTransaction(transaction, async () => {
      transaction.store.add('again', 1).catch(() => undefined);
      for (let look = 0; look < 5; look += 1) await transaction.store.get(1);
    });
    await expect(work).rejects.toMatchObject({ name: 'ConstraintError' });
    expect(await database.get('numbers', 1)).toBe('one');
  });
});

it('says in a sentence that the disk is full', () => {
  const full = asStoreError(new DOMException('', 'QuotaExceededError'));
  expect(full).toBeInstanceOf(StoreFullError);
  expect(asStoreError(new DOMException('', 'DataError'))).not.toBeInstanceOf(StoreFullError);
});
