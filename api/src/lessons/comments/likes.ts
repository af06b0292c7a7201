// Stores likes of lessons and comments: one value per person, replaced by the next one.
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { LikeValue } from './comment-tables.ts';
import type { DiscussionState } from './discussion-state.ts';

const tables = {
  lesson: { likes: sql`lesson_likes`, of: sql`lesson_id` },
  comment: { likes: sql`lesson_comment_likes`, of: sql`comment_id` },
};

/** Null removes the like. Idempotent. Throws 409 if this value is not allowed. */
export async function storeLike(
  transaction: Transaction,
  { companyId, personId }: Scope,
  { likes: allowed }: DiscussionState,
  { kind, id }: { kind: keyof typeof tables; id: number },
  value: LikeValue | null,
): Promise<void> {
  if (allowed === null) throw refused('Отметки у этого урока выключены');
  if (value === 'dislike' && allowed.type === 'like') {
    throw refused('У этого урока ставят только «нравится»');
  }
  const { likes, of } = tables[kind];
  await transaction.execute(
    value === null
      ? sql`delete from ${likes} where company_id = ${companyId} and ${of} = ${id} and user_id = ${personId}`
      : sql`insert into ${likes} (company_id, ${of}, user_id, value) values (${companyId}, ${id}, ${personId}, ${value})
          on conflict (company_id, ${of}, user_id) do update set value = excluded.value, created_at = now()
          where ${likes}.value <> excluded.value`,
  );
}

const refused = (message: string) => conflict('likes_off', message);
