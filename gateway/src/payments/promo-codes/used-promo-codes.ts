// Uses of promo codes: all of a company, and those of one code.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { reference, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { payments } from '../collections.ts';

const usedPromoCodes = companyCollection('UsedPromoCode', 'used_promo_codes');

const newestFirst = { sort: 'created_at', desc: true } as const;

const resolvers: Resolvers = {
  Company: { usedPromoCodes: connection(usedPromoCodes, newestFirst) },
  PromoCode: { uses: connection(usedPromoCodes, { by: 'promo_code_id', ...newestFirst }) },
};

export default {
  resolvers,
  shapes: {
    UsedPromoCode: {
      promoCode: relation('promo_code'),
      user: relation('user'),
      course: relation('course'),
      payment: reference('payment_id', payments),
    },
  },
  nodes: nodeReaders(usedPromoCodes),
} satisfies Domain;
