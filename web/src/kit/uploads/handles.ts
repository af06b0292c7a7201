// File handles of dropped files (Chromium only): the file can be read again after a reload without storing a copy.

const handles = new WeakMap<File, Promise<FileSystemFileHandle | null>>();

export const handleOf = (file: File): Promise<FileSystemFileHandle | null> =>
  handles.get(file) ?? Promise.resolve(null);

/** The files of a drop or paste, without folders. Call it synchronously in the event handler. */
export function filesOf(data: DataTransfer): File[] {
  return [...data.items].flatMap((item) => {
    if (item.kind !== 'file' || item.webkitGetAsEntry?.()?.isDirectory) return [];
    const file = item.getAsFile();
    if (!file) return [];
    const handle = (item as HandedItem).getAsFileSystemHandle?.();
    if (handle)
      handles.set(
        file,
        handle.then(onlyFile).catch(() => null),
      );
    return [file];
  });
}

interface HandedItem extends DataTransferItem {
  getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>;
}

const onlyFile = (handle: FileSystemHandle | null): FileSystemFileHandle | null =>
  handle?.kind === 'file' ? (handle as FileSystemFileHandle) : null;
