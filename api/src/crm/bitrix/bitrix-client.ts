// The client of Bitrix24's REST API over an incoming webhook: fields, lists, contacts and leads. The webhook's URL is
// the setting `webhook_url` of the company's integration of the type `bitrix24`.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { z } from 'zod';
import { companyIntegrations } from '../../company/integrations/integration-tables.ts';
import { rowOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { conflict, failedDependency } from '../../kit/http/errors.ts';
import type { Fetch, Outbound } from '../../kit/services/outbound.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';

export interface BitrixItem {
  id: string;
  name: string;
}

/** A field of a CRM record, or a list. */
export interface BitrixField extends BitrixItem {
  entity: 'list' | 'lead' | 'deal' | 'contact';
  type: string;
  /** Whether its values are items of a list. */
  is_list: boolean;
}

/** A contact of the CRM. */
export interface BitrixContact {
  id: number;
  full_name: string;
  emails: string[];
  phones: string[];
}

export type ContactSearch =
  | { type: 'EMAIL' | 'PHONE'; value: string }
  | { type: 'ID'; value: number };

export interface BitrixClient {
  /** The fields of leads, deals and contacts, and the lists of the portal. */
  fields: () => Promise<BitrixField[]>;
  /**
   * The items of a list: one of the portal by its number, or that of a CRM field by its code. Null if it does not
   * exist.
   */
  items: (listId: string) => Promise<BitrixItem[] | null>;
  /** The contacts with this address, number or id: at most 50, the page size of Bitrix24. */
  contacts: (search: ContactSearch) => Promise<BitrixContact[]>;
  /** The lead that was created by Kafedra with this origin id; null if there is none. */
  findLead: (origin: string) => Promise<BitrixLead | null>;
  /** Creates a lead with these fields of `crm.lead.add`, for a contact or for an unknown person. */
  addLead: (
    origin: string,
    fields: Readonly<Record<string, unknown>>,
    contactId: number | null,
  ) => Promise<BitrixLead>;
}

export interface BitrixLead {
  id: number;
  contactId: number | null;
}

/** The originator id of leads that Kafedra creates. */
const originator = 'kafedra';

/** Items read of a list at most. */
const mostItems = 1000;

/**
 * Throws 409 without a webhook. The client's calls throw 424 if Bitrix24 does not respond or returns an error.
 */
export async function bitrixClientOf(
  { database, outbound }: { database: Database; outbound: Outbound },
  scope: Scope,
): Promise<BitrixClient> {
  return database.company(scope, (transaction) =>
    bitrixClientIn(transaction, outbound, scope.companyId),
  );
}

/** The same within a transaction, which must end before the first call to Bitrix24. */
export async function bitrixClientIn(
  transaction: Transaction,
  outbound: Outbound,
  companyId: number,
): Promise<BitrixClient> {
  const webhook = await webhookOf(transaction, companyId);
  if (webhook === null) throw notConfigured();
  return bitrixAt(webhook, outbound.fetchFor(companyId));
}

/** The webhook URL of a company's first integration with Bitrix24; null if there is none. */
const webhookSetting = (companyId: SQLWrapper): SQL => sql`(
  select (select setting ->> 'value' from jsonb_array_elements(integration.settings) as setting where setting ->> 'key' = 'webhook_url' limit 1)
  from ${companyIntegrations} integration where integration.company_id = ${companyId} and lower(integration.type) = 'bitrix24'
  order by integration.id limit 1)`;

/** The address of the company's Bitrix24 portal; null if none is set up. */
export const portalUrl = (companyId: SQLWrapper): SQL =>
  sql`substring(${webhookSetting(companyId)} from '^https?://[^/?#]+')`;

/** Throws 409 if no portal is set up. */
export async function requirePortal(transaction: Transaction, companyId: number): Promise<void> {
  if ((await webhookOf(transaction, companyId)) === null) throw notConfigured();
}

async function webhookOf(transaction: Transaction, companyId: number): Promise<string | null> {
  const { webhook } = await rowOf<{ webhook: string | null }>(
    transaction,
    sql`select ${webhookSetting(sql`${companyId}`)} as webhook`,
  );
  return webhook !== null && URL.canParse(webhook) ? webhook : null;
}

const notConfigured = () =>
  conflict(
    'not_configured',
    'Подключите Битрикс24: добавьте интеграцию вида «bitrix24» с настройкой «webhook_url» — адресом входящего вебхука',
  );

const element = z.object({ ID: z.coerce.string(), NAME: z.string() });

const crmField = z.object({
  type: z.string().default('string'),
  title: z.string().optional(),
  formLabel: z.string().optional(),
  items: z.array(z.object({ ID: z.coerce.string(), VALUE: z.string() })).optional(),
});
type CrmField = z.infer<typeof crmField>;

const crmEntities = ['lead', 'deal', 'contact'] as const;

function bitrixAt(webhook: string, fetch: Fetch): BitrixClient {
  const call = caller(webhook, fetch);
  const lists = { IBLOCK_TYPE_ID: 'lists' };
  const fieldsOf = async (entity: string): Promise<[string, CrmField][]> => {
    const { result } = await call(`crm.${entity}.fields`, {}, z.record(z.string(), crmField));
    return Object.entries(result);
  };
  return {
    fields: async () => {
      const all: BitrixField[] = [];
      for (const entity of crmEntities) {
        for (const [id, field] of await fieldsOf(entity)) {
          const { type, items } = field;
          all.push({ id, name: nameOf(id, field), entity, type, is_list: items !== undefined });
        }
      }
      for (const { ID, NAME } of await pages(call, 'lists.get', lists)) {
        all.push({ id: ID, name: NAME, entity: 'list', type: 'list', is_list: true });
      }
      return all;
    },
    items: async (listId) => {
      if (/^\d+$/.test(listId)) {
        const found = await pages(call, 'lists.element.get', { ...lists, IBLOCK_ID: listId });
        return found.map(({ ID, NAME }) => ({ id: ID, name: NAME }));
      }
      for (const entity of crmEntities) {
        const field = new Map(await fieldsOf(entity)).get(listId);
        if (field?.items) return field.items.map(({ ID, VALUE }) => ({ id: ID, name: VALUE }));
      }
      return null;
    },
    contacts: async (search) => {
      const ids = search.type === 'ID' ? [search.value] : await duplicates(call, search);
      if (ids.length === 0) return [];
      const { result } = await call(
        'crm.contact.list',
        {
          filter: { '@ID': ids.slice(0, mostContacts) },
          select: contactFields,
          order: { ID: 'ASC' },
        },
        z.array(contact),
      );
      return result.map(contactOf);
    },
    findLead: async (origin) => {
      const { result } = await call(
        'crm.lead.list',
        {
          filter: { ORIGINATOR_ID: originator, ORIGIN_ID: origin },
          select: ['ID', 'CONTACT_ID'],
          order: { ID: 'ASC' },
        },
        z.array(z.object({ ID: z.coerce.number(), CONTACT_ID: z.coerce.number().nullish() })),
      );
      const [found] = result;
      return found === undefined ? null : { id: found.ID, contactId: found.CONTACT_ID || null };
    },
    addLead: async (origin, fields, contactId) => {
      const named = {
        ...fields,
        ...(contactId !== null && { CONTACT_ID: contactId }),
        ORIGINATOR_ID: originator,
        ORIGIN_ID: origin,
      };
      const { result } = await call('crm.lead.add', { fields: named }, z.coerce.number());
      return { id: result, contactId };
    },
  };
}

/** The page size of Bitrix24. */
const mostContacts = 50;

const contactFields = ['ID', 'NAME', 'SECOND_NAME', 'LAST_NAME', 'EMAIL', 'PHONE'];

const several = z.array(z.object({ VALUE: z.string() })).nullish();
const part = z.string().nullish();

const contact = z.object({
  ID: z.coerce.number(),
  NAME: part,
  SECOND_NAME: part,
  LAST_NAME: part,
  EMAIL: several,
  PHONE: several,
});

const contactOf = (found: z.infer<typeof contact>): BitrixContact => ({
  id: found.ID,
  full_name: [found.LAST_NAME, found.NAME, found.SECOND_NAME].filter(Boolean).join(' '),
  emails: (found.EMAIL ?? []).map(({ VALUE }) => VALUE),
  phones: (found.PHONE ?? []).map(({ VALUE }) => VALUE),
});

/** Bitrix24 finds numbers in any notation. It responds with an empty list if there are none. */
async function duplicates(
  call: Call,
  { type, value }: Exclude<ContactSearch, { type: 'ID' }>,
): Promise<number[]> {
  const { result } = await call(
    'crm.duplicate.findbycomm',
    { entity_type: 'CONTACT', type, values: [value] },
    z.union([z.object({ CONTACT: z.array(z.coerce.number()) }), z.tuple([])]),
  );
  return 'CONTACT' in result ? result.CONTACT : [];
}

/** The title of a custom field is its code. */
const nameOf = (id: string, { title, formLabel }: CrmField): string =>
  formLabel || (title !== id && title) || id;

type Call = <Result>(
  method: string,
  parameters: Readonly<Record<string, unknown>>,
  result: z.ZodType<Result>,
) => Promise<{ result: Result; next?: number | undefined }>;

async function pages(
  call: Call,
  method: string,
  parameters: Readonly<Record<string, string>>,
): Promise<z.infer<typeof element>[]> {
  const all: z.infer<typeof element>[] = [];
  for (let start = 0; all.length <= mostItems;) {
    const { result, next = 0 } = await call(method, { ...parameters, start }, z.array(element));
    all.push(...result);
    // Stops if the server returns the same page again.
    if (next <= start) break;
    start = next;
  }
  if (all.length > mostItems) {
    throw failedDependency(`В списке Битрикс24 больше ${mostItems} элементов`, 'too_many');
  }
  return all;
}

const caller =
  (webhook: string, fetch: Fetch): Call =>
  async (method, parameters, result) => {
    const base = webhook.endsWith('/') ? webhook : `${webhook}/`;
    const answer = await fetch(new URL(`${method}.json`, base).href, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(parameters),
    }).catch(notAnswered);
    const body: unknown = await answer.json().catch(notAnswered);
    const refusal = z.object({ error: z.string(), error_description: z.string().optional() });
    const refused = refusal.safeParse(body);
    if (refused.success) {
      const { error, error_description: words } = refused.data;
      throw failedDependency(`Битрикс24 отказал: ${(words || error).slice(0, 300)}`, 'refused');
    }
    const read = z.object({ result, next: z.number().optional() }).safeParse(body);
    return answer.ok && read.success ? read.data : notAnswered();
  };

function notAnswered(): never {
  throw failedDependency('Битрикс24 не ответил. Попробуйте через несколько минут');
}
