// How a test did, in numbers.
import type { TestStatisticsArgs } from '../../__generated__/resolvers.ts';
import type { TestRow, TestStatisticsRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { calling } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { conditionsAt } from '../../kit/records/conditions.ts';
import { ifThere } from '../../kit/rest/if-there.ts';
import { below } from '../../kit/rest/path.ts';
import { atField } from '../../kit/schema/at-field.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { tests } from '../collections.ts';

const at = ({ company_id, id }: Pick<TestRow, 'company_id' | 'id'>) =>
  below(tests(company_id).path, { id }, '/statistics');

export default {
  resolvers: {
    Test: {
      statistics: atField((place) => {
        const conditions = conditionsAt(place);
        return calling(
          (test: TestRow, args: TestStatisticsArgs, { rest }: Context) =>
            ifThere<TestStatisticsRow>(rest, at(test), conditions.params(args, test.company_id)),
          { method: 'GET', route: at({ company_id: 0, id: 0 }).route, records: [], size: () => 1 },
        );
      }),
    },
  },
  shapes: {
    TestStatistics: { questions: columns('questions'), topics: columns('topics') },
    QuestionStatistics: { given: columns('given') },
  },
} satisfies Domain;
