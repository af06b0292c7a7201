// Creates many promo codes by a pattern: a job that creates all or none, and a file with the codes.
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { codeKey, codePattern, drawCodes, type CodePattern } from '@kafedra/common/promo-codes';
import { createExportFile, mediaTypes, type FileColumn } from '../../exports/index.ts';
import { defineJob, jobRecord, jobResource, type Jobs } from '../../jobs/index.ts';
import { rowsOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { forbidden, invalid } from '../../kit/http/errors.ts';
import { has, type Scope } from '../../kit/permissions/permissions.ts';
import { translateConstraintErrors } from '../../kit/resource/writes.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { dayIn, timeZoneOf } from '../../kit/values/time-zone.ts';
import { attachProducts, requireProducts } from './promo-code-products.ts';
import {
  maxLinks,
  newSeries,
  secureRandom,
  resolveDiscount,
  type Series,
} from './promo-code-rules.ts';
import { promoCodes } from './promo-code-tables.ts';
import { promoCodeResource } from './promo-codes.ts';

const { path, tag } = promoCodeResource;
const grant = { all: 'company_settings' } as const;

/** Rows of one statement: PostgreSQL allows 65,535 parameters. */
const batch = 2000;

export const promoCodeSeries = defineJob({
  kind: 'promo_codes_creation',
  input: newSeries,
  run: async (job) => {
    const { input, scope } = job;
    const codes = await job.step(
      async (transaction) => {
        // The permission may have been withdrawn since the job was created.
        if (!has(scope, grant.all)) throw forbidden();
        const { pattern, taken } = await requireRoom(transaction, scope, input);
        return drawCodes(pattern, { count: input.count, taken, random: secureRandom });
      },
      () => ({ done: 0, total: input.count }),
    );
    const file = await job.writeFile(
      mediaTypes[input.format],
      createExportFile(input.format, {
        sheet: 'Промокоды',
        columns: columnsOf(input),
        batches: [codes],
      }),
    );
    await job.step(
      () => Promise.resolve(),
      () => ({ done: input.count, total: input.count }),
    );
    return async (transaction) => {
      const ids = await writeCodes(transaction, scope, codes, input);
      await attachProducts(transaction, scope, ids, input);
      return file(transaction);
    };
  },
});

export function registerSeries(
  app: FastifyInstance,
  { database, jobs }: { database: Database; jobs: Jobs },
): void {
  jobs.handle(promoCodeSeries);
  companyRoute(app, database, {
    method: 'POST',
    path: `${path}/multi_create`,
    tag,
    summary: 'Create promo codes by a pattern',
    description:
      'A job creates all codes or none. Its file has the codes and can be downloaded for 24 hours.',
    permission: grant,
    body: newSeries,
    answer: z.object({ file_name: z.string(), job: jobRecord.schema }),
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body: input }) => {
      resolveDiscount(input);
      await requireProducts(transaction, scope, input, null);
      requireFewTies(input);
      await requireRoom(transaction, scope, input);
      const today = dayIn(await timeZoneOf(transaction, scope.companyId))(Date.now());
      const fileName = `promo_codes_${today}.${input.format}`;
      const id = await jobs.enqueue(transaction, scope, promoCodeSeries, { input, fileName });
      return { file_name: fileName, job: await jobResource.find(transaction, scope, id) };
    },
  });
}

const columnsOf = ({ sale_type, sale_sum, sale_percent }: Series): FileColumn<string>[] => [
  { heading: 'Промокод', kind: 'text', width: 32, value: (code) => code },
  sale_type === 'sum'
    ? { heading: 'Скидка, ₽', kind: 'money', width: 14, value: () => sale_sum ?? null }
    : { heading: 'Скидка, %', kind: 'number', width: 14, value: () => sale_percent ?? null },
];

function requireFewTies({ count, courses_id = [], course_packages_id = [] }: Series): void {
  const products = courses_id.length + course_packages_id.length;
  if (count * products <= maxLinks) return;
  const fits = Math.floor(maxLinks / products);
  throw invalid('count', `С таким числом курсов и пакетов — не больше ${fits} за раз`, 'too_many');
}

/** Throws if the pattern has fewer free codes than requested. Returns the codes already taken. */
async function requireRoom(
  transaction: Transaction,
  { companyId }: Scope,
  { pattern: text, count }: Series,
): Promise<{ pattern: CodePattern; taken: ReadonlySet<string> }> {
  const pattern = codePattern(text);
  if (pattern === null) throw new Error(`«${text}» is not a pattern`);
  const rows = await rowsOf<{ code: string }>(
    transaction,
    sql`select code from ${promoCodes} where company_id = ${companyId} and code_key ~ ${pattern.expression}`,
  );
  const taken = new Set(rows.map(({ code }) => codeKey(code)));
  const free = pattern.possible - taken.size;
  if (free >= count) return { pattern, taken };
  const words =
    free === 0
      ? 'Все коды по такому шаблону уже заняты: добавьте # или ?'
      : `По такому шаблону свободных кодов только ${free}: добавьте # или ?`;
  throw invalid('pattern', words, 'too_few');
}

/** Returns the ids. Throws if a code was taken since it was drawn, and then creates none. */
async function writeCodes(
  transaction: Transaction,
  { companyId: company_id }: Scope,
  codes: readonly string[],
  series: Series,
): Promise<number[]> {
  const {
    pattern: _pattern,
    count: _count,
    format: _format,
    courses_id: _courses,
    course_packages_id: _packages,
    ...columns
  } = series;
  const ids: number[] = [];
  for (let done = 0; done < codes.length; done += batch) {
    const rows = codes.slice(done, done + batch).map((code) => ({
      ...columns,
      ...resolveDiscount(columns),
      company_id,
      code,
      code_key: codeKey(code),
    }));
    const written = await transaction
      .insert(promoCodes)
      .values(rows)
      .returning({ id: promoCodes.id })
      .catch(
        translateConstraintErrors({
          unique: { promo_codes_code_taken: ['pattern', takenMeanwhile] },
        }),
      );
    ids.push(...written.map(({ id }) => id));
  }
  return ids;
}

const takenMeanwhile = 'Один из кодов только что заняли. Создайте коды ещё раз';
