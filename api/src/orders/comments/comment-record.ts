// The order comment record: author, files, mentions and answers.
import { sql, type SQL } from 'drizzle-orm';
import type { TableWith } from '../../kit/database/columns.ts';
import type { QueryScope, Permissions } from '../../kit/permissions/permissions.ts';
import { belongsTo, hasMany, manyToMany, record } from '../../kit/records/record.ts';
import type { RecordOf } from '../../kit/records/contract.ts';
import { fileRecord } from '../../media/index.ts';
import { staffRecord } from '../../people/staff.ts';
import { orderGrants } from '../grants.ts';
import { orderCommentFiles, orderCommentMentions, orderComments } from './comment-tables.ts';

/** Everyone who works on orders may comment; only the author may edit a comment. */
export const commentGrants = {
  read: orderGrants.read,
  create: orderGrants.update,
  update: { my: orderGrants.update.all },
  delete: { my: orderGrants.update.all },
} as const satisfies Permissions;

const isOwn = (table: TableWith<'creator_id'>, { personId }: QueryScope): SQL =>
  sql`coalesce(${table.creator_id} = ${personId}, false)`;

export const orderCommentRecord: RecordOf<typeof orderComments> = record(orderComments)({
  name: 'OrderComment',
  description: 'A comment on an order, or an answer to one.',
  permissions: commentGrants,
  mine: isOwn,
  order: 'created_at',
  hidden: ['creator_id'],
  relations: {
    creator: belongsTo(() => staffRecord, 'creator_id'),
    mentions: manyToMany(() => staffRecord, orderCommentMentions, {
      by: 'comment_id',
      target: 'user_id',
    }),
    files: manyToMany(() => fileRecord, orderCommentFiles, { by: 'comment_id', target: 'file_id' }),
    answers: hasMany((): RecordOf<typeof orderComments> => orderCommentRecord, 'parent_id'),
  },
});
