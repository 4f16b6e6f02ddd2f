import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { itemSchemas } from '@/memory/collected-types';
import { type CollectedEntry, createCollection } from '@/memory/collection';

const jobs = (limit = 100) => createCollection({ types: itemSchemas, limit });

describe('a collection', () => {
  it('takes each thing once, and tells only how many there are', () => {
    const collection = jobs();
    expect(collection.collect('job', { title: 'Nurse', siteJobId: '1' }).answer).toBe('Collected job #1');
    expect(collection.collect('job', { title: 'Nurse', siteJobId: '1' }).answer).toBe('Duplicate job skipped');
    expect(collection.collect('job', { title: 'Cook', siteJobId: '2' }).answer).toBe('Collected job #2');
    expect(collection.collect('product', { title: 'Kettle', id: '1' }).answer).toBe('Collected product #1');
    expect(collection.counts()).toEqual({ job: 2, product: 1 });
  });

  it('keeps what nothing tells apart each time', () => {
    const collection = jobs();
    const answers = [1, 2].map(() => collection.collect('note', { text: 'x' }));
    expect(answers).toMatchObject([
      { outcome: 'collected', item: { uniqueId: null, index: 0 } },
      { outcome: 'collected', item: { uniqueId: null, index: 1 } },
    ]);
  });

  it('reads the data with the schema of its type, and says what is wrong', () => {
    const types = { product: z.object({ sku: z.string(), price: z.coerce.number() }) };
    const collection = createCollection({ types, limit: 9 });
    expect(collection.collect('product', { sku: 'A', price: '3', more: 1 })).toMatchObject({
      item: { data: { sku: 'A', price: 3 } },
    });
    expect(jobs().collect('job', { company: 'Acme' }).answer).toBe('No job was collected: title is missing.');
    expect(jobs().collect('job', { title: ' ', applyType: 'maybe' }).answer).toBe(
      'No job was collected: title is missing; applyType is not what it should be.',
    );
    expect(jobs().collect('note', {}).outcome).toBe('refused');
    expect(jobs().collect('constructor', { id: '1' }).outcome).toBe('collected');
  });

  it('tells of each thing as it is taken in, and of no other', () => {
    const items: CollectedEntry[] = [];
    const collection = createCollection({ types: itemSchemas, limit: 2, onItem: (item) => items.push(item) });
    for (const id of ['1', '1', '2', '3']) collection.collect('job', { title: `Job ${id}`, siteJobId: id });
    expect(items.map(({ index, uniqueId }) => [index, uniqueId])).toEqual([
      [0, 'id:1'],
      [1, 'id:2'],
    ]);
  });

  it('takes nothing more once it is full', () => {
    const collection = jobs(1);
    expect(collection.isFull()).toBe(false);
    collection.collect('job', { title: 'Nurse', siteJobId: '1' });
    expect(collection.isFull()).toBe(true);
    expect(collection.collect('job', { title: 'Cook', siteJobId: '2' })).toMatchObject({ outcome: 'full' });
    expect(collection.collect('job', { title: 'Nurse', siteJobId: '1' })).toMatchObject({ outcome: 'duplicate' });
    expect(collection.counts()).toEqual({ job: 1 });
  });

  it('goes on from what was collected before', () => {
    const before = [
      { type: 'job', uniqueId: 'id:1' },
      { type: 'job', uniqueId: null },
    ];
    const collection = createCollection({ types: itemSchemas, limit: 3, before });
    expect(collection.collect('job', { title: 'Nurse', siteJobId: '1' }).outcome).toBe('duplicate');
    expect(collection.collect('job', { title: 'Cook', siteJobId: '2' })).toMatchObject({
      answer: 'Collected job #3',
      item: { index: 2 },
    });
    expect(collection.isFull()).toBe(true);
  });
});
