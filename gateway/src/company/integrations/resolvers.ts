// Integrations of a company. REST stores their settings as a JSON string; GraphQL shows a list.
import type {
  IntegrationSetting,
  IntegrationSettingInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CompanyIntegrationRow } from '../../__generated__/rows.ts';
import { columns } from '../../kit/plan/needs.ts';
import { list } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import type { Translation } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const integrations = companyCollection('CompanyIntegration', 'company_integrations');

/** Null leaves them unchanged. */
const settings: Translation<readonly IntegrationSettingInput[] | null> = {
  body: (given) =>
    given
      ? {
          settings: JSON.stringify(given.map(({ key, value }) => ({ key, value }))),
          secret_keys: given.filter(({ isSecret }) => isSecret).map(({ key }) => key),
        }
      : {},
};

const resolvers: Resolvers = {
  Company: {
    integrations: list(integrations, { sort: 'name', size: 10 }),
  },
  CompanyIntegration: { settings: settingsOf },
  Mutation: {
    createCompanyIntegration: creates(integrations, { settings }),
    updateCompanyIntegration: updates(integrations, { settings }),
    deleteCompanyIntegration: deletes(integrations),
  },
};

export default {
  resolvers,
  shapes: { CompanyIntegration: { settings: columns('settings', 'secret_keys') } },
  nodes: nodeReaders(integrations),
} satisfies Domain;

/**
 * Settings are an object of keys and values, or a list of `{ key, value }`; any other value has none.
 */
function settingsOf({ settings, secret_keys }: CompanyIntegrationRow): IntegrationSetting[] {
  // Only our api marks secret settings.
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
