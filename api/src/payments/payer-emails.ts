// Emails to payers. They count towards the company's limit of messages to outside recipients and are attributed to an
// owner.
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rowsOf, type Database, type Transaction } from '../kit/database/database.ts';
import { Failure } from '../kit/http/errors.ts';
import type { ScopeOfMember } from '../kit/permissions/permissions.ts';
import type { CompanyMessages } from '../people/index.ts';

type PayerMail = Parameters<CompanyMessages['deliver']>[1];

/**
 * Resolves with whether the email was sent: false when the company has reached its daily limit. Rejects when sending
 * can be retried.
 */
export type SendToPayer = (companyId: number, mail: PayerMail) => Promise<boolean>;

interface Parts {
  database: Database;
  messages: CompanyMessages;
  scopeOfMember: ScopeOfMember;
  log: FastifyBaseLogger;
}

export const createPayerMailer =
  ({ database, messages, scopeOfMember, log }: Parts): SendToPayer =>
  async (companyId, mail) => {
    const owner = await database.system((transaction) =>
      ownerOf(transaction, scopeOfMember, companyId),
    );
    if (owner === null) return false;
    try {
      const ordered = await database.company(owner, (transaction) =>
        messages.charge(transaction, owner, [mail.to]),
      );
      await messages.deliver(ordered, mail);
      return true;
    } catch (error) {
      if (!(error instanceof Failure) || error.status === 424) throw error;
      log.warn({ err: error, companyId }, 'an email to a payer was not sent');
      return false;
    }
  };

async function ownerOf(transaction: Transaction, scopeOfMember: ScopeOfMember, companyId: number) {
  const [owner] = await rowsOf<{ id: number }>(
    transaction,
    sql`select user_id as id from company_members where company_id = ${companyId} and is_owner and status = 'active' order by user_id limit 1`,
  );
  return owner === undefined ? null : scopeOfMember(transaction, companyId, owner.id, undefined);
}
