// The REST collections of galleries, the library and the file storage.
import { collectionBelow, companyCollection } from '../kit/records/collections.ts';

export const fileStorageItems = companyCollection('FileStorageItem', 'file_storage');
export const fileStorageFolders = companyCollection('FileStorageFolder', 'file_storage_folders');
export const galleries = companyCollection('Gallery', 'gallery');
export const galleryImages = collectionBelow(galleries, 'GalleryImage', 'images', 'gallery_id');
export const libraryEntries = companyCollection('LibraryEntry', 'library');
