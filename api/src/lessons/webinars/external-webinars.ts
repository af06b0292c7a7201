// The resource of webinars on other sites that the company announces.
import { requireStoredFiles, fileRecord, declareFileUse } from '../../media/index.ts';
import { sql } from 'drizzle-orm';
import { invalid } from '../../kit/http/errors.ts';
import { belongsTo, record } from '../../kit/records/record.ts';
import { resource } from '../../kit/resource/resource.ts';
import { newExternalWebinar } from './webinar-rules.ts';
import { externalWebinars } from './webinar-tables.ts';

const manage = { all: 'company_settings' } as const;

export const externalWebinarRecord = record(externalWebinars)({
  name: 'ExternalWebinar',
  description: 'A webinar on another site.',
  permissions: { read: manage, create: manage, update: manage, delete: manage },
  history: { type: 'external_webinars' },
  hidden: ['updated_at'],
  order: 'name',
  relations: { image: belongsTo(() => fileRecord, 'image_id') },
});

export const externalWebinarResource = resource({
  record: externalWebinarRecord,
  path: '/external_webinars',
  tag: 'External webinars',
  missing: 'Вебинар не найден',
  words: { one: 'один вебинар', many: 'вебинаров', all: 'Вебинары' },
  sort: ['starts_at', 'name', 'created_at'],
  descending: true,
  searched: ['name'],
  filters: ['active'],
  create: newExternalWebinar,
  bulk: { ids: 'external_webinars_id', actions: { delete: { does: 'delete' } } },
  beforeWrite: async (transaction, scope, sent) => {
    const image = sent['image_id'];
    if (image != null) {
      const [file] = await requireStoredFiles(transaction, scope, [Number(image)], 'image_id');
      if (!file?.mime_type.startsWith('image/')) throw invalid('image_id', 'Выберите изображение');
    }
    return sent;
  },
});

declareFileUse({
  kind: 'external_webinar',
  record: () => externalWebinarRecord,
  name: 'name',
  shows: (webinar, file) =>
    sql`${webinar.company_id} = ${file.company_id} and ${webinar.image_id} = ${file.id}`,
});
