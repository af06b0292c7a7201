// Adds generated questions to their test. Questions with flaws remain offered.
import { and, asc, eq, inArray } from 'drizzle-orm';
import { flawsOf } from '@kafedra/common/assessments';
import type { Transaction } from '../kit/database/database.ts';
import type { Scope } from '../kit/permissions/permissions.ts';
import { requireCapacity } from '../assessments/index.ts';
import { addQuestions } from '../assessments/document/index.ts';
import { questionWith } from './content.ts';
import { generatedQuestions, type generatedStates } from './generation-tables.ts';

interface Taken {
  added_count: number;
  /** Ids of the questions in the test. */
  questions_id: number[];
  left: { id: number; why: string }[];
}

/** `ids` is null for all offered questions. The caller has locked the test. */
export async function addToTest(
  transaction: Transaction,
  scope: Scope,
  generation: { id: number; test_id: number },
  ids: readonly number[] | null,
): Promise<Taken> {
  const rows = await chosenOf(transaction, scope, generation.id, ids);
  const known = new Set(rows.map(({ id }) => id));
  const left = (ids ?? [])
    .filter((id) => !known.has(id))
    .map((id) => ({ id, why: 'Такого вопроса нет' }));
  const sound: typeof rows = [];
  for (const row of rows) {
    const why = row.state === 'offered' ? flawsOf(row.content)[0]?.message : notOffered[row.state];
    if (why === undefined) sound.push(row);
    else left.push({ id: row.id, why });
  }
  if (sound.length === 0) return { added_count: 0, questions_id: [], left };
  const { test_id } = generation;
  await requireCapacity(transaction, scope, test_id, sound.length);
  const questions_id = await addQuestions(
    transaction,
    scope,
    test_id,
    sound.map(({ content }) => questionWith(content)),
    { topicOf: () => null, fileOf: () => undefined },
  );
  await transaction
    .update(generatedQuestions)
    .set({ state: 'taken' })
    .where(
      and(
        eq(generatedQuestions.company_id, scope.companyId),
        inArray(
          generatedQuestions.id,
          sound.map(({ id }) => id),
        ),
      ),
    );
  return { added_count: sound.length, questions_id, left };
}

const notOffered: Record<Exclude<(typeof generatedStates)[number], 'offered'>, string> = {
  taken: 'Вопрос уже в тесте',
  thrown: 'Вопрос выброшен: верните его, чтобы взять',
};

/** Locks the questions until the transaction ends. */
function chosenOf(
  transaction: Transaction,
  { companyId }: Scope,
  generationId: number,
  ids: readonly number[] | null,
) {
  const { company_id, generation_id, id, state, content, place } = generatedQuestions;
  return transaction
    .select({ id, state, content })
    .from(generatedQuestions)
    .where(
      and(
        eq(company_id, companyId),
        eq(generation_id, generationId),
        ids === null ? eq(state, 'offered') : inArray(id, [...ids]),
      ),
    )
    .orderBy(asc(place))
    .for('update');
}
