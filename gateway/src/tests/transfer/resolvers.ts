// Tests as files of other systems' formats: ordering one, and taking what was looked at. Files come by media/uploads.ts.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  ExportTestInput,
  ImportTestInput,
  ImportTestQuestionsInput,
} from '../../__generated__/resolvers.ts';
import type { JobRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { jobs } from '../../jobs/index.ts';
import { reference } from '../../kit/plan/needs.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/records/payload.ts';
import { inputId } from '../../kit/records/translations.ts';
import { asSelected } from '../../kit/records/writes.ts';
import { below, under, type RestPath } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { questionsBelow, tests } from '../collections.ts';

interface Ordered {
  job: JobRow | null;
}

const failed: Ordered = { job: null };

/** By a call that answers with the job. */
async function ordered(
  context: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  at: RestPath,
  body: object,
): Promise<Ordered> {
  const { data } = await context.rest.write<{ job: JobRow }>('POST', at, body);
  return { job: await asSelected(context, info, 'job', jobs(companyId), data.job) };
}

const checkOf = (companyId: number, id: string) => ({
  check_id: inputId(companyId, 'Job', id, 'checkId', 'Проверка файла не найдена'),
});

const fields = { check_id: 'checkId' };

export default {
  resolvers: {
    Mutation: {
      exportTest: mutation<ExportTestInput, Ordered>(
        { call: `POST ${tests.route}/{id}/export`, failed },
        ({ id: global, format }, context, info) => {
          const { companyId, id } = requireInCompany(global, 'Test');
          const at = below(tests(companyId).path, { id }, '/export');
          return ordered(context, info, companyId, at, { format });
        },
      ),
      importTest: mutation<ImportTestInput, Ordered>(
        { call: `POST ${tests.route}/import`, failed, fields },
        ({ companyId: global, checkId }, context, info) => {
          const { id: companyId } = requireGlobal(global, 'Company');
          const at = under(tests(companyId).path, '/import');
          return ordered(context, info, companyId, at, checkOf(companyId, checkId));
        },
      ),
      importTestQuestions: mutation<ImportTestQuestionsInput, Ordered>(
        { call: `POST ${questionsBelow.route}/import`, failed, fields },
        ({ testId, checkId }, context, info) => {
          const { companyId, collection } = questionsBelow.listOf({ testId });
          const at = under(collection.path, '/import');
          return ordered(context, info, companyId, at, checkOf(companyId, checkId));
        },
      ),
    },
  },
  shapes: { Job: { test: reference('test_id', tests) } },
} satisfies Domain;
