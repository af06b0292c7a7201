// Sets and removes the poster of a film.
import type { SetFilmPosterInput } from '../__generated__/resolvers.ts';
import type { UploadedFileRow } from '../__generated__/rows.ts';
import { requireInCompany } from '../kit/records/ids.ts';
import { mutation } from '../kit/mutations/payload.ts';
import { inputId } from '../kit/mutations/translations.ts';
import { path } from '../kit/rest/path.ts';

/** POST sets it, DELETE removes it. */
export const linksPoster = (method: 'POST' | 'DELETE') =>
  mutation<SetFilmPosterInput, { file: UploadedFileRow | null }>(
    {
      call: `${method} /companies/{companyId}/main_media/{main_id}/dependent_media/{poster_id}`,
      failed: { file: null },
      fields: { main_id: 'fileId', poster_id: 'posterId' },
    },
    async ({ fileId, posterId }, { rest }) => {
      const { companyId, id: main_id } = requireInCompany(fileId, 'UploadedFile');
      const poster_id = inputId(companyId, 'UploadedFile', posterId, 'posterId', 'Файл не найден');
      const { data: film } = await rest.write<UploadedFileRow>(
        method,
        path`/companies/${{ companyId }}/main_media/${{ main_id }}/dependent_media/${{ poster_id }}`,
      );
      const inCompany = { company_id: companyId };
      const poster = film.poster ? { ...film.poster, ...inCompany } : null;
      return { file: { ...film, poster, ...inCompany } };
    },
  );
