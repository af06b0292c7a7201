// Galleries and their images.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AddGalleryImagesInput,
  Resolvers,
  SortGalleryImagesInput,
} from '../../__generated__/resolvers.ts';
import type { GalleryRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { wholeRelation } from '../../kit/plan/needs.ts';
import { connection, list, recordById } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { requireInCompany, toGlobalId } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { inputIds } from '../../kit/mutations/translations.ts';
import { creates, deletes, updates } from '../../kit/mutations/writes.ts';
import { below, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { galleries, galleryImages } from '../collections.ts';

type Gallery = { gallery: GalleryRow | null };

const unknownImage = 'Изображение не найдено';

const resolvers: Resolvers = {
  Company: {
    galleries: connection(galleries, { sort: 'name' }),
    gallery: recordById(galleries),
  },
  Gallery: {
    images: list(galleryImages, { sort: 'sort' }),
  },
  GalleryImage: {
    id: ({ id, company_id }) => toGlobalId({ type: 'GalleryImage', companyId: company_id, id }),
  },
  Mutation: {
    createGallery: creates(galleries),
    updateGallery: updates(galleries),
    deleteGalleries: deletesMany(selectionOf(galleries, 'галереи')),
    addGalleryImages: mutation<AddGalleryImagesInput, Gallery>(
      {
        call: `POST ${galleries.route}/{id}/add_images`,
        failed: { gallery: null },
        fields: { file_ids: 'fileIds' },
      },
      async ({ galleryId, fileIds }, context, info) => {
        const { companyId, id } = requireInCompany(galleryId, 'Gallery');
        const { path } = galleries(companyId);
        await context.rest.write('POST', below(path, { id }, '/add_images'), {
          file_ids: inputIds(companyId, 'UploadedFile', fileIds, 'fileIds', unknownImage),
        });
        return { gallery: await galleryShown(context, info, companyId, id) };
      },
    ),
    updateGalleryImage: updates(galleryImages),
    deleteGalleryImage: deletes(galleryImages),
    sortGalleryImages: mutation<SortGalleryImagesInput, Gallery>(
      {
        call: `POST ${galleryImages.route}/multi_sort`,
        failed: { gallery: null },
        fields: { image_ids: 'imageIds' },
      },
      async ({ galleryId, imageIds }, context, info) => {
        const { companyId, collection } = galleryImages.listOf({ galleryId });
        const { id } = requireInCompany(galleryId, 'Gallery');
        await context.rest.write('POST', under(collection.path, '/multi_sort'), {
          image_ids: inputIds(companyId, 'GalleryImage', imageIds, 'imageIds', unknownImage),
        });
        return { gallery: await galleryShown(context, info, companyId, id) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { GalleryImage: { file: wholeRelation('file') } },
  nodes: nodeReaders(galleries),
} satisfies Domain;

/** The gallery with the fields that the payload selects; null when it selects none. */
async function galleryShown(
  { rest, shapes }: Context,
  info: GraphQLResolveInfo,
  companyId: number,
  id: number,
): Promise<GalleryRow | null> {
  const plan = planRecord(info, shapes, { at: ['gallery'] });
  return plan ? loadRecord(rest, galleries(companyId), id, plan) : null;
}
