// Files that were uploaded to a company.
import { companies } from '../company/index.ts';
import { loadRecord } from '../kit/records/records.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { planOfRelations } from '../kit/plan/tree.ts';

export default {
  resolvers: {},
  nodes: {
    UploadedFile: {
      scope: 'company',
      route: '/companies/{companyId}',
      // REST has no address for one file: a company's own files come with the company.
      read: async ({ rest }, { companyId, id }) => {
        const company = await loadRecord(rest, companies, companyId, withFiles);
        const files = [...(company?.company_files ?? []), company?.video_preview_image];
        const file = files.find((candidate) => candidate?.id === id);
        return file ? Object.assign(file, { company_id: companyId }) : null;
      },
    },
  },
} satisfies Domain;

const withFiles = planOfRelations('company_files', 'video_preview_image');
