// Accounts for services that cost the installation money: one atomic statement in a short transaction reserves an
// amount or refuses it, so that concurrent requests cannot exceed the daily budget.
import { sql, type SQL } from 'drizzle-orm';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, Failure } from '../../kit/http/errors.ts';
import {
  spendingKinds,
  type Payer,
  type Spending,
  type SpendingKind,
  type Spent,
} from '../../kit/services/spending.ts';
import type { PlanName } from '../subscription/plans.ts';
import {
  budgetOf,
  budgetExceededMessage,
  spendingTimeZone,
  unconfirmedMessage,
  youngDays,
} from './spending-rules.ts';

export interface SpendingState {
  /** Whether the person's address is confirmed; otherwise nothing can be spent. */
  isConfirmed: boolean;
  /** Null if the installation has no limit. */
  budget: Spent | null;
  /** The company's use today, or the person's in all companies if that is more. */
  used: Spent;
  resetsAt: Date;
}

export interface SpendingService extends Spending {
  stateOf: (transaction: Transaction, payer: Payer, kind: SpendingKind) => Promise<SpendingState>;
}

/** `times`: the factor by which the installation multiplies the plans' budgets; 0: no limit. */
export function createSpending(
  { database }: { database: Database },
  times: number,
): SpendingService {
  const read = (transaction: Transaction, payer: Payer, kind: SpendingKind) =>
    readAccount(transaction, payer, kind, times);

  const spend = async (
    transaction: Transaction,
    payer: Payer,
    kind: SpendingKind,
    wanted: Spent,
  ) => {
    const before = await read(transaction, payer, kind);
    if (!before.isConfirmed) throw unconfirmed(kind);
    const { budget, person, day } = before;
    const { amount, cost } = wanted;
    const { is_spent } = await rowOf<{ is_spent: boolean }>(
      transaction,
      sql`select spend(${payer.companyId}, ${person}, ${day}::date, ${kind}, ${amount}, ${cost}, ${budget?.amount ?? null}, ${mostCost(budget)}) as is_spent`,
    );
    // Read again, because concurrent requests may have spent meanwhile.
    if (!is_spent && budget) throw over(kind, budget, await read(transaction, payer, kind));
    return { person, day };
  };

  return {
    stateOf: read,
    require: async (transaction, payer, kind) => {
      const account = await read(transaction, payer, kind);
      if (!account.isConfirmed) throw unconfirmed(kind);
      const { budget, used } = account;
      if (budget && isSpent(budget, used)) throw over(kind, budget, account);
    },
    take: async (transaction, payer, kind, spent) => {
      await spend(transaction, payer, kind, spent);
    },
    reserve: async (payer, kind, wanted) => {
      const { person, day, most } = await database.system(async (transaction) => {
        const { budget } = await read(transaction, payer, kind);
        const most = withinDay(wanted, budget);
        return { most, ...(await spend(transaction, payer, kind, most)) };
      });
      let isSettled = false;
      return {
        settle: async ({ amount, cost }) => {
          if (isSettled) return;
          isSettled = true;
          await database.system((transaction) =>
            transaction.execute(
              sql`select settle_spending(${payer.companyId}, ${person}, ${day}::date, ${kind}, ${amount - most.amount}, ${cost - most.cost})`,
            ),
          );
        },
      };
    },
  };
}

/**
 * Limits a reservation to the budget of one day, so that larger work can start on an unused day.
 */
const withinDay = (wanted: Spent, budget: Spent | null): Spent => ({
  amount: Math.min(wanted.amount, budget?.amount ?? Infinity),
  cost: Math.min(wanted.cost, mostCost(budget) ?? Infinity),
});

/** Without prices there is no limit of the cost. */
const mostCost = (budget: Spent | null): number | null =>
  budget === null || budget.cost === 0 ? null : budget.cost;

const isSpent = (budget: Spent, used: Spent): boolean =>
  used.amount >= budget.amount || used.cost >= (mostCost(budget) ?? Infinity);

const unconfirmed = (kind: SpendingKind) => conflict('email_unconfirmed', unconfirmedMessage(kind));

function over(kind: SpendingKind, budget: Spent, { used, resetsAt }: SpendingState): Failure {
  const message = budgetExceededMessage(kind, { budget, used, resetsAt });
  return new Failure(422, [{ message, code: 'spending_limit' }]);
}

interface AccountRow {
  day: string;
  resets_at: string;
  plan: PlanName;
  is_young: boolean;
  person: number | null;
  is_confirmed: boolean;
  amount: number;
  cost: number;
  amount_by_person: number;
  cost_by_person: number;
}

async function readAccount(
  transaction: Transaction,
  payer: Payer,
  kind: SpendingKind,
  times: number,
): Promise<SpendingState & { person: number | null; day: string }> {
  if (!spendingKinds.includes(kind)) throw new Error(`unknown kind of spending: ${kind as string}`);
  const row = await rowOf<AccountRow>(
    transaction,
    sql`select today.day::text as day, (today.day + 1)::timestamp at time zone ${spendingTimeZone} as resets_at,
        case when company.paid_until > now() then company.plan else 'trial' end as plan,
        company.created_at > now() - ${youngDays} * interval '1 day' as is_young,
        account.id as person, coalesce(account.confirmed_login = account.login, false) as is_confirmed,
        coalesce(spent.amount, 0)::float8 as amount, coalesce(spent.cost, 0)::float8 as cost,
        coalesce(own.amount, 0)::float8 as amount_by_person, coalesce(own.cost, 0)::float8 as cost_by_person
      from companies company
      cross join (select (now() at time zone ${spendingTimeZone})::date as day) as today
      cross join lateral (select ${personOf(payer)} as id) as payer
      left join users account on account.id = payer.id
      left join company_spending spent on spent.company_id = company.id and spent.day = today.day and spent.kind = ${kind}
      left join lateral person_spending_of(payer.id, today.day, ${kind}) as own on true
      where company.id = ${payer.companyId}`,
  );
  const { plan, is_young: isYoung } = row;
  return {
    isConfirmed: row.is_confirmed,
    budget: budgetOf(kind, { plan, isYoung }, times),
    used: {
      // A person with several companies gets the budget of one, because companies and plans cost nothing.
      amount: Math.max(row.amount, row.amount_by_person),
      cost: Math.max(row.cost, row.cost_by_person),
    },
    resetsAt: new Date(row.resets_at),
    person: row.person,
    day: row.day,
  };
}

/**
 * The person that spending is counted for: the creator of an access token; for work without a caller, an owner,
 * preferably with a confirmed address.
 */
function personOf({ personId, accessTokenId }: Payer): SQL {
  if (accessTokenId !== undefined) {
    return sql`(select author_id from access_tokens token where token.company_id = company.id and token.id = ${accessTokenId}::integer)`;
  }
  if (personId !== null) return sql`${personId}::integer`;
  return sql`(select owner.user_id from company_members owner join users member on member.id = owner.user_id
    where owner.company_id = company.id and owner.is_owner and owner.status = 'active'
    order by (member.confirmed_login = member.login) desc nulls last, owner.user_id limit 1)`;
}
