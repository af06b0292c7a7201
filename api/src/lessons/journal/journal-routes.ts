// Routes that read, write and export the journal of a course.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { writeJournal } from '../../courses/index.ts';
import type { Jobs } from '../../jobs/index.ts';
import type { Database } from '../../kit/database/database.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { journal } from './journal.ts';
import { journalExport } from './journal-export.ts';
import { cellsInput } from './journal-rules.ts';
import { cellResult, writeCells } from './write-cells.ts';

export function registerJournal(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  journal.register(app, parts.database);
  journalExport.register(app, parts);

  companyRoute(app, parts.database, {
    method: 'PUT',
    path: journal.path,
    tag: journal.tag,
    summary: 'Update cells of the journal of a course',
    description: 'Cells are written independently of each other. Idempotent.',
    permission: writeJournal,
    params: journal.params.list,
    body: z.strictObject({ cells: cellsInput }),
    answer: z.object({
      cells: z.array(cellResult).describe('In the order of the request.'),
    }),
    failures: [409],
    run: async ({ transaction, scope, params, body: { cells } }) => {
      const { course_id: course } = await journal.resolveWritableParents(
        transaction,
        scope,
        params,
      );
      return { cells: await writeCells(transaction, scope, Number(course), cells) };
    },
  });
}
