// Promo codes: lists, writes, the products that they apply to, and creating many by a pattern.
import type { CreatePromoCodesInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { CompanyRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { historyOf } from '../../audits/index.ts';
import { noJob, startedJob, type StartedJob } from '../../jobs/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { changesMany, deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import {
  globalIds,
  renamedTo,
  omitNull,
  renamedFields,
  translatedBody,
} from '../../kit/mutations/translations.ts';
import { creates, performs, updates } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const promoCodes = companyCollection('PromoCode', 'promo_codes');

const chosenCodes = selectionOf(promoCodes, 'промокоды');

/** Null is omitted for fields that cannot be cleared. */
const products = {
  courseIds: omitNull(globalIds('Course', 'courses_id', 'Курс не найден')),
  coursePackageIds: omitNull(globalIds('CoursePackage', 'course_packages_id', 'Пакет не найден')),
};

const translations = {
  ...products,
  active: omitNull(renamedTo('active')),
  allowedProductTypes: omitNull(renamedTo('allowed_product_types')),
  forAllCourses: omitNull(renamedTo('for_all_courses')),
};

const resolvers: Resolvers = {
  Company: {
    promoCodes: connection(promoCodes, { sort: 'created_at', desc: true }),
    promoCode: recordById(promoCodes),
    generatedPromoCode: withCall(
      async ({ id }: CompanyRow, _args: unknown, { rest }: Context) => {
        const at = under(promoCodes(id).path, '/generate_code');
        return (await rest.get<{ code: string }>(at)).data.code;
      },
      {
        method: 'GET',
        route: `${promoCodes.route}/generate_code`,
        records: [],
        size: () => 1,
      },
    ),
  },
  PromoCode: historyOf(promoCodes),
  Mutation: {
    createPromoCode: creates(promoCodes, translations),
    updatePromoCode: updates(promoCodes, translations),
    createPromoCodes: mutation<CreatePromoCodesInput, StartedJob>(
      {
        call: `POST ${promoCodes.route}/multi_create`,
        failed: noJob,
        fields: renamedFields(translations),
      },
      (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const at = under(promoCodes(companyId).path, '/multi_create');
        const body = translatedBody(input, companyId, translations, ['companyId']);
        return startedJob({ context, info, companyId }, at, body);
      },
    ),
    activatePromoCodes: changesMany(chosenCodes, 'activate'),
    deactivatePromoCodes: changesMany(chosenCodes, 'deactivate'),
    deletePromoCodes: deletesMany(chosenCodes),
    attachPromoCodeProducts: performs(promoCodes, 'attach_products', products),
    detachPromoCodeProducts: performs(promoCodes, 'detach_products', products),
    attachPromoCodeForAllCourses: performs(promoCodes, 'attach_for_all_courses'),
    detachPromoCodeForAllCourses: performs(promoCodes, 'detach_for_all_courses'),
  },
};

export default {
  resolvers,
  shapes: {
    PromoCode: {
      courses: relation('courses'),
      coursePackages: relation('course_packages'),
    },
  },
  nodes: nodeReaders(promoCodes),
} satisfies Domain;
