// Parses the search for a Bitrix24 contact who receives a commercial offer.
import { z } from 'zod';
import type { ContactSearch } from '../../crm/index.ts';
import { email, phoneOf } from '../../kit/values/contacts.ts';
import { invalid } from '../../kit/http/errors.ts';
import { idOf } from '../../kit/values/ids.ts';

export const bitrixContact = z
  .object({
    id: z.int().describe('Id in Bitrix24.'),
    full_name: z.string(),
    emails: z.array(z.string()),
    phones: z.array(z.string()),
  })
  .meta({ id: 'BitrixContact', description: 'A contact in the CRM of Bitrix24.' });

/**
 * Recognises an e-mail address, a telephone number or a contact id of Bitrix24. Throws 422 for anything else.
 */
export function contactSearch(search: string): ContactSearch {
  const text = search.trim();
  if (text.includes('@')) {
    const address = email.safeParse(text);
    if (!address.success) throw invalid('search', 'Введите адрес почты в виде имя@домен.ру');
    return { type: 'EMAIL', value: address.data };
  }
  const phone = phoneOf(text);
  if (phone !== null) return { type: 'PHONE', value: phone };
  const id = idOf(text);
  if (id === undefined) throw invalid('search', 'Введите почту, телефон или номер контакта');
  return { type: 'ID', value: id };
}
