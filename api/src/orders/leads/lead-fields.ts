// Builds a Bitrix24 lead from an order: the customer, the product, the price and the source.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { utmParameters } from '../order-tables.ts';

interface Ordered extends Record<(typeof utmParameters)[number], string | null> {
  number: number;
  name: string;
  description: string | null;
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  to_pay: string;
  source_id: string | null;
  assigned_by_id: number | null;
  /** The Bitrix24 ids of options chosen in custom fields, by the lead field that the custom field is linked to. */
  chosen: Record<string, string[]>;
}

export interface LeadContact {
  email: string | null;
  phone: string | null;
}

interface Lead {
  fields: Record<string, unknown>;
  contact: LeadContact;
}

/** Null if the order is in the trash or deleted. */
export async function leadOf(
  transaction: Transaction,
  companyId: number,
  orderId: number,
): Promise<Lead | null> {
  const [ordered] = await rowsOf<Ordered>(
    transaction,
    sql`select ordered.number, ordered.name, ordered.description, ordered.contact_name, ordered.contact_email, ordered.contact_phone,
        ordered.to_pay::text, ${sql.join(
          utmParameters.map((mark) => sql`ordered.${sql.identifier(mark)}`),
          sql`, `,
        )}, auto.source_id, auto.assigned_by_id,
        coalesce((
          select jsonb_object_agg(list, items) from (
            select field.field_list_bitrix_id as list, jsonb_agg(variable.bitrix_id order by held.number) as items
            from custom_field_order_values held
            join custom_fields field on field.company_id = held.company_id and field.id = held.custom_field_id
            join custom_field_variables variable on variable.company_id = held.company_id and variable.id = held.variable_id
            where held.company_id = ordered.company_id and held.order_id = ordered.id
              and field.field_list_bitrix_id is not null and variable.bitrix_id is not null
            group by 1
          ) as lists
        ), '{}') as chosen
      from orders ordered left join bitrix_auto_leads auto on auto.company_id = ordered.company_id
      where ordered.company_id = ${companyId} and ordered.id = ${orderId} and ordered.status = 'active'`,
  );
  if (ordered === undefined) return null;
  const { contact_email: email, contact_phone: phone } = ordered;
  return { fields: fieldsOf(ordered), contact: { email, phone } };
}

/** The fields of `crm.lead.add`; unknown ones are left out. */
function fieldsOf(ordered: Ordered): Record<string, unknown> {
  const { contact_name, contact_email, contact_phone } = ordered;
  const known = {
    TITLE: `Заявка № ${ordered.number}: ${ordered.name}`,
    NAME: contact_name,
    EMAIL: contact_email && [{ VALUE: contact_email, VALUE_TYPE: 'WORK' }],
    PHONE: contact_phone && [{ VALUE: contact_phone, VALUE_TYPE: 'WORK' }],
    OPPORTUNITY: ordered.to_pay,
    CURRENCY_ID: 'RUB',
    COMMENTS: ordered.description,
    SOURCE_ID: ordered.source_id,
    ASSIGNED_BY_ID: ordered.assigned_by_id,
    ...Object.fromEntries(utmParameters.map((mark) => [mark.toUpperCase(), ordered[mark]])),
    ...Object.fromEntries(
      Object.entries(ordered.chosen)
        // Numeric names are lists of the portal, not fields of leads.
        .filter(([list]) => !/^\d+$/.test(list))
        .map(([list, items]) => [list, items.length === 1 ? items[0] : items]),
    ),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null));
}
