// Uses every GraphQL field and mutation of the file storage, galleries and the library once with success.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { film, pixel } from '../../../kit/images.ts';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testMedia({ ask, mutate, upload }: GraphqlHelpers): void {
  const companyOf = async (): Promise<string> =>
    (await ask('{ company(code: "demo") { id } }')).company.id;
  /** Finds an image in the storage of the demo school. */
  const picture = async (name: string) => {
    const { company } = await ask(
      `query ($name: String) { company(code: "demo") { fileStorage(first: 1, search: $name) { nodes { id version file { id } } } } }`,
      { name },
    );
    return company.fileStorage.nodes[0];
  };

  test('the storage is listed with the uses of its files', async () => {
    const { company } = await ask(`{ company(code: "demo") {
      fileStorageUsage { used limit }
      fileStorageFolders { id databaseId name parentDatabaseId itemsCount viewerCanUpdate createdAt version }
      fileStorage(search: "Лаборатория", filter: { kind: [IMAGE], status: [KEPT], sizeFrom: 1, sizeTo: 1000000 }, orderBy: { field: SIZE }) {
        totalCount
        nodes {
          databaseId name kind size folderDatabaseId copiesCount viewerCanUpdate viewerCanDelete createdAt version
          file { url } uses { kind count records { databaseId name } }
        }
      }
    } }`);
    expect(company.fileStorageUsage.used).toBeGreaterThan(0);
    expect(company.fileStorage.nodes[0]).toMatchObject({
      name: 'Лаборатория.png',
      kind: 'IMAGE',
      uses: [
        { kind: 'GALLERY', count: 1, records: [{ name: 'Наша школа' }] },
        {
          kind: 'LESSON',
          records: [{ name: 'Основные понятия' }, { name: 'Лабораторная работа в классе' }],
        },
      ],
    });
    const folder = company.fileStorageFolders.find(
      ({ itemsCount }: { itemsCount: number }) => itemsCount > 0,
    );
    const { archive } = await mutate(
      'archiveFileStorageFolder',
      { id: folder.id },
      'archive { fileName count }',
    );
    expect(archive.fileName).toBe(`${folder.name}.zip`);
  });

  test('folders are created, renamed, moved, deleted and restored', async () => {
    const companyId = await companyOf();
    const select = 'fileStorageFolder { id version name }';
    const create = async (name: string) =>
      (await mutate('createFileStorageFolder', { companyId, name }, select)).fileStorageFolder;
    const outer = await create('Схема');
    const { id, version } = await create('Внутри');
    const renamed = await mutate(
      'updateFileStorageFolder',
      { id, version, name: 'Глубже' },
      select,
    );
    expect(renamed.fileStorageFolder.name).toBe('Глубже');
    const chosen = { companyId, fileStorageFolders: { ids: [id] } };
    const moved = await mutate(
      'moveFileStorageFolders',
      { ...chosen, parentId: outer.id },
      'changedCount skipped { code }',
    );
    expect(moved.changedCount).toBe(1);
    const gone = await mutate('deleteFileStorageFolders', chosen, 'deletedCount deletion');
    expect(gone).toMatchObject({ deletedCount: 1, deletion: expect.any(String) });
    const { company } = await ask(
      '{ company(code: "demo") { fileStorageFolders(filter: { status: [DELETED] }) { id name } } }',
    );
    expect(company.fileStorageFolders).toContainEqual({ id, name: 'Глубже' });
    const matching = { filter: { status: ['DELETED'], deletion: [gone.deletion] } };
    const back = await mutate(
      'restoreFileStorageFolders',
      { companyId, fileStorageFolders: { matching } },
      'restoredCount',
    );
    expect(back.restoredCount).toBe(1);
  });

  test('files are copied, renamed, moved, deleted and restored', async () => {
    const companyId = await companyOf();
    const { id, file } = await picture('Олимпиада');
    const created = await mutate(
      'createFileStorageItem',
      { companyId, fileId: file.id, name: 'Схема.png' },
      'fileStorageItem { id version name }',
    );
    const mine = created.fileStorageItem;
    const renamed = await mutate(
      'updateFileStorageItem',
      { id: mine.id, version: mine.version, name: 'Схема 2.png' },
      'fileStorageItem { name }',
    );
    expect(renamed.fileStorageItem.name).toBe('Схема 2.png');
    const chosen = { companyId, fileStorageItems: { ids: [mine.id] } };
    const copied = await mutate('copyFileStorageItems', chosen, 'copiedCount skipped { code }');
    expect(copied.copiedCount).toBe(1);
    const moved = await mutate(
      'moveFileStorageItems',
      chosen,
      'changedCount fileStorageItems { id }',
    );
    expect(moved.changedCount).toBe(1);
    const { archive } = await mutate(
      'archiveFileStorageItems',
      chosen,
      'archive { fileName url count size expiresAt } skipped { code }',
    );
    expect(archive).toMatchObject({ fileName: 'Файлы.zip', count: 1 });
    const gone = await mutate('deleteFileStorageItems', chosen, 'deletedCount deletion');
    expect(gone.deletedCount).toBe(1);
    const back = await mutate('restoreFileStorageItems', chosen, 'restoredCount');
    expect(back.restoredCount).toBe(1);
    const destroyed = await mutate(
      'destroyFileStorageItems',
      chosen,
      'deletedCount deletedFileStorageItemIds skipped { code }',
    );
    expect(destroyed).toMatchObject({ deletedCount: 1, deletedFileStorageItemIds: [mine.id] });
    const node = await ask(
      'query ($id: ID!) { node(id: $id) { ... on FileStorageItem { name } } }',
      { id },
    );
    expect(node.node.name).toBe('Олимпиада.png');
  });

  test('a gallery is filled, sorted and shown in a course', async () => {
    const companyId = await companyOf();
    const { gallery } = await mutate(
      'createGallery',
      { companyId, name: 'По схеме' },
      'gallery { id version databaseId }',
    );
    const { id, version } = gallery;
    await mutate('updateGallery', { id, version, description: 'Осень' }, 'gallery { description }');
    const images = 'gallery { imagesCount images { id version caption alt file { url } } }';
    const fileIds = [(await picture('Олимпиада')).file.id, (await picture('Обложка')).file.id];
    const filled = await mutate('addGalleryImages', { galleryId: id, fileIds }, images);
    const [first, second] = filled.gallery.images;
    const sorted = await mutate(
      'sortGalleryImages',
      { galleryId: id, imageIds: [second.id, first.id] },
      images,
    );
    expect(sorted.gallery.images.map((image: { id: string }) => image.id)).toEqual([
      second.id,
      first.id,
    ]);
    const words = { galleryId: id, id: first.id, version: sorted.gallery.images[1].version };
    const worded = await mutate(
      'updateGalleryImage',
      { ...words, caption: 'Раз' },
      'galleryImage { caption }',
    );
    expect(worded.galleryImage.caption).toBe('Раз');
    const less = await mutate(
      'deleteGalleryImage',
      { galleryId: id, id: second.id },
      'deletedGalleryImageId gallery { imagesCount }',
    );
    expect(less).toMatchObject({ deletedGalleryImageId: second.id, gallery: { imagesCount: 1 } });
    const { company } = await ask(
      `query ($id: Int!) { company(code: "demo") {
      gallery(databaseId: $id) { name description cover viewerCanUpdate viewerCanDelete createdAt }
      galleries(first: 1, search: "схеме") { totalCount }
      courses(first: 1) { nodes { id } }
    } }`,
      { id: gallery.databaseId },
    );
    expect(company.gallery.cover).toMatch('/media/');
    const tie = { courseId: company.courses.nodes[0].id, galleryIds: [id] };
    const shown = await mutate(
      'addGalleriesToCourse',
      tie,
      'course { galleries { nodes { name coursesCount courses { nodes { name } } } } }',
    );
    expect(shown.course.galleries.nodes.map(({ name }: { name: string }) => name)).toContain(
      'По схеме',
    );
    await mutate('removeGalleriesFromCourse', tie, 'course { id }');
    const gone = await mutate(
      'deleteGalleries',
      { companyId, galleries: { ids: [id] } },
      'deletedCount deletedGalleryIds',
    );
    expect(gone.deletedCount).toBe(1);
  });

  test('files are added to shelves of the library and copied from them', async () => {
    const companyId = await companyOf();
    const { file } = await picture('Обложка');
    const { libraryEntries } = await mutate(
      'addLibraryFiles',
      { companyId, fileIds: [file.id], type: 'MATERIAL_FILES' },
      'libraryEntries { id version type name kind file { url } viewerCanUpdate viewerCanDelete createdAt databaseId }',
    );
    const [{ id, version }] = libraryEntries;
    const renamed = await mutate(
      'updateLibraryEntry',
      { id, version, name: 'Обложка по схеме' },
      'libraryEntry { name }',
    );
    expect(renamed.libraryEntry.name).toBe('Обложка по схеме');
    const copied = await mutate('copyLibraryFile', { id }, 'fileStorageItem { name }');
    expect(copied.fileStorageItem.name).toBe('Обложка по схеме');
    const { company } = await ask(`{ company(code: "demo") {
      library(search: "схеме", filter: { type: [MATERIAL_FILES], kind: [IMAGE] }) { totalCount countByType { type count } }
    } }`);
    expect(company.library).toEqual({
      totalCount: 1,
      countByType: [{ type: 'MATERIAL_FILES', count: 1 }],
    });
    const gone = await mutate(
      'deleteLibraryEntries',
      { companyId, libraryEntries: { ids: [id] } },
      'deletedCount',
    );
    expect(gone.deletedCount).toBe(1);
  });

  test('a video gets a poster, a course a cover, and a user’s file is deleted', async () => {
    const companyId = await companyOf();
    const sent = await upload(`companies/${companyId}/video`, 'урок.mp4', film);
    expect(sent.file).toMatchObject({ fileName: 'урок.mp4', mimeType: 'video/mp4' });
    const { file: image } = await picture('Олимпиада');
    const link = { fileId: sent.file.id, posterId: image.id };
    const given = await mutate('setFilmPoster', link, 'file { fileName poster { id url } }');
    expect(given.file).toMatchObject({ fileName: 'урок.mp4', poster: { id: image.id } });
    const { node } = await ask(
      'query ($id: ID!) { node(id: $id) { ... on UploadedFile { poster { id poster { id } } } } }',
      { id: sent.file.id },
    );
    expect(node.poster).toEqual({ id: image.id, poster: null });
    const taken = await mutate('removeFilmPoster', link, 'file { poster { id } }');
    expect(taken.file.poster).toBeNull();
    await mutate('deleteCompanyFile', { id: sent.file.id }, 'deletedFileId');

    const { company } = await ask(
      '{ company(code: "demo") { courses(first: 1) { nodes { id } } users(first: 1) { nodes { id } } } }',
    );
    const [[course], [user]] = [company.courses.nodes, company.users.nodes];
    const cover = await upload(`courses/${course.id}`, 'обложка.png', pixel);
    const select = 'course { img { id } }';
    const covered = await mutate('updateCourse', { id: course.id, imgId: image.id }, select);
    expect(covered.course.img.id).not.toBe(cover.file.id);
    expect(
      (await mutate('updateCourse', { id: course.id, imgId: null }, select)).course.img,
    ).toBeNull();
    const note = await upload(`users/${user.id}`, 'справка.png', pixel);
    const gone = { userId: user.id, fileId: note.file.id };
    const deleted = await mutate('deleteUserFile', gone, 'deletedFileId');
    expect(deleted.deletedFileId).toBe(note.file.id);
  });

  test('files of one’s own profile are listed and deleted', async () => {
    await upload('profile/file', 'задачи.txt', Buffer.from('Задачи'));
    const { viewer } = await ask(`{ viewer { files(first: 1) { totalCount nodes {
      id databaseId fileName mimeType size width height thumbhash url isPhoto createdAt
    } } } }`);
    const [file] = viewer.files.nodes;
    expect(file).toMatchObject({ fileName: 'задачи.txt', mimeType: 'text/plain', isPhoto: false });
    const gone = await mutate(
      'deleteOwnFile',
      { id: file.id },
      'deletedOwnFileId viewer { photo }',
    );
    expect(gone).toMatchObject({ deletedOwnFileId: file.id, viewer: { photo: null } });
  });

  test('a file is downloaded from a URL', async () => {
    const site = createServer((_, response) => void response.end(pixel));
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void site.close());
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}/point.png`;
    const input = { companyId: await companyOf(), url };
    const { fileStorageItem } = await mutate(
      'fetchFileStorageItem',
      input,
      'fileStorageItem { name kind }',
    );
    expect(fileStorageItem).toEqual({ name: 'point.png', kind: 'IMAGE' });
  });

  test('files of the storage are shown among the company’s own', async () => {
    const companyId = await companyOf();
    const { file } = await picture('Обложка');
    const added = await mutate(
      'addCompanyFiles',
      { companyId, fileIds: [file.id] },
      'company { companyFiles { id } }',
    );
    expect(added.company.companyFiles).toContainEqual({ id: file.id });
    await mutate('deleteCompanyFile', { id: file.id }, 'deletedFileId');
  });
}
