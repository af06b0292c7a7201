// Integrations of a company. REST keeps their settings as a JSON string; here they are a list.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CreateCompanyIntegrationInput,
  DeleteCompanyIntegrationInput,
  IntegrationSetting,
  IntegrationSettingInput,
  Resolvers,
  UpdateCompanyIntegrationInput,
} from '../../__generated__/resolvers.ts';
import type { CompanyIntegrationRow, CompanyRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { columns } from '../../kit/plan/needs.ts';
import { list } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, changedRecord, mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { companyOf } from '../collection.ts';

const integrationCollection = companyCollection<CompanyIntegrationRow>('company_integrations');

const resolvers: Resolvers = {
  Company: {
    integrations: list({
      collection: ({ id }: CompanyRow) => integrationCollection(id),
      params: { sort: 'name' },
      size: 10,
    }),
  },
  CompanyIntegration: { settings: settingsOf },
  Mutation: {
    createCompanyIntegration: mutation<
      CreateCompanyIntegrationInput,
      { integration: CompanyIntegrationRow | null; company: CompanyRow | null }
    >(
      {
        call: 'POST /companies/{companyId}/company_integrations',
        failed: { integration: null, company: null },
      },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const { data } = await context.rest.write<CompanyIntegrationRow>(
          'POST',
          integrationCollection(companyId).path,
          { ...bodyOf(input, ['companyId', 'settings']), ...settingsBody(input.settings) },
        );
        return {
          integration: await asSelected(context, info, companyId, data),
          company: await companyOf(context, info, companyId),
        };
      },
    ),
    updateCompanyIntegration: mutation<
      UpdateCompanyIntegrationInput,
      { integration: CompanyIntegrationRow | null }
    >(
      {
        call: 'PUT /companies/{companyId}/company_integrations/{id}',
        failed: { integration: null },
      },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'CompanyIntegration');
        const { data } = await context.rest.write<CompanyIntegrationRow>(
          'PUT',
          path`/companies/${{ companyId }}/company_integrations/${{ id }}`,
          { ...bodyOf(input, ['id', 'settings']), ...settingsBody(input.settings) },
        );
        return { integration: await asSelected(context, info, companyId, data) };
      },
    ),
    deleteCompanyIntegration: mutation<
      DeleteCompanyIntegrationInput,
      { deletedIntegrationId: string | null; company: CompanyRow | null }
    >(
      {
        call: 'DELETE /companies/{companyId}/company_integrations/{id}',
        failed: { deletedIntegrationId: null, company: null },
      },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'CompanyIntegration');
        await context.rest.write(
          'DELETE',
          path`/companies/${{ companyId }}/company_integrations/${{ id }}`,
        );
        return {
          deletedIntegrationId: input.id,
          company: await companyOf(context, info, companyId),
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { CompanyIntegration: { settings: columns('settings', 'secret_keys') } },
  nodes: { CompanyIntegration: nodesOf(integrationCollection) },
} satisfies Domain;

/** An object of keys and values, or a list of `{ key, value }`; what is neither holds no settings. */
function settingsOf({ settings, secret_keys }: CompanyIntegrationRow): IntegrationSetting[] {
  // Servers that keep the contract alone mark no secrets.
  const secretKeys: readonly string[] = secret_keys ?? [];
  return pairsIn(settings).map(([key, value]) => ({
    key,
    value: typeof value === 'string' ? value : JSON.stringify(value),
    isSecret: secretKeys.includes(key),
  }));
}

function pairsIn(settings: string): [key: string, value: unknown][] {
  try {
    const value: unknown = JSON.parse(settings);
    if (typeof value !== 'object' || value === null) return [];
    if (!Array.isArray(value)) return Object.entries(value);
    return value.flatMap((item) =>
      typeof item?.key === 'string' ? [[item.key, item.value ?? '']] : [],
    );
  } catch {
    return [];
  }
}

function settingsBody(settings: readonly IntegrationSettingInput[] | null | undefined) {
  if (!settings) return {};
  return {
    settings: JSON.stringify(settings.map(({ key, value }) => ({ key, value }))),
    secret_keys: settings.filter(({ isSecret }) => isSecret).map(({ key }) => key),
  };
}

function asSelected(
  context: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  row: CompanyIntegrationRow,
) {
  const collection = integrationCollection(companyId);
  return changedRecord(context, info, 'integration', collection.complete(row), (plan) =>
    loadRecord(context.rest, collection, row.id, plan),
  );
}
