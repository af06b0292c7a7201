// Integrations of a company: a name and settings, whose secrets are shown masked.
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../kit/database/database.ts';
import type { Row } from '../../kit/lists/contract.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { maskedValue } from '../../kit/services/secrets.ts';
import { changedIntegration, settingsToStore, newIntegration } from './integration-rules.ts';
import { companyIntegrations, type IntegrationSetting } from './integration-tables.ts';

const manage = { all: 'company_settings' } as const;

const integrationRecord = record(companyIntegrations)({
  name: 'CompanyIntegration',
  description: 'A connection of a company to another program.',
  permissions: { read: manage },
  version: 'row',
  history: { type: 'company_integrations' },
  order: 'name',
  computed: {
    settings: {
      schema: z
        .string()
        .describe(
          'A JSON object of keys and values. At most the last four characters of secrets are shown; a masked secret that is sent back stays unchanged.',
        ),
      sql: (table) => sql`(
        select coalesce(json_object_agg(setting ->> 'key', case when (setting -> 'secret')::boolean
          then ${maskedValue(sql`setting ->> 'value'`)} else setting ->> 'value' end order by place)::text, '{}')
        from jsonb_array_elements(${table.settings}) with ordinality as each (setting, place))`,
    },
    secret_keys: {
      schema: z.array(z.string()).describe('Keys whose values are secret.'),
      sql: (table) => sql`(
        select coalesce(json_agg(setting ->> 'key'), '[]')
        from jsonb_array_elements(${table.settings}) as setting where (setting -> 'secret')::boolean)`,
    },
  },
});

export const integrationResource = resource({
  record: integrationRecord,
  path: '/company_integrations',
  tag: 'Company integrations',
  missing: 'Интеграция не найдена',
  permissions: { create: manage, update: manage, delete: manage },
  sort: ['name', 'created_at'],
  searched: ['name', 'type'],
  create: newIntegration,
  update: changedIntegration,
  beforeWrite: withStoredSecrets,
});

async function withStoredSecrets(
  transaction: Transaction,
  scope: Scope,
  values: Row,
  id: number | null,
): Promise<Row> {
  const {
    settings,
    secret_keys: secretKeys = [],
    ...plain
  } = values as {
    settings?: IntegrationSetting[];
    secret_keys?: string[];
  };
  if (settings === undefined) return plain;
  const before = id === null ? [] : await settingsBefore(transaction, scope, id);
  return { ...plain, settings: settingsToStore(settings, secretKeys, before) };
}

async function settingsBefore(transaction: Transaction, { companyId }: Scope, id: number) {
  const [row] = await transaction
    .select({ settings: companyIntegrations.settings })
    .from(companyIntegrations)
    .where(and(eq(companyIntegrations.company_id, companyId), eq(companyIntegrations.id, id)))
    .for('update');
  return row?.settings ?? [];
}
