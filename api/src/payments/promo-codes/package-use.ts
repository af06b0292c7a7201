// Registers promo codes as users of course packages, so that a package that a code names is in use.
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { manyToMany } from '../../kit/records/record.ts';
import { declareUse } from '../../kit/resource/uses.ts';
import { promoCodeRecord } from './promo-code-record.ts';
import { promoCodePackages } from './promo-code-tables.ts';

declareUse(
  coursePackages,
  {
    relation: manyToMany(() => promoCodeRecord, promoCodePackages, {
      by: 'target_id',
      target: 'promo_code_id',
    }),
    nouns: ['промокод', 'промокода', 'промокодов'],
    skippedMessage: 'используются в промокодах',
  },
  3,
);
