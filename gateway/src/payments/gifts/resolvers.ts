// Gifts: a paid course that is given to the person who redeems the code.
import type { RedeemCourseGiftInput, Resolvers } from '../../__generated__/resolvers.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const courseGifts = companyCollection('CourseGift', 'course_gifts');

const redeemAt = (companyId: number) => path`/companies/${{ companyId }}/course_gifts/redeem`;

const resolvers: Resolvers = {
  Company: { courseGifts: connection(courseGifts, { sort: 'created_at', desc: true }) },
  Mutation: {
    redeemCourseGift: mutation<RedeemCourseGiftInput, { courseId: number | null }>(
      { call: `POST ${redeemAt(0).route}`, failed: { courseId: null } },
      async (input, { rest }) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await rest.write<{ course_id: number | null }>(
          'POST',
          redeemAt(companyId),
          bodyOf(input, ['companyId']),
        );
        return { courseId: data.course_id };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { CourseGift: { payment: relation('payment'), redeemer: relation('redeemer') } },
  nodes: nodeReaders(courseGifts),
} satisfies Domain;
