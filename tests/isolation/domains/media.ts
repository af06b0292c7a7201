// Declares files by URL, the file storage, galleries and the library.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { chunkForm } from '../../kit/chunks.ts';
import { fileOf } from '../probes/bodies.ts';
import type { DomainDeclaration, ValueGenerator } from '../domain-declaration.ts';
import type { Row } from '../school/rows.ts';
import { secretMark } from '../school/secrets.ts';
import type { Writer } from '../school/writing.ts';

const company = '/api/companies/{companyId}';

const guessed = {
  status: 403,
  values: { key: randomUUID(), signature: `${2 ** 32 - 1}.c1.${'a'.repeat(22)}`, name: 'file.txt' },
};

/** A file that is only in the storage, not among the company's own files. */
const stored = ({ record }: ValueGenerator): number =>
  record(
    'files',
    ({ purpose, file_name }) => purpose === 'file_storage' && !isShown({ file_name }),
  );

/** A file that is in the storage and among the company's own files. */
const isShown = (row: Row): boolean => String(row['file_name']).endsWith('-shown.png');

const isInside = ({ parent_id }: Row): boolean => parent_id !== null;

/** A library entry of a file, not of a template. */
const isOfFile = ({ file_id }: Row): boolean => file_id !== null;

/** Each route that deletes a file has a separate file, owned by the record in its path. */
const deletedFiles = [
  { route: `POST ${company}/delete_media/{file}`, name: '-of-company-posted.png' },
  { route: `DELETE ${company}/delete_media/{file}`, name: '-of-company.png' },
  { route: `DELETE ${company}/users/{id}/delete_media/{file}`, name: '-of-user.png' },
  { route: `DELETE ${company}/courses/{id}/delete_media/{file}`, name: '-of-course.png' },
];

export const domain: DomainDeclaration = {
  tags: ['Media', 'Uploads', 'File storage', 'Galleries', 'Library'],
  menuPages: {
    'file-storage': [
      {
        query: 'fileStorageRouteQuery',
        variables: () => ({ filter: { status: ['KEPT'], atTop: true }, isTrash: false }),
      },
    ],
    galleries: [{ query: 'galleryListRouteQuery' }],
    library: [{ query: 'libraryRouteQuery', variables: () => ({ filter: {} }) }],
  },
  records: {
    // Created from an uploaded file.
    [`POST ${company}/file_storage`]: () => [],
    [`POST ${company}/file_storage_folders`]: ({ text }) => [{ name: text('name') }],
  },
  writes: [fillStorage, uploadForOwners],
  finalWrites: async (writer) => {
    await showGalleries(writer);
    await givePosters(writer);
  },
  namedValues: ({ record, row }) => ({
    ...Object.fromEntries(
      deletedFiles.flatMap(({ route, name }) => {
        const file = row('files', ({ file_name }) => String(file_name).endsWith(name));
        return [
          [`${route}.file`, Number(file['id'])],
          [`${route}.id`, Number(file['owner_id'])],
        ];
      }),
    ),
    uuid: String(row('uploads')['uuid']),
    image_ids: record('gallery_images'),
    gallery_id: record('galleries'),
    gallery_ids: record('galleries'),
    entry_id: record('library_entries', isOfFile),
    file_storage_items_id: record('file_storage_items'),
    file_storage_folders_id: record('file_storage_folders'),
    library_entries_id: record('library_entries', isOfFile),
    [`POST ${company}/file_storage_folders/{id}/archive.id`]: Number(
      row('file_storage_items', ({ folder_id }) => folder_id !== null)['folder_id'],
    ),
    'file_storage.folder_id': record('file_storage_folders'),
    'file_storage_folders.parent_id': record('file_storage_folders', (row) => !isInside(row)),
    'fileStorage.folder': record('file_storage_folders'),
    'file_storage.kind': 'image',
    at_top: 1,
    created_from: '2020-01-01',
    created_to: '2120-01-01',
    size_from: 1,
    size_to: 1_000_000,
  }),
  bodies: {
    [`POST ${company}/file_storage`]: (maker) => [{ file_id: stored(maker), name: maker.word }],
    [`POST ${company}/file_storage/move`]: chosenItems,
    [`POST ${company}/file_storage/copy`]: chosenItems,
    [`POST ${company}/file_storage/from_address`]: () => [{ url: 'https://127.0.0.1/a.png' }],
    [`POST ${company}/file_storage_folders`]: ({ text, record }) => [
      { name: text('name'), parent_id: record('file_storage_folders') },
    ],
    [`POST ${company}/file_storage/archive`]: ({ record }) => [
      { file_storage_items_id: [record('file_storage_items')] },
      { matching: { search: secretMark } },
    ],
    [`POST ${company}/file_storage_folders/move`]: ({ record }) => [
      { file_storage_folders_id: [record('file_storage_folders', isInside)] },
    ],
    [`POST ${company}/gallery/{id}/add_images`]: (maker) => [{ file_ids: [stored(maker)] }],
    [`POST ${company}/library_media`]: (maker) => [
      { file_ids: [stored(maker)], type: 'material_files' },
    ],
    [`POST ${company}/add_files`]: (maker) => [{ file_ids: [stored(maker)] }],
    [`POST ${company}/library_media/{entry_id}/copy`]: () => [{}],
  },
  idTypes: {
    'ArchiveFileStorageFolderInput.id': 'FileStorageFolder',
    'CreateFileStorageItemInput.fileId': 'UploadedFile',
    'CreateFileStorageItemInput.folderId': 'FileStorageFolder',
    'FetchFileStorageItemInput.folderId': 'FileStorageFolder',
    'MoveFileStorageItemsInput.folderId': 'FileStorageFolder',
    'CopyFileStorageItemsInput.folderId': 'FileStorageFolder',
    'CopyLibraryFileInput.id': 'LibraryEntry',
    'CopyLibraryFileInput.folderId': 'FileStorageFolder',
    'CreateFileStorageFolderInput.parentId': 'FileStorageFolder',
    'MoveFileStorageFoldersInput.parentId': 'FileStorageFolder',
    'AddGalleryImagesInput.fileIds': 'UploadedFile',
    'AddLibraryFilesInput.fileIds': 'UploadedFile',
    'AddCompanyFilesInput.fileIds': 'UploadedFile',
    'SortGalleryImagesInput.imageIds': 'GalleryImage',
    'UpdateGalleryImageInput.id': 'GalleryImage',
    'DeleteGalleryImageInput.id': 'GalleryImage',
    'FileStorageFilter.folder': 'FileStorageFolder',
    'SetFilmPosterInput.fileId': 'UploadedFile',
    'SetFilmPosterInput.posterId': 'UploadedFile',
    'RemoveFilmPosterInput.fileId': 'UploadedFile',
    'RemoveFilmPosterInput.posterId': 'UploadedFile',
  },
  inputValues: { 'AddLibraryFilesInput.type': 'MATERIAL_FILES' },
  // Access depends on the signature in the URL, so a guessed URL must fail.
  publicRoutes: {
    'GET /media/{key}/{name}': guessed,
    'GET /api/media/{key}/{name}': guessed,
    'GET /media/{key}/{signature}/{name}': guessed,
    'GET /api/media/{key}/{signature}/{name}': guessed,
    'GET /media/streams/{key}/{signature}/{name}': guessed,
    'GET /api/media/streams/{key}/{signature}/{name}': guessed,
  },
  // Only the sender has access to an upload.
  unguardedRoutes: {
    'GET /api/uploads/{uuid}': { outsider: 'hidden', insider: 'hidden' },
    'DELETE /api/uploads/{uuid}': { outsider: 'hidden', insider: 'hidden' },
  },
  withoutTexts: {
    'GET /api/uploads/{uuid}': 'numbers',
    [`GET ${company}/file_storage/usage`]: 'counts',
    ...Object.fromEntries(
      ['tests', 'type/homework_files', 'type/video', 'type/users_uploads'].map((shelf) => [
        `GET ${company}/library/${shelf}`,
        'nothing lies on this shelf',
      ]),
    ),
  },
  emptyEvenForOwner: { 'Company.fileStorageUsage': 'counts' },
  sharedRows: {
    // The company's own files come with the company; files of a job belong to its author.
    files: (row, may) =>
      row['purpose'] === 'company' ||
      isShown(row) ||
      (row['purpose'] === 'user_custom_field' && may('users_show')) ||
      (row['purpose'] === 'course' && may('courses_show_all')),
  },
  allowedChanges: [
    {
      why: 'what members make for themselves, such as an export, takes room too',
      covers: ({ table }) => table === 'file_bytes',
    },
  ],
  expectedOwnerFailures: {
    [`POST ${company}/file_storage/from_address`]: {
      status: 424,
      why: 'nothing is fetched from the installation’s own network',
    },
  },
};

function chosenItems({ record }: ValueGenerator) {
  return [
    {
      file_storage_items_id: [record('file_storage_items')],
      folder_id: record('file_storage_folders'),
    },
    { matching: { search: secretMark } },
  ];
}

async function fillStorage(writer: Writer): Promise<void> {
  const { create, send, record, text, word } = writer;
  const folder_id = record('file_storage_folders');
  const gallery = record('gallery');
  await create('/file_storage_folders', { name: text('name'), parent_id: folder_id });
  const upload = async (name: string) => (await create('/add_media', fileOf(name)))['id'];
  const file_id = await upload(`${word}-stored.png`);
  await create('/file_storage', { file_id, name: text('name'), folder_id });
  await send('POST', `/gallery/${gallery}/add_images`, { file_ids: [file_id] });
  const [image] = await send('GET', `/gallery/${gallery}/images`);
  await send('PUT', `/gallery/${gallery}/images/${image.id}`, { caption: word, alt: word });
  await create('/library_media', { file_ids: [file_id], type: 'material_files' });
  const shown = await upload(`${word}-shown.png`);
  await create('/file_storage', { file_id: shown, name: text('name') });
  await send('POST', '/add_files', { file_ids: [shown] });
  const chunk = { uuid: randomUUID(), index: 0, count: 2 };
  const half = chunkForm(`${word}-half.txt`, Buffer.from('Половина'), chunk);
  await writer.call('POST', `/api/companies/${writer.companyId}/add_media`, half);
}

async function uploadForOwners({ create, record, word }: Writer): Promise<void> {
  const places: Readonly<Record<string, string>> = {
    '-of-user.png': `/users/${record('users')}`,
    '-of-course.png': `/courses/${record('courses')}`,
  };
  for (const { name } of deletedFiles) {
    await create(`${places[name] ?? ''}/add_media`, fileOf(`${word}${name}`));
  }
}

/** In every course. */
async function showGalleries({ database, companyId }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into course_galleries (company_id, course_id, gallery_id)
        select course.company_id, course.id, gallery.id from courses course join galleries gallery on gallery.company_id = course.company_id
        where course.company_id = ${companyId}`,
    ),
  );
}

/** For every file, because any file may be read. */
async function givePosters({ database, companyId }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`update files set poster_id = shown.id from files shown
        where files.company_id = ${companyId} and shown.company_id = ${companyId}
          and shown.file_name like '%-shown.png' and shown.id <> files.id`,
    ),
  );
}
