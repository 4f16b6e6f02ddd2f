import type { IDBPObjectStore, StoreNames } from 'idb';
import { Answer, type AnswerScope, type AnswerUse, type AnswerValue } from '@/domain/form/answer';
import { questionMeaning } from '@/forms/answers/question-meaning';
import type { Connection } from '@/store/database/connection';
import { type ReportDamage, readAllValid, readValid } from '@/store/database/damaged-records';
import type { Schema } from '@/store/database/database-schema';
import { inOneTransaction } from '@/store/database/in-one-transaction';
import type { PublishEvent } from '@/store/database/live-events';

/** A question and the user's answer. */
export interface GivenAnswer {
  question: string;
  scope: AnswerScope;
  value: AnswerValue;
  isDrafted?: boolean;
  /** Its words tell it from no other question of its form: it is for that one field, and found by its id alone. */
  isApart?: boolean;
  /** Where it was given; null if it was entered in the answer bank itself. */
  use: AnswerUse | null;
}

/** The user's answers, each question once. */
export interface AnswerRepository {
  /** Most recently changed or used first. */
  list(): Promise<Answer[]>;
  /**
   * The answer to a question, however worded; undefined if it has none yet, or if it depends on a company or country missing from `scope`.
   */
  find(question: string, scope: AnswerScope): Promise<Answer | undefined>;
  /** Stores an answer, replacing the same question's earlier one. Returns its id. */
  keep(given: GivenAnswer, now: string): Promise<string>;
  /** Records that an answer was used. */
  addUse(id: string, use: AnswerUse): Promise<void>;
  edit(id: string, value: AnswerValue, now: string): Promise<void>;
  /** Removes answers; returns them for `restore`. */
  remove(ids: readonly string[]): Promise<Answer[]>;
  /** Restores removed answers, unless the same question was answered meanwhile. */
  restore(answers: readonly Answer[]): Promise<void>;
}

type AnswersInTransaction = IDBPObjectStore<Schema, ArrayLike<StoreNames<Schema>>, 'answers', 'readwrite'>;

/** Number of latest uses stored per answer. */
const usesKept = 20;

export function createAnswerRepository(
  connection: Connection,
  announce: PublishEvent,
  report: ReportDamage,
): AnswerRepository {
  const write = async <Result>(work: (answers: AnswersInTransaction) => Promise<Result>) => {
    const result = await connection.use((database) => {
      const transaction = database.transaction('answers', 'readwrite', { durability: 'strict' });
      return inOneTransaction(transaction, () => work(transaction.store));
    });
    announce({ type: 'answers-change' });
    return result;
  };
  const change = (id: string, part: (answer: Answer) => Partial<Answer>) =>
    write(async (answers) => {
      const answer = readValid(Answer, await answers.get(id), 'answers', report);
      if (answer) await answers.put({ ...answer, ...part(answer) });
    });
  return {
    async list() {
      const records = await connection.use((database) => database.getAll('answers'));
      return readAllValid(Answer, records, 'answers', report).sort((one, other) =>
        lastTouched(one) < lastTouched(other) ? 1 : -1,
      );
    },
    async find(question, scope) {
      const meaning = questionMeaning(question, scope);
      if (meaning === null) return undefined;
      const record = await connection.use((database) => database.getFromIndex('answers', 'meaning', meaning));
      return record && readValid(Answer, record, 'answers', report);
    },
    keep: (given, now) => write((answers) => keepAnswer(answers, given, now)),
    addUse: (id, use) => change(id, ({ uses }) => ({ uses: withUse(uses, use) })),
    edit: (id, value, now) => change(id, () => ({ value, isDrafted: false, changedAt: now })),
    remove: (ids) =>
      write(async (answers) => {
        const removed = await Promise.all(ids.map((id) => answers.get(id)));
        await Promise.all(ids.map((id) => answers.delete(id)));
        return removed.filter((answer) => answer !== undefined);
      }),
    restore: (removed) =>
      write(async (answers) => {
        for (const answer of removed) await addAnswer(answers, answer);
      }),
  };
}

/** The meaning an answer is stored under. If it cannot be told from other questions, the user can read it but no lookup finds it. */
export function answerKey(question: string, scope: AnswerScope): string {
  return questionMeaning(question, scope) ?? meaningOfItsOwn();
}

const meaningOfItsOwn = (): string => `only ${crypto.randomUUID()}`;

/** Adds an answer unless its question has one; returns whether it did. */
export async function addAnswer(answers: AnswersInTransaction, answer: Answer): Promise<boolean> {
  const known = (await answers.getKey(answer.id)) ?? (await answers.index('meaning').getKey(answer.meaning));
  if (known !== undefined) return false;
  await answers.add(answer);
  return true;
}

async function keepAnswer(answers: AnswersInTransaction, given: GivenAnswer, now: string): Promise<string> {
  const { scope, value, use, isDrafted = false, isApart = false } = given;
  const meaning = isApart ? meaningOfItsOwn() : answerKey(given.question, scope);
  const known = await answers.index('meaning').get(meaning);
  const id = known?.id ?? crypto.randomUUID();
  const uses = use ? withUse(known?.uses ?? [], use) : (known?.uses ?? []);
  const question = known?.question ?? given.question;
  await answers.put({ id, question, scope, meaning, value, isDrafted, uses, changedAt: now });
  return id;
}

function withUse(uses: readonly AnswerUse[], use: AnswerUse): AnswerUse[] {
  return [...uses, use].slice(-usesKept);
}

function lastTouched({ changedAt, uses }: Answer): string {
  const used = uses.at(-1)?.at ?? '';
  return used > changedAt ? used : changedAt;
}
