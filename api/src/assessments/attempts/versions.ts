// Stores immutable versions of questions, so that an attempt retains the content from its beginning.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import {
  attemptQuestionContents,
  type AttemptQuestionContent,
} from '../questions/question-content.ts';

export interface QuestionVersion {
  /** The id of the version. */
  id: number;
  question: AttemptQuestionContent;
}

/**
 * Returns the versions of these questions with their current content, in the same order; inserts missing ones.
 */
export async function ensureVersions(
  transaction: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<QuestionVersion[]> {
  const questions = await attemptQuestionContents(transaction, { companyId }, ids);
  const contents = JSON.stringify(questions);
  const found = await findVersions(transaction, companyId, contents);
  if (found.size < questions.length) {
    await writeVersions(transaction, companyId, contents);
    // A concurrent transaction may have inserted them; read them again.
    for (const [id, version] of await findVersions(transaction, companyId, contents)) {
      found.set(id, version);
    }
  }
  const known = new Map(questions.map((question) => [question.id, question]));
  return ids.flatMap((questionId) => {
    const question = known.get(questionId);
    const id = found.get(questionId);
    return question === undefined || id === undefined ? [] : [{ id, question }];
  });
}

/** Returns the version of a question with exactly this content; inserts it if missing. */
export async function ensureVersion(
  transaction: Transaction,
  companyId: number,
  question: AttemptQuestionContent,
): Promise<number> {
  const contents = JSON.stringify([question]);
  await writeVersions(transaction, companyId, contents);
  const found = await findVersions(transaction, companyId, contents);
  const id = found.get(question.id);
  if (id === undefined) throw new Error('the question version was not inserted');
  return id;
}

const given = (contents: string) =>
  sql`(select (content ->> 'id')::integer as question_id, md5(content::text) as digest, content
    from jsonb_array_elements(${contents}::jsonb) as content)`;

async function findVersions(
  transaction: Transaction,
  companyId: number,
  contents: string,
): Promise<Map<number, number>> {
  const rows = await rowsOf<{ question_id: number; id: number }>(
    transaction,
    sql`select version.question_id, version.id from ${given(contents)} given
      join test_question_versions version on version.company_id = ${companyId}
        and version.question_id = given.question_id and version.digest = given.digest`,
  );
  return new Map(rows.map(({ question_id, id }) => [question_id, id]));
}

const writeVersions = (transaction: Transaction, companyId: number, contents: string) =>
  transaction.execute(
    sql`with written as (
        insert into test_question_versions (company_id, question_id, digest, content)
        select ${companyId}, question_id, digest, content from ${given(contents)} given order by question_id, digest
        on conflict (company_id, question_id, digest) do nothing
        returning id, content
      )
      insert into test_question_version_media (company_id, version_id, file_id, sort)
      select ${companyId}, written.id, shown.file_id::integer, shown.sort from written,
        jsonb_array_elements_text(written.content -> 'files_id') with ordinality as shown (file_id, sort)`,
  );
