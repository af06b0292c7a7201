/** Companies: one's own, creating and changing one, and its code. */
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database, Transaction } from '../kit/database.ts';
import { violates } from '../kit/database.ts';
import { dataOf, failures, listOf, schema } from '../kit/documentation.ts';
import { forbidden, invalid, notFound } from '../kit/errors.ts';
import { readList, readOne } from '../kit/list.ts';
import type { Row } from '../kit/list.ts';
import {
  listQuerySchema,
  oneQuerySchema,
  readListParameters,
  readSelection,
} from '../kit/list-parameters.ts';
import type { Selection } from '../kit/list-parameters.ts';
import { outsideCompanies, personOf, scopeOf } from '../kit/permissions.ts';
import type { Scope } from '../kit/permissions.ts';
import { wholeRecord } from '../kit/resource.ts';
import type { Storage } from '../kit/storage.ts';
import { files } from '../media/index.ts';
import { companyMembers, createStandardRoles } from '../people/index.ts';
import type { FindDomain } from './domains/dns.ts';
import { registerDomains } from './domains/domains.ts';
import { integrationResource } from './integrations/integrations.ts';
import { registerOwners } from './owners/owners.ts';
import { registerFiles } from './files/file-routes.ts';
import { companyRecord } from './records.ts';
import { changedShop, registerPayments } from './payments/payments.ts';
import { registerRemoval } from './removal/removal-routes.ts';
import type { Removal } from './removal/removal.ts';
import { registerSubscription } from './subscription/subscription.ts';
import { changedCompany, companyCode, newCompany } from './rules.ts';
import { companies } from './tables.ts';
import type { YooKassa } from './payments/yoo-kassa.ts';

interface Parts {
  database: Database;
  storage: Storage;
  publicUrl: string;
  findDomain: FindDomain;
  removal: Removal;
  yooKassa: YooKassa;
}

const missing = 'Компания не найдена';
const one = dataOf(companyRecord.schema);
const codeQuery = z.object({ code: z.string('Обязательное поле') });

export function registerCompany(app: FastifyInstance, parts: Parts): void {
  registerCompanies(app, parts);
  registerCodes(app, parts);
  registerFiles(app, parts);
  registerDomains(app, parts);
  registerOwners(app, parts);
  integrationResource.register(app, parts.database);
  registerSubscription(app, parts);
  registerPayments(app, parts);
  registerRemoval(app, parts);
}

function registerCompanies(app: FastifyInstance, { database }: Parts): void {
  app.get(
    '/api/companies',
    {
      config: { permission: 'signed-in', accessTokens: true },
      schema: schema('Companies', 'The companies that the signed-in person owns or belongs to', {
        description: 'An access token sees its own company alone.',
        querystring: listQuerySchema,
        response: { 200: listOf(companyRecord.schema), ...failures(401, 422) },
      }),
    },
    (request) => {
      const scope = sightOf(request);
      const parameters = readListParameters(request.query as Row, {
        record: companyRecord,
        sort: ['id', 'name', 'code', 'created_at'],
        defaultSort: { column: 'name', descending: false },
        filters: [],
        countBy: [],
      });
      const searched = sql`(${companies.name} || ' ' || ${companies.code})`;
      return inSight(database, scope, (transaction) =>
        readList(
          transaction,
          { record: companyRecord, where: isInSight(scope), searched, filters: {} },
          parameters,
          scope,
        ),
      );
    },
  );

  app.post(
    '/api/companies',
    {
      config: { permission: 'signed-in' },
      schema: schema('Companies', 'Create a company that belongs to the signed-in person', {
        body: newCompany,
        response: { 201: one, ...failures(401, 422) },
      }),
    },
    async (request, reply) => {
      const person = personOf(request);
      const values = request.body as z.infer<typeof newCompany>;
      const id = await database.system(
        async (transaction) => {
          const [created] = await transaction
            .insert(companies)
            .values({ ...values, description: values.description ?? null })
            .returning({ id: companies.id })
            .catch(refuseTakenCode);
          const companyId = created?.id ?? 0;
          await transaction
            .insert(companyMembers)
            .values({ company_id: companyId, user_id: person.id, is_owner: true });
          await createStandardRoles(transaction, companyId);
          return companyId;
        },
        { personId: person.id },
      );
      const data = await readCompany(database, { ...outsideCompanies(person.id), companyId: id });
      return reply.code(201).send({ data });
    },
  );

  app.get(
    '/api/companies/:companyId',
    {
      config: { permission: 'member' },
      schema: schema('Companies', 'One company', {
        querystring: oneQuerySchema,
        response: { 200: one, ...failures(401, 404, 422) },
      }),
    },
    async (request) => {
      const selection = readSelection(request.query as Row, companyRecord);
      return { data: await readCompany(database, scopeOf(request), selection) };
    },
  );

  app.put(
    '/api/companies/:companyId',
    {
      config: { permission: { all: 'company_settings' } },
      schema: schema('Companies', 'Change a company', {
        body: changedCompany,
        response: { 200: one, ...failures(401, 403, 404, 422) },
      }),
    },
    async (request) => {
      const scope = scopeOf(request);
      const sent = request.body as z.infer<typeof changedCompany>;
      const { yoo_kassa_shop_id, yoo_kassa_secret_key, ...plain } = sent;
      if (sent.bitixScripts !== undefined && !scope.isOwner) throw forbidden(scriptsAreOwners);
      await database.company(scope, async (transaction) => {
        await requireOwnImage(transaction, scope, plain.video_preview_image_id);
        const shop = { yoo_kassa_shop_id, yoo_kassa_secret_key };
        const values = { ...plain, ...(await changedShop(transaction, scope, shop)) };
        if (Object.keys(values).length === 0) return;
        await transaction
          .update(companies)
          .set(values as Partial<typeof companies.$inferInsert>)
          .where(eq(companies.id, scope.companyId))
          .catch(refuseTakenCode);
        await requireVerification(transaction, scope);
      });
      return { data: await readCompany(database, scope) };
    },
  );
}

function registerCodes(app: FastifyInstance, { database }: Parts): void {
  app.get(
    '/api/company/check_code',
    {
      config: { permission: 'signed-in' },
      schema: schema('Companies', 'Whether a company could be created under a code', {
        querystring: codeQuery,
        response: {
          200: dataOf(z.boolean().describe('true: the code is free.')),
          ...failures(401, 422),
        },
      }),
    },
    async (request) => {
      const code = companyCode.safeParse((request.query as z.infer<typeof codeQuery>).code);
      if (!code.success) return { data: false };
      const taken = await database.system((transaction) =>
        transaction
          .select({ id: companies.id })
          .from(companies)
          .where(eq(companies.code, code.data)),
      );
      return { data: taken.length === 0 };
    },
  );

  app.get(
    '/api/company/get_id_by_code',
    {
      config: { permission: 'signed-in', accessTokens: true },
      schema: schema('Companies', 'The company with a code', {
        description: 'With `with=admin_profile` it also says what the signed-in person is there.',
        querystring: oneQuerySchema.extend(codeQuery.shape),
        response: { 200: one, ...failures(401, 404, 422) },
      }),
    },
    async (request) => {
      const sight = sightOf(request);
      const query = request.query as z.infer<typeof codeQuery>;
      const selection = readSelection(query, companyRecord);
      const [found] = await inSight(database, sight, (transaction) =>
        transaction
          .select({ id: companies.id })
          .from(companies)
          .where(and(eq(companies.code, query.code.toLowerCase()), isInSight(sight))),
      );
      if (found === undefined) throw notFound(missing);
      const scope = { ...sight, companyId: found.id };
      return { data: await readCompany(database, scope, selection) };
    },
  );
}

/** Who looks for companies: a person at large, or an access token in its own company. */
const sightOf = (request: FastifyRequest): Scope =>
  request.scope ?? outsideCompanies(personOf(request).id);

const inSight = <Result>(
  database: Database,
  scope: Scope,
  work: (transaction: Transaction) => Promise<Result>,
) =>
  scope.accessTokenId === undefined
    ? database.person(scope.personId, work)
    : database.company(scope, work);

const isInSight = ({ accessTokenId, companyId, personId }: Scope): SQL =>
  accessTokenId === undefined
    ? sql`exists (select 1 from ${companyMembers} where ${companyMembers.company_id} = ${companies.id} and ${companyMembers.user_id} = ${personId} and ${companyMembers.status} = 'active')`
    : sql`${companies.id} = ${companyId}`;

async function readCompany(
  database: Database,
  scope: Scope,
  selection: Selection = wholeRecord,
): Promise<Row> {
  const source = { record: companyRecord, where: undefined };
  const company = await database.company(scope, (transaction) =>
    readOne(transaction, source, scope.companyId, selection, scope),
  );
  if (company === null) throw notFound(missing);
  return company;
}

async function requireOwnImage(
  transaction: Transaction,
  scope: Scope,
  id: number | null | undefined,
): Promise<void> {
  if (id == null) return;
  const [image] = await transaction
    .select({ id: files.id })
    .from(files)
    .where(
      and(
        eq(files.company_id, scope.companyId),
        eq(files.id, id),
        sql`${files.mime_type} like 'image/%'`,
      ),
    );
  if (image === undefined) throw invalid('video_preview_image_id', 'Выберите изображение компании');
}

const scriptsAreOwners = 'Скрипты страниц меняет только владелец компании';

/** Accounts can't be confirmed by nothing. */
async function requireVerification(transaction: Transaction, scope: Scope): Promise<void> {
  const [company] = await transaction
    .select({
      isUsed: companies.use_verification_account_type,
      types: companies.verification_account_types,
    })
    .from(companies)
    .where(eq(companies.id, scope.companyId));
  if (company?.isUsed === true && company.types.length === 0) {
    throw invalid('verification_account_types', 'Выберите хотя бы один способ', 'required');
  }
}

function refuseTakenCode(error: unknown): never {
  if (violates(error, 'companies_code')) throw invalid('code', 'Поддомен уже существует', 'taken');
  throw error;
}
