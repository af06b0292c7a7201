// Exports of tests to file formats of other systems, and accepting a reviewed import. Files are uploaded by
// media/uploads.ts.
import type {
  ExportTestInput,
  ImportTestInput,
  ImportTestQuestionsInput,
} from '../__generated__/resolvers.ts';
import { noJob as failed, startedJob, type StartedJob } from '../jobs/index.ts';
import { reference } from '../kit/plan/needs.ts';
import { requireGlobal, requireInCompany } from '../kit/records/ids.ts';
import { mutation } from '../kit/mutations/payload.ts';
import { inputId } from '../kit/mutations/translations.ts';
import { below, under } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { questionsBelow, tests } from '../assessments/index.ts';

const checkOf = (companyId: number, id: string) => ({
  check_id: inputId(companyId, 'Job', id, 'checkId', 'Проверка файла не найдена'),
});

const fields = { check_id: 'checkId' };

export default {
  resolvers: {
    Mutation: {
      exportTest: mutation<ExportTestInput, StartedJob>(
        { call: `POST ${tests.route}/{id}/export`, failed },
        ({ id: global, format }, context, info) => {
          const { companyId, id } = requireInCompany(global, 'Test');
          const at = below(tests(companyId).path, { id }, '/export');
          return startedJob({ context, info, companyId }, at, { format });
        },
      ),
      importTest: mutation<ImportTestInput, StartedJob>(
        { call: `POST ${tests.route}/import`, failed, fields },
        ({ companyId: global, checkId }, context, info) => {
          const { id: companyId } = requireGlobal(global, 'Company');
          const at = under(tests(companyId).path, '/import');
          return startedJob({ context, info, companyId }, at, checkOf(companyId, checkId));
        },
      ),
      importTestQuestions: mutation<ImportTestQuestionsInput, StartedJob>(
        { call: `POST ${questionsBelow.route}/import`, failed, fields },
        ({ testId, checkId }, context, info) => {
          const { companyId, collection } = questionsBelow.listOf({ testId });
          const at = under(collection.path, '/import');
          return startedJob({ context, info, companyId }, at, checkOf(companyId, checkId));
        },
      ),
    },
  },
  shapes: { Job: { test: reference('test_id', tests) } },
} satisfies Domain;
