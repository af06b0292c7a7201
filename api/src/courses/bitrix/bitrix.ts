// Route that reads a Bitrix24 form code for the course editor.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';
import { companyRoute } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import { courseGrants } from '../grants.ts';
import { readScriptTag } from './script-tag.ts';

const answer = z
  .strictObject({
    crm_bitrix_form_id: z.int32().describe('The id of the form in Bitrix24.'),
    crm_bitrix_form_url: z.string().describe("The address of the form's script."),
  })
  .meta({ id: 'BitrixForm', description: 'A form of Bitrix24, by the code that it gives for it.' });

export function registerBitrix(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/parse_crm_bitrix_script_tag',
    tag: 'Courses',
    summary: 'Which form a code of Bitrix24 is for',
    description: 'The code is only read: nothing is fetched and nothing is kept.',
    permission: [courseGrants.create, courseGrants.update],
    body: z.strictObject({
      script_tag: z
        .string(required)
        .trim()
        .min(1, required)
        .max(5000, 'Не больше 5000 символов')
        .describe('As Bitrix24 gives it: one `<script>`, with all that stands in it.'),
    }),
    answer,
    run: async ({ body: { script_tag: text } }) => {
      const form = readScriptTag(text);
      if (form === null) {
        throw invalid(
          'script_tag',
          'Это не код формы Битрикс24. Скопируйте его целиком, от «<script>» до «</script>»',
        );
      }
      return { crm_bitrix_form_id: form.id, crm_bitrix_form_url: form.url };
    },
  });
}
