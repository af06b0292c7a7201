// Parses the embed codes of Bitrix24 forms.
import type { ParseCrmBitrixScriptTagInput } from '../../__generated__/resolvers.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

interface Read {
  crmBitrixFormId: number | null;
  crmBitrixFormUrl: string | null;
}

export default {
  resolvers: {
    Mutation: {
      parseCrmBitrixScriptTag: mutation<ParseCrmBitrixScriptTagInput, Read>(
        {
          call: 'POST /companies/{companyId}/parse_crm_bitrix_script_tag',
          failed: { crmBitrixFormId: null, crmBitrixFormUrl: null },
        },
        async (input, { rest }) => {
          const { id: companyId } = requireGlobal(input.companyId, 'Company');
          const { data } = await rest.write<{
            crm_bitrix_form_id: number;
            crm_bitrix_form_url: string;
          }>(
            'POST',
            path`/companies/${{ companyId }}/parse_crm_bitrix_script_tag`,
            bodyOf(input, ['companyId']),
          );
          return {
            crmBitrixFormId: data.crm_bitrix_form_id,
            crmBitrixFormUrl: data.crm_bitrix_form_url,
          };
        },
      ),
    },
  },
} satisfies Domain;
