// Files uploaded to a company.
import { companies } from '../kit/records/companies.ts';
import { loadRecord } from '../kit/records/records.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { wholeRelation } from '../kit/plan/needs.ts';
import { planOfRelations, type RecordPlan } from '../kit/plan/tree.ts';
import { linksPoster } from './posters.ts';
import { loadStoredFile, type StoredFile } from './stored-files.ts';

export default {
  resolvers: {
    Mutation: {
      setFilmPoster: linksPoster('POST'),
      removeFilmPoster: linksPoster('DELETE'),
    },
  },
  shapes: { UploadedFile: { poster: wholeRelation('poster') } },
  nodes: {
    UploadedFile: {
      scope: 'company',
      route: '/companies/{companyId}',
      // REST has no path for a single file: files of the storage are read with its entries, the company's own files
      // with the company.
      read: async ({ rest }, { companyId, id }, plan) => {
        const withPoster = plan.tree.relations.has('poster');
        const stored = await loadStoredFile(rest, companyId, id, withPoster);
        if (stored) return shown(stored, companyId);
        const company = await loadRecord(rest, companies, companyId, planAbove(plan));
        const files = [...(company?.company_files ?? []), company?.video_preview_image];
        const file = files.find((candidate) => candidate?.id === id);
        return file ? shown(file, companyId) : null;
      },
    },
  },
} satisfies Domain;

const withFiles = planOfRelations('company_files', 'video_preview_image');
const withPosters = planOfRelations('company_files.poster', 'video_preview_image.poster');

/** A poster has no poster itself. */
function shown(file: StoredFile, companyId: number) {
  if (file.poster) Object.assign(file.poster, { poster: null });
  return Object.assign(file, { company_id: companyId });
}

/** The plan of the company that embeds the file. */
const planAbove = ({ tree }: RecordPlan): RecordPlan =>
  tree.relations.has('poster') ? withPosters : withFiles;
