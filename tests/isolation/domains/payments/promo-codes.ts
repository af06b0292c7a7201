// Declares promo codes and their uses, for users with the settings permission.
import type { DomainDeclaration, ValueGenerator } from '../../domain-declaration.ts';
import { finishedExport } from '../../school/jobs.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

const company = '/api/companies/{companyId}';
const promoCodes = `${company}/promo_codes`;

/** The code of members' payments, and one that no caller has used. */
const used = ['KEPT', 'USED'] as const;

/** Codes used by no other probe, by suffix. */
const spare = ['DELETED', 'GONE'] as const;
type Which = (typeof spare)[number];

const spareCode = ({ record }: ValueGenerator, which: Which): number =>
  record('promo_codes', ({ code }) => String(code).endsWith(which));

const terms = { sale_type: 'percent', sale_percent: 10 };

/** A code contains only letters, digits and hyphens. */
const codeOf = ({ text }: Pick<ValueGenerator, 'text'>, end: string): string =>
  `${text('code')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .slice(0, 40)}-${end}`;

const named = (maker: ValueGenerator, end: string) => ({
  code: codeOf(maker, end),
  description: maker.text('description'),
  ...terms,
});

/** A change of the tested code. */
const changeOf = ({ record, row }: ValueGenerator) => {
  const testedCode = record('promo_codes', isTestedCode);
  return row(
    'audits',
    ({ auditable_type, auditable_id, event, changes }) =>
      auditable_type === 'promo_codes' &&
      auditable_id === testedCode &&
      event === 'updated' &&
      JSON.stringify(changes).includes('description'),
  );
};

const isTestedCode = ({ code }: Row): boolean => String(code).endsWith('KEPT');

export const domain: DomainDeclaration = {
  tags: ['Promo codes'],
  menuPages: {
    'promo-codes': [
      {
        query: 'promoCodeListRouteQuery',
        variables: () => ({ filter: {}, named: [], hasNamed: false }),
      },
    ],
  },
  sharedRows: { used_promo_codes: (_, may) => may('company_settings') },
  records: {
    [`POST ${promoCodes}`]: (maker) => [...used, ...spare].map((end) => named(maker, end)),
  },
  writes: [(writer) => finishedExport(writer, 'promo_codes')],
  finalWrites: describeCodes,
  namedValues: (maker) => {
    const file = maker.row('jobs', ({ kind }) => kind === 'promo_codes_export')['file_name'];
    const change = changeOf(maker);
    return {
      promo_code_id: maker.record('promo_codes', ({ code }) => String(code).endsWith('USED')),
      promo_codes_id: spareCode(maker, 'DELETED'),
      'promo_codes.state': 'valid',
      counts: 1,
      ...Object.fromEntries(
        [
          `GET ${promoCodes}/{id}`,
          `PUT ${promoCodes}/{id}`,
          `GET ${promoCodes}/{id}/audits`,
          `GET ${promoCodes}/{id}/audit_authors`,
          `GET ${promoCodes}/{id}/audits/{audit_id}/put_back`,
          `POST ${promoCodes}/{id}/audits/{audit_id}/put_back`,
        ].map((route) => [`${route}.id`, Number(change['auditable_id'])]),
      ),
      ...Object.fromEntries(
        ['GET', 'POST'].map((method) => [
          `${method} ${promoCodes}/{id}/audits/{audit_id}/put_back.audit_id`,
          Number(change['id']),
        ]),
      ),
      [`DELETE ${promoCodes}/{id}.id`]: spareCode(maker, 'GONE'),
      'promo_codes_file.file_name': file,
      'promo_code_export.file_name': file,
    };
  },
  bodies: {
    [`POST ${promoCodes}`]: (maker) => [named(maker, 'NEW')],
    [`PUT ${promoCodes}/{id}`]: ({ text }) => [{ description: text('words'), sale_percent: 5 }],
    // A selection of all matching rows would delete everything.
    [`POST ${promoCodes}/delete`]: (maker) => [{ promo_codes_id: [spareCode(maker, 'DELETED')] }],
    [`POST ${promoCodes}/multi_create`]: () => [
      { pattern: 'PROBE-##??', count: 2, format: 'csv', ...terms },
    ],
    [`POST ${promoCodes}_download`]: () => [{ format: 'csv' }],
  },
  inputFields: {
    CreatePromoCodeInput: ['code', 'saleType', 'salePercent'],
    UpdatePromoCodeInput: ['description', 'courseIds', 'coursePackageIds'],
    CreatePromoCodesInput: ['pattern', 'count', 'saleType', 'salePercent'],
  },
  readByName: ['PromoCode'],
  idTypes: {
    'ExportPromoCodesInput.ids': 'PromoCode',
    'AttachPromoCodeProductsInput.id': 'PromoCode',
    'DetachPromoCodeProductsInput.id': 'PromoCode',
    'AttachPromoCodeForAllCoursesInput.id': 'PromoCode',
    'DetachPromoCodeForAllCoursesInput.id': 'PromoCode',
  },
  inputValues: {
    // A larger page with all courses and packages of each code exceeds the limits.
    'promoCodes.first': 5,
    'CreatePromoCodeInput.code': 'PROBE',
    'CreatePromoCodeInput.saleType': 'PERCENT',
    'CreatePromoCodeInput.salePercent': 5,
    'CreatePromoCodesInput.pattern': 'PROBE-???',
    'CreatePromoCodesInput.count': 2,
    'CreatePromoCodesInput.saleType': 'PERCENT',
    'CreatePromoCodesInput.salePercent': 5,
  },
  withoutTexts: {
    [`GET ${promoCodes}/generate_code`]: 'a code that nobody has',
    [`GET ${promoCodes}_file`]: 'the name of a file',
    [`GET ${promoCodes}_download/history`]: 'names of files',
  },
  emptyEvenForOwner: { 'Company.generatedPromoCode': 'a code that nobody has' },
};

/** Assigns a course and a package to each code, which its history shows. */
async function describeCodes({ record, send, text }: Writer): Promise<void> {
  for (const end of [...used, ...spare]) {
    const id = record('promo_codes', ({ code }) => String(code).endsWith(end));
    await send('PUT', `/promo_codes/${id}`, {
      description: text('words'),
      ...(used.some((each) => each === end) && {
        max_use_count: 10,
        single_user_max_use_count: 10,
        single_user_max_use_count_in_course: 10,
        date_start: '2026-01-01',
        date_end: '2100-01-01',
      }),
      courses_id: [record('courses')],
      course_packages_id: [record('course_packages')],
    });
  }
}
