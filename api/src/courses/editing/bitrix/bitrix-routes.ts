// Route that reads a Bitrix24 form code for the course editor.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../kit/database/database.ts';
import { invalid } from '../../../kit/http/errors.ts';
import { companyRoute } from '../../../kit/http/routes.ts';
import { required } from '../../../kit/values/texts.ts';
import { courseGrants } from '../../grants.ts';
import { readScriptTag } from './script-tag.ts';

const answer = z
  .strictObject({
    crm_bitrix_form_id: z.int32().describe('Id of the form in Bitrix24.'),
    crm_bitrix_form_url: z.string().describe('URL of the form’s script.'),
  })
  .meta({ id: 'BitrixForm', description: 'A Bitrix24 form, parsed from its embed code.' });

export function registerBitrix(app: FastifyInstance, database: Database): void {
  companyRoute(app, database, {
    method: 'POST',
    path: '/parse_crm_bitrix_script_tag',
    tag: 'Courses',
    summary: 'Parse the embed code of a Bitrix24 form',
    description: 'The code is only parsed: nothing is fetched or stored.',
    permission: [courseGrants.create, courseGrants.update],
    body: z.strictObject({
      script_tag: z
        .string(required)
        .trim()
        .min(1, required)
        .max(5000, 'Не больше 5000 символов')
        .describe('Embed code from Bitrix24: one complete `<script>` element.'),
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
