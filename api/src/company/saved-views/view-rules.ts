// Validation rules of saved views, with messages for users.
import { z } from 'zod';
import { name } from '../../kit/values/texts.ts';

/** Views of one list: a person's own, and shared ones. */
export const maxViews = 100;

/** Characters. */
const longest = { address: 4000, columns: 16_000 };

export const listName = z
  .string('Обязательное поле')
  .regex(/^[a-z0-9-]{1,50}(\/[a-z0-9-]{1,50}){0,4}$/, 'Список назван с ошибкой')
  .describe('The path of the list below the company’s: `courses`, `forms/12/answers`.');

const address = z
  .string()
  .max(longest.address, `Не больше ${longest.address} символов`)
  .regex(/^[!"$-~]*$/, 'Адрес записан с ошибкой')
  .describe(
    'The query string of the list’s URL, without the question mark, encoded as browsers do.',
  );

const columns = z
  .record(z.string(), z.unknown(), 'Ожидается JSON-объект')
  .refine(
    (value) => JSON.stringify(value).length <= longest.columns,
    `Не больше ${longest.columns} символов`,
  )
  .describe('Settings of the table, which only clients interpret.');

const shared = z.boolean().describe('Whether all staff see it.');

export const newView = z.strictObject({
  name,
  list: listName,
  address: address.optional(),
  columns: columns.optional(),
  shared: shared.optional(),
  is_default: z
    .boolean()
    .optional()
    .describe('Whether it becomes the author’s default view of the list.'),
});

export const changedView = z.strictObject({
  name: name.optional(),
  address: address.optional(),
  columns: columns.optional(),
  shared: shared.optional(),
});

export const chosenDefault = z.strictObject({
  list: listName,
  saved_view_id: z.int32().nullable().describe('Null removes the default view.'),
});
