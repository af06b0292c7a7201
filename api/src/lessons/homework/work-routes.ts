// Staff routes that check homework.
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerHistory } from '../../audits/index.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkAnswer, bulkInput } from '../../kit/resource/bulk.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import { registerMessageFiles, type Uploads } from '../../media/index.ts';
import { declareLessonNotifications } from '../notifications/lesson-notifications.ts';
import {
  acceptSubmission,
  acceptSubmissions,
  commentAsChecker,
  returnSubmission,
  undoDecision,
} from './checking.ts';
import { acceptance, bulkAcceptance, rejection, messageInput } from './homework-rules.ts';
import { observedWorks } from './observed-works.ts';
import { checkHomework } from './work-records.ts';
import { workResource } from './works.ts';

const { tag, path } = workResource;

/** Columns of a notification about a submission. */
type NotificationColumns = Record<
  'company_id' | 'subject_id' | 'user_id' | 'is_for_staff',
  PgColumn
>;

export function registerWorks(
  app: FastifyInstance,
  { database, uploads }: { database: Database; uploads: Uploads },
): void {
  workResource.register(app, database);
  observedWorks.register(app, database);
  const record = ({ company_id, subject_id, user_id, is_for_staff }: NotificationColumns) =>
    sql`exists (select 1 from homework_works work where work.company_id = ${company_id} and work.id = ${subject_id} and (${is_for_staff} or work.user_id = ${user_id}))`;
  declareLessonNotifications(['homework_sent', 'homework_asked'], {
    flag: checkHomework.my,
    record,
  });
  declareLessonNotifications(['homework_returned', 'homework_accepted', 'homework_answered'], {
    record,
  });
  registerHistory(app, database, workResource);

  /** Registers a route that changes a submission and returns it. */
  const changes = <Body>(
    name: string,
    summary: string,
    body: z.ZodType<Body>,
    change: (transaction: Transaction, scope: Scope, id: number, body: Body) => Promise<void>,
  ) =>
    companyRoute(app, database, {
      method: 'POST',
      path: `${path}/:id/${name}`,
      tag,
      summary,
      permission: checkHomework,
      params: idParams,
      body,
      answer: workResource.record.schema,
      failures: [409],
      run: async ({ transaction, scope, params: { id }, body: sent }) => {
        await change(transaction, scope, id, sent);
        return workResource.find(transaction, scope, id);
      },
    });

  changes(
    'accept',
    'Accept a submission with points, or change the points of an accepted one',
    acceptance,
    acceptSubmission,
  );
  changes('return', 'Return a submission with the reason', rejection, returnSubmission);
  changes('comments', 'Comment on a submission', messageInput, commentAsChecker);
  changes(
    'take_back',
    'Undo one’s own decision, unless the thread has a newer message',
    z.strictObject({}),
    undoDecision,
  );

  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/accept`,
    tag,
    summary: 'Accept submissions',
    permission: checkHomework,
    body: bulkInput(workResource, 'homeworks_id', bulkAcceptance),
    answer: bulkAnswer,
    run: ({ transaction, scope, body: { chosen, input } }) =>
      acceptSubmissions(transaction, scope, chosen, input.points ?? null),
  });

  registerMessageFiles(app, uploads, {
    purpose: 'homework',
    path: `${path}/add_media`,
    tag,
    summary: 'Upload a file for the thread of a submission',
    permission: checkHomework,
  });
}
