// Routes of companies: the caller's companies, creating and changing one, and checking its code.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { violatesConstraint, type Transaction } from '../kit/database/database.ts';
import { forbidden, invalid, notFound } from '../kit/http/errors.ts';
import { readList, readOne } from '../kit/lists/list.ts';
import type { ListSource, Row } from '../kit/lists/contract.ts';
import { listQuery, oneQuery } from '../kit/lists/documentation.ts';
import { readListParameters, readSelection, type ListOffer } from '../kit/lists/parameters.ts';
import type { FieldSelection } from '../kit/records/contract.ts';
import type { Outbound } from '../kit/services/outbound.ts';
import {
  scopeOutsideCompanies,
  type QueryScope,
  type Scope,
} from '../kit/permissions/permissions.ts';
import { wholeRecord } from '../kit/resource/resource.ts';
import { requireVersion } from '../kit/records/version.ts';
import { callerRoute, companyRoute, personRouteInSteps } from '../kit/http/routes.ts';
import { placeholder, preparedQueryForScope } from '../kit/database/prepared-queries.ts';
import type { Storage } from '../kit/files/storage.ts';
import { requireKnownZone } from '../kit/values/time-zone.ts';
import { files, type Uploads } from '../media/index.ts';
import { companyMembers, createStandardRoles } from '../people/index.ts';
import type { FindDomain } from './domains/dns.ts';
import { registerDomains } from './domains/domains.ts';
import { registerHosts, type CompanyHosts } from './domains/hosts.ts';
import { integrationResource } from './integrations/integrations.ts';
import { registerOwners } from './owners/owners.ts';
import { registerFiles } from './files/file-routes.ts';
import { companyRecord } from './records.ts';
import { declaredUpdates, withoutDeclared } from './updates.ts';
import { registerRemoval } from './removal/removal-routes.ts';
import type { Removal } from './removal/removal.ts';
import { registerSpending, type SpendingParts } from './spending/spending-routes.ts';
import { registerSubscription } from './subscription/subscription.ts';
import { changedCompany, companyCode, newCompany } from './rules.ts';
import { registerSavedViews } from './saved-views/saved-views.ts';
import { companies } from './tables.ts';

interface Parts extends SpendingParts {
  storage: Storage;
  uploads: Uploads;
  publicUrl: string;
  companyHosts: CompanyHosts;
  findDomain: FindDomain;
  outbound: Outbound;
  removal: Removal;
  /** The factor by which the installation multiplies the file quota of a plan; 0: no limit. */
  storageQuota: number;
}

const missing = 'Компания не найдена';
const tag = 'Companies';
const codeQuery = z.object({ code: z.string('Обязательное поле') });

export function registerCompany(app: FastifyInstance, parts: Parts): void {
  registerCompanies(app, parts);
  registerCodes(app, parts);
  registerFiles(app, parts);
  registerDomains(app, parts);
  registerHosts(app, { ...parts.companyHosts, database: parts.database });
  registerOwners(app, parts);
  integrationResource.register(app, parts.database);
  registerSubscription(app, parts);
  registerSpending(app, parts);
  registerRemoval(app, parts);
  registerSavedViews(app, parts.database);
}

const offer: ListOffer = {
  record: companyRecord,
  sort: ['id', 'name', 'code', 'created_at'],
  defaultSort: { column: 'name', descending: false },
  filters: [],
  countBy: [],
};

function registerCompanies(app: FastifyInstance, { database }: Parts): void {
  callerRoute(app, database, {
    method: 'GET',
    path: '/companies',
    tag,
    summary: 'List the companies of which the signed-in user is an owner or a member',
    description: 'An access token sees only its own company.',
    query: listQuery({ ...offer, isSearched: true }),
    list: companyRecord.schema,
    run: ({ transaction, scope, query }) => {
      const parameters = readListParameters(query, offer);
      return readList(transaction, inSight, parameters, scope);
    },
  });

  personRouteInSteps(app, {
    method: 'POST',
    path: '/companies',
    tag,
    summary: 'Create a company owned by the signed-in user',
    body: newCompany,
    answer: companyRecord.schema,
    status: 201,
    run: ({ person, body, effect }) =>
      effect.system(
        async (transaction) => {
          const [created] = await transaction
            .insert(companies)
            .values({ ...body, description: body.description ?? null })
            .returning({ id: companies.id })
            .catch(refuseTakenCode);
          const companyId = created?.id ?? 0;
          await transaction
            .insert(companyMembers)
            .values({ company_id: companyId, user_id: person.id, is_owner: true });
          await createStandardRoles(transaction, companyId);
          return readCompany(transaction, { ...scopeOutsideCompanies(person.id), companyId });
        },
        { personId: person.id },
      ),
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '',
    tag,
    summary: 'Get a company',
    permission: 'member',
    query: oneQuery(companyRecord),
    answer: companyRecord.schema,
    run: async ({ transaction, scope, query }) =>
      readCompany(transaction, scope, readSelection(query, companyRecord)),
  });

  companyRoute(app, database, {
    method: 'PUT',
    path: '',
    tag,
    summary: 'Change a company',
    permission: { all: 'company_settings' },
    body: changedCompany,
    answer: companyRecord.schema,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const { version, ...sent } = body;
      const plain = withoutDeclared(sent);
      if (body.bitixScripts !== undefined && !scope.isOwner) throw forbidden(scriptsAreOwners);
      await requireVersion(transaction, scope, companyRecord, scope.companyId, version);
      if (plain.time_zone !== undefined) await requireKnownZone(transaction, plain.time_zone);
      await requireOwnImage(transaction, scope, plain.video_preview_image_id);
      const values = { ...plain, ...(await declaredUpdates(transaction, scope, body)) };
      if (Object.keys(values).length > 0) {
        await transaction
          .update(companies)
          .set(values as Partial<typeof companies.$inferInsert>)
          .where(eq(companies.id, scope.companyId))
          .catch(refuseTakenCode);
        await requireVerification(transaction, scope);
      }
      return readCompany(transaction, scope);
    },
  });
}

function registerCodes(app: FastifyInstance, { database }: Parts): void {
  personRouteInSteps(app, {
    method: 'GET',
    path: '/company/check_code',
    tag,
    summary: 'Check whether a company code is available',
    query: codeQuery,
    answer: z.boolean().describe('True if the code is available.'),
    run: async ({ query }) => {
      const code = companyCode.safeParse(query.code);
      if (!code.success) return false;
      const taken = await database.system((transaction) =>
        transaction.$count(companies, eq(companies.code, code.data)),
      );
      return taken === 0;
    },
  });

  callerRoute(app, database, {
    method: 'GET',
    path: '/company/get_id_by_code',
    tag,
    summary: 'Find a company by code',
    description: 'With `with=admin_profile`, includes the membership of the signed-in user.',
    query: oneQuery(companyRecord).extend(codeQuery.shape),
    answer: companyRecord.schema,
    failures: [404],
    run: async ({ transaction, enter, scope: sight, query }) => {
      const selection = readSelection(query, companyRecord);
      const [found] = await companyByCode(transaction, sight, { code: query.code.toLowerCase() });
      if (found === undefined) throw notFound(missing);
      return readCompany(enter(found.id), { ...sight, companyId: found.id }, selection);
    },
  });
}

/** The companies of which the person is a member; for an access token, its own company. */
const inSight: ListSource = {
  record: companyRecord,
  inCompany: false,
  narrowed: isInSight,
  searched: sql`(${companies.name} || ' ' || ${companies.code})`,
};

function isInSight({ accessTokenId, companyId, personId }: QueryScope): SQL {
  return accessTokenId === undefined
    ? sql`exists (select 1 from ${companyMembers} where ${companyMembers.company_id} = ${companies.id} and ${companyMembers.user_id} = ${personId} and ${companyMembers.status} = 'active')`
    : sql`${companies.id} = ${companyId}`;
}

const companyByCode = preparedQueryForScope<{ id: number }>(
  (asker) =>
    sql`select ${companies.id} as id from ${companies} where ${companies.code} = ${placeholder('code')} and ${isInSight(asker)}`,
);

const every: ListSource = { record: companyRecord, inCompany: false };

async function readCompany(
  transaction: Transaction,
  scope: Scope,
  selection: FieldSelection = wholeRecord,
): Promise<Row> {
  const company = await readOne(transaction, every, scope.companyId, selection, scope);
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

/** Throws if accounts must be verified but no kind of verification is chosen. */
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
  if (violatesConstraint(error, 'companies_code'))
    throw invalid('code', 'Поддомен уже существует', 'taken');
  throw error;
}
