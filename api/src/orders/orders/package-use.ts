// Registers orders as users of course packages, so that a package with orders is in use.
import { coursePackages } from '../../courses/packages/package-tables.ts';
import { hasMany } from '../../kit/records/record.ts';
import { declareUse } from '../../kit/resource/uses.ts';
import { orderRecord } from './order-record.ts';

declareUse(
  coursePackages,
  {
    relation: hasMany(() => orderRecord, 'course_package_id'),
    nouns: ['заявка', 'заявки', 'заявок'],
    skippedMessage: 'их хотят купить в заявках',
  },
  1,
);
