// Statistics of a test and its topics.
import type { TestStatisticsArgs, TestTopicStatisticsArgs } from '../../__generated__/resolvers.ts';
import type { TestRow, TestStatisticsRow, TopicStatisticsRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { embeddedRelation, columns } from '../../kit/plan/needs.ts';
import { createConditionReader } from '../../kit/records/conditions.ts';
import { getOrNull, getAllOrNull } from '../../kit/rest/get-or-null.ts';
import { below, path } from '../../kit/rest/path.ts';
import { atField } from '../../kit/schema/at-field.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { tests } from '../collections.ts';

const at = ({ company_id, id }: Pick<TestRow, 'company_id' | 'id'>) =>
  below(tests(company_id).path, { id }, '/statistics');

const anywhere = { company_id: 0, id: 0 };

const topicsAt = ({ company_id, id }: Pick<TestRow, 'company_id' | 'id'>) =>
  path`/companies/${{ companyId: company_id }}/test_topics_statistics/${{ test_id: id }}`;

/** Assumed number of topics per test, for the estimate. */
const usualTopics = 10;

export default {
  resolvers: {
    Test: {
      statistics: atField((place) => {
        const conditions = createConditionReader(place);
        return withCall(
          (test: TestRow, args: TestStatisticsArgs, { rest }: Context) =>
            getOrNull<TestStatisticsRow>(rest, at(test), conditions.params(args, test.company_id)),
          { method: 'GET', route: at(anywhere).route, records: [], size: () => 1 },
        );
      }),
      topicStatistics: atField((place) => {
        const conditions = createConditionReader(place);
        return withCall(
          (test: TestRow, args: TestTopicStatisticsArgs, { rest }: Context) =>
            getAllOrNull<TopicStatisticsRow>(
              rest,
              topicsAt(test),
              conditions.params(args, test.company_id),
            ),
          { method: 'GET', route: topicsAt(anywhere).route, records: [], size: () => usualTopics },
        );
      }),
    },
  },
  shapes: {
    TestAttempt: { pointsByTopic: embeddedRelation('points_by_topic') },
    TestStatistics: { questions: columns('questions') },
    TopicStatistics: {},
    QuestionStatistics: { given: columns('given') },
  },
} satisfies Domain;
