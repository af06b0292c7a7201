// The subscription of a company: its plan, when it ends, and the use of its limits, of which only that of files is
// enforced.
import { and, eq, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { courses } from '../../courses/course-tables.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { resource } from '../../kit/resource/resource.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { choice } from '../../kit/values/texts.ts';
import { fileBytes, useFiles } from '../../media/index.ts';
import { companyMembers, memberRecord } from '../../people/index.ts';
import {
  planNames,
  planPeriods,
  planResources,
  plans,
  type Plan,
  type PlanResource,
} from './plans.ts';
import { storageQuotaReader, storageLimitOf } from './storage-quota.ts';
import { companies } from '../tables.ts';

const tag = 'Subscription';
const settings = { all: 'company_settings' } as const;

const limits = z
  .object({
    users: z.int().nullable().describe('Active users; null for no limit.'),
    storage: z.number().nullable().describe('Bytes of files; null for no limit.'),
    courses: z.int().nullable().describe('Courses, without those in the trash; null for no limit.'),
  })
  .meta({ id: 'SubscriptionLimits', description: 'The limits of a plan.' });

const usage = z
  .object({ users: z.int(), storage: z.number(), courses: z.int() })
  .meta({ id: 'SubscriptionUsage', description: 'A company’s use of the plan’s limits.' });

const offeredPlan = z
  .object({ name: z.enum(planNames), title: z.string(), limits })
  .meta({ id: 'SubscriptionPlan', description: 'A plan of the platform.' });

const subscription = z
  .object({
    plan: z.enum(planNames),
    status: z.enum(['active', 'expired']),
    period: z.enum(planPeriods).nullable().describe('Null for the trial.'),
    paid_until: z.iso.datetime(),
    limits,
    usage,
    exceeded: z
      .array(z.enum(planResources))
      .describe(
        'Limits that are exceeded. Only the limit of files is enforced; the others are only reported.',
      ),
    plans: z.array(offeredPlan),
  })
  .meta({ id: 'CompanySubscription', description: 'A company’s plan and its use.' });

const fileStorageUsage = z
  .object({
    used: z.number().describe('Bytes.'),
    limit: z.number().nullable().describe('Bytes; null for no limit.'),
  })
  .meta({ id: 'FileStorageUsage', description: 'The storage that a company’s files use.' });

const chosenPlan = z.strictObject({
  plan: choice(['basic', 'pro'], 'Выберите тариф'),
  period: choice(planPeriods, 'Выберите срок'),
});

/** The users that count for the limit. */
const subscriptionUsers = resource({
  record: memberRecord,
  path: '/subscription_users',
  tag,
  missing: 'Пользователь не найден',
  permissions: { read: settings },
  where: (table) => sql`${table.status} = 'active'`,
  countBy: ['status'],
  sort: ['last_visit_at', 'full_name', 'name', 'surname', 'email', 'created_at'],
  descending: true,
  searched: ['searched'],
});

export function registerSubscription(
  app: FastifyInstance,
  { database, storageQuota }: { database: Database; storageQuota: number },
): void {
  const readQuota = storageQuotaReader(storageQuota);
  const offered = plans.map((plan) => ({
    ...plan,
    limits: { ...plan.limits, storage: storageLimitOf(plan.name, storageQuota) },
  }));

  subscriptionUsers.register(app, database);

  companyRoute(app, database, {
    method: 'GET',
    path: '/subscription_check',
    tag,
    summary: 'Get the plan of a company and its use',
    permission: settings,
    answer: subscription,
    run: ({ transaction, scope }) => check(transaction, scope, offered),
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/file_storage/usage',
    tag,
    summary: 'Get the storage that a company’s files use, and its quota',
    permission: useFiles,
    answer: fileStorageUsage,
    run: ({ transaction, scope: { companyId } }) => readQuota(transaction, companyId),
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/subscription_update',
    tag,
    summary: 'Choose a plan',
    description:
      'Takes effect at once; the current plan is extended. There is no billing yet: nothing is charged.',
    permission: 'owner',
    body: chosenPlan,
    answer: subscription,
    run: async ({ transaction, scope, body: { plan, period } }) => {
      await transaction
        .update(companies)
        .set({
          plan,
          plan_period: period,
          paid_until: sql`case when ${companies.plan} = ${plan} then greatest(${companies.paid_until}, now()) else now() end + ${`1 ${period}`}::interval`,
        })
        .where(eq(companies.id, scope.companyId));
      return check(transaction, scope, offered);
    },
  });
}

async function check(
  transaction: Transaction,
  { companyId }: Scope,
  offered: readonly Plan[],
): Promise<z.infer<typeof subscription>> {
  const [company] = await transaction
    .select({
      plan: companies.plan,
      period: companies.plan_period,
      paidUntil: companies.paid_until,
    })
    .from(companies)
    .where(eq(companies.id, companyId));
  if (company === undefined) throw new Error(`there is no company ${companyId}`);
  const { plan, period } = company;
  const paidUntil = new Date(company.paidUntil);
  const allowed = offered.find(({ name }) => name === plan)?.limits;
  if (allowed === undefined) throw new Error(`there is no plan ${plan}`);
  const used = await usageOf(transaction, companyId);
  return {
    plan,
    status: paidUntil > new Date() ? 'active' : 'expired',
    period,
    paid_until: paidUntil.toISOString(),
    limits: allowed,
    usage: used,
    exceeded: planResources.filter((name) => used[name] > (allowed[name] ?? Infinity)),
    plans: [...offered],
  };
}

async function usageOf(
  transaction: Transaction,
  companyId: number,
): Promise<Record<PlanResource, number>> {
  const { storage } = await rowOf<{ storage: number }>(
    transaction,
    sql`select coalesce(sum(bytes), 0)::double precision as storage from ${fileBytes} where company_id = ${companyId}`,
  );
  return {
    users: await transaction.$count(
      companyMembers,
      and(eq(companyMembers.company_id, companyId), eq(companyMembers.status, 'active')),
    ),
    storage,
    courses: await transaction.$count(
      courses,
      and(eq(courses.company_id, companyId), ne(courses.status, 'deleted')),
    ),
  };
}
