// Files that were uploaded to a company.
import { companies } from '../company/index.ts';
import { loadRecord } from '../kit/records/records.ts';
import type { Domain } from '../kit/schema/schema.ts';
import { wholeRelation } from '../kit/plan/needs.ts';
import { planOfRelations, type RecordPlan } from '../kit/plan/tree.ts';
import { linksPoster } from './posters.ts';

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
      // REST has no address for one file: a company's own files come with the company.
      read: async ({ rest }, { companyId, id }, plan) => {
        const company = await loadRecord(rest, companies, companyId, planAbove(plan));
        const files = [...(company?.company_files ?? []), company?.video_preview_image];
        const file = files.find((candidate) => candidate?.id === id);
        if (!file) return null;
        if (file.poster) Object.assign(file.poster, { poster: null });
        return Object.assign(file, { company_id: companyId });
      },
    },
  },
} satisfies Domain;

const withFiles = planOfRelations('company_files', 'video_preview_image');
const withPosters = planOfRelations('company_files.poster', 'video_preview_image.poster');

/** What is read above the file. A poster has none itself. */
const planAbove = ({ tree }: RecordPlan): RecordPlan =>
  tree.relations.has('poster') ? withPosters : withFiles;
