// Stores unfinished uploads in IndexedDB so that they can resume after a reload. Files are stored by handle where the
// browser supports it, else as a copy if not too large; otherwise the user selects the file again.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { uploadsDatabase } from './storedUploads.ts';

export interface StoredUpload {
  id: string;
  /** Global id of the user. */
  owner: string;
  uuid: string;
  to: string;
  field: 'file' | 'image';
  name: string;
  size: number;
  lastModified: number;
  /** The widget that waits for the file, and its page. */
  place: string;
  page: string;
  ending: { name: string; input: unknown } | null;
  mustBeTaken: boolean;
  received: readonly number[];
  isKnown: boolean;
  isRaw: boolean;
  /** The server's response for the whole file, once received. */
  answer: { body: unknown } | null;
  /** Milliseconds since the epoch, of the last part. */
  touchedAt: number;
}

interface StoredFile {
  file: File | null;
  handle: FileSystemFileHandle | null;
}

interface Schema extends DBSchema {
  uploads: { key: string; value: StoredUpload };
  files: { key: string; value: StoredFile };
}

/** Milliseconds for which the server retains parts. */
const life = 24 * 60 * 60 * 1000;

/** Bytes: storing a file copies it. */
const largestCopy = 1024 ** 3;

export interface UploadStore {
  /** The user's recent uploads; all others are deleted. */
  of: (owner: string) => Promise<readonly StoredUpload[]>;
  keep: (upload: StoredUpload) => Promise<void>;
  keepFile: (id: string, file: File, handle: FileSystemFileHandle | null) => Promise<void>;
  /**
   * Null when the browser can't restore it, or not without asking the user, which `mayAsk` allows.
   */
  fileOf: (upload: StoredUpload, mayAsk: boolean) => Promise<File | null>;
  forget: (id: string) => Promise<void>;
}

export function createUploadStore(): UploadStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = () =>
    (opened ??= openDB<Schema>(uploadsDatabase, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('uploads', { keyPath: 'id' });
        fresh.createObjectStore('files');
      },
      // Another tab deletes the database on sign-out; an open connection would block that.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opened = null;
      },
    }));
  const forget = async (id: string) => {
    const open = await database();
    await Promise.all([open.delete('uploads', id), open.delete('files', id)]);
  };
  return {
    of: async (owner) => {
      const all = await (await database()).getAll('uploads');
      const isHeld = (upload: StoredUpload) =>
        upload.owner === owner && Date.now() - upload.touchedAt < life;
      await Promise.all(all.filter((upload) => !isHeld(upload)).map(({ id }) => forget(id)));
      return all.filter(isHeld);
    },
    keep: async (upload) => {
      await (await database()).put('uploads', upload);
    },
    keepFile: async (id, file, handle) => {
      const copied = handle === null && file.size <= largestCopy ? file : null;
      await (await database()).put('files', { file: copied, handle }, id);
    },
    fileOf: async (upload, mayAsk) => {
      const stored = await (await database()).get('files', upload.id);
      const file =
        stored?.file ?? (stored?.handle ? await fileBehind(stored.handle, mayAsk) : null);
      return file && isSameFile(file, upload) ? file : null;
    },
    forget,
  };
}

/** Whether a selected file is the one that was partly uploaded. */
export const isSameFile = (
  file: File,
  { name, size, lastModified }: Pick<StoredUpload, 'name' | 'size' | 'lastModified'>,
): boolean => file.name === name && file.size === size && file.lastModified === lastModified;

interface AskingHandle extends FileSystemFileHandle {
  queryPermission: (of: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission: (of: { mode: 'read' }) => Promise<PermissionState>;
}

async function fileBehind(handle: FileSystemFileHandle, mayAsk: boolean): Promise<File | null> {
  const asking = handle as AskingHandle;
  try {
    const mode = { mode: 'read' } as const;
    const may = mayAsk ? asking.requestPermission(mode) : asking.queryPermission(mode);
    return (await may) === 'granted' ? await handle.getFile() : null;
  } catch {
    // Moved or deleted since.
    return null;
  }
}
