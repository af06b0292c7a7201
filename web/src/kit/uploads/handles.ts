// A file that is dropped may be found again in its place after a reload, where the browser can (Chromium): then nothing
// of it has to be copied.

const handles = new WeakMap<File, Promise<FileSystemFileHandle | null>>();

export const handleOf = (file: File): Promise<FileSystemFileHandle | null> =>
  handles.get(file) ?? Promise.resolve(null);

/** The files of what is dropped or pasted, without folders. To be called while the event is on. */
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
