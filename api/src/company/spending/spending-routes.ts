// The route that returns a company's use today of services that cost the installation money, and their limits.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import type { Grants } from '../../kit/permissions/permissions.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { spendingKinds, type SpendingKind } from '../../kit/services/spending.ts';
import type { SpendingService } from './spending.ts';

/** Those who request such services, and those who manage the company. */
const spenders = [
  { all: 'tests_update_all', my: 'tests_update_my' },
  { all: 'lessons_update_all', my: 'lessons_update_my' },
  { all: 'users_welcome' },
  { all: 'company_settings' },
] as const satisfies Grants;

const roubles = z.string().describe('Roubles.');

const budget = z
  .object({
    kind: z
      .enum(spendingKinds)
      .describe(
        '`ai`: tokens of the language model; `speech`: seconds of transcribed audio; `sms`: text messages; `streams`: seconds of video, for each rendition.',
      ),
    is_available: z
      .boolean()
      .describe('Whether the installation has the required service or program.'),
    used: z.number().describe('Use today, including reservations for running work.'),
    limit: z.number().nullable().describe('Daily limit; null if the installation sets none.'),
    cost: roubles,
    cost_limit: roubles.nullable().describe('Null if there is no limit.'),
  })
  .meta({
    id: 'SpendingBudget',
    description: 'The daily budget of one kind of spending, and its use.',
  });

const spending = z
  .object({
    email_confirmed: z
      .boolean()
      .describe(
        'Whether the caller’s email address is confirmed; until then they cannot spend anything.',
      ),
    resets_at: z.iso.datetime().describe('When the next day begins.'),
    budgets: z.array(budget),
  })
  .meta({
    id: 'Spending',
    description: 'A company’s use today of services that cost the installation money.',
  });

export interface SpendingParts {
  database: Database;
  spending: SpendingService;
  /** Which services the installation offers. */
  provided: Readonly<Record<SpendingKind, boolean>>;
}

export function registerSpending(
  app: FastifyInstance,
  { database, spending: accounts, provided }: SpendingParts,
): void {
  companyRoute(app, database, {
    method: 'GET',
    path: '/spending',
    tag: 'Spending',
    summary: 'Get the company’s use and limits today of services that cost the installation money',
    permission: spenders,
    answer: spending,
    run: async ({ transaction, scope }) => {
      const states = await Promise.all(
        spendingKinds.map(async (kind) => ({
          kind,
          ...(await accounts.stateOf(transaction, scope, kind)),
        })),
      );
      const [first] = states;
      return {
        email_confirmed: first?.isConfirmed ?? false,
        resets_at: (first?.resetsAt ?? new Date()).toISOString(),
        budgets: states.map(({ kind, used, budget: most }) => ({
          kind,
          is_available: provided[kind],
          used: used.amount,
          limit: most?.amount ?? null,
          cost: used.cost.toFixed(2),
          cost_limit: most === null || most.cost === 0 ? null : most.cost.toFixed(2),
        })),
      };
    },
  });
}
