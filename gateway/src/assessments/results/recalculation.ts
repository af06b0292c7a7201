// Recalculates the results of a test after its keys were corrected: a preview job, then the recalculation job.
import type {
  CheckTestRecalculationInput,
  RecalculateTestInput,
} from '../../__generated__/resolvers.ts';
import type { JobRow, TestRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { noJob as failed, startedJob, type StartedJob } from '../../jobs/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const companies = path`/companies`;

const checkAt = (companyId: number) => below(companies, { companyId }, '/recalculation_questions');
const doAt = (companyId: number) => below(companies, { companyId }, '/recalculation_test_users');
const statusAt = (companyId: number) => below(companies, { companyId }, '/status_recalculation');

const fields = { test_id: 'testId', questions_id: 'questionIds', users_id: 'userIds' };

function orderOf({ testId, questionIds }: CheckTestRecalculationInput) {
  const { companyId, id: test_id } = requireInCompany(testId, 'Test');
  const ids = (
    type: 'TestQuestion' | 'User',
    given: readonly string[] | null | undefined,
    field: string,
  ) => (given == null ? null : inputIds(companyId, type, given, field, 'Не найдено'));
  return {
    companyId,
    ids,
    body: { test_id, questions_id: ids('TestQuestion', questionIds, 'questionIds') },
  };
}

export default {
  resolvers: {
    Test: {
      recalculation: withCall(
        async ({ company_id, id }: TestRow, _: object, { rest }: Context) => {
          const { data } = await rest.get<{ job: JobRow | null }>(statusAt(company_id), {
            test_id: id,
          });
          return data.job && { ...data.job, company_id };
        },
        { method: 'GET', route: statusAt(0).route, records: [], size: () => 1 },
      ),
    },
    Mutation: {
      checkTestRecalculation: mutation<CheckTestRecalculationInput, StartedJob>(
        { call: `POST ${checkAt(0).route}`, failed, fields },
        (input, context, info) => {
          const { companyId, body } = orderOf(input);
          return startedJob({ context, info, companyId }, checkAt(companyId), body);
        },
      ),
      recalculateTest: mutation<RecalculateTestInput, StartedJob>(
        { call: `POST ${doAt(0).route}`, failed, fields },
        (input, context, info) => {
          const { companyId, body, ids } = orderOf(input);
          const users_id = ids('User', input.userIds, 'userIds');
          return startedJob({ context, info, companyId }, doAt(companyId), { ...body, users_id });
        },
      ),
    },
  },
} satisfies Domain;
