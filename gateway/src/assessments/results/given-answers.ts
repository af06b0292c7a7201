// Given answers of all attempts, as a flat list.
import type { GivenAnswerRow } from '../../__generated__/rows.ts';
import { embeddedRelation, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { toGlobalId } from '../../kit/records/ids.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const givenAnswers = companyCollection('GivenAnswer', 'given_answers');

export default {
  resolvers: {
    Company: { givenAnswers: connection(givenAnswers) },
    GivenAnswer: {
      id: ({ id, company_id }: GivenAnswerRow) =>
        toGlobalId({ type: givenAnswers.type, companyId: company_id, id }),
    },
  },
  shapes: { GivenAnswer: { attempt: relation('attempt'), question: embeddedRelation('question') } },
} satisfies Domain;
