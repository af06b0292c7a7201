// Picks files of the company from the storage, the library, the computer or a URL. New files are added to the storage,
// so that they can be found again.
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';
import type { FileKind, ThumbnailImage } from '../fileKinds.tsx';

export interface PickedFile {
  /** The global id of an UploadedFile. */
  id: string;
  name: string;
  /** URL of the file's content. */
  url: string;
  picture: ThumbnailImage | null;
  kind: FileKind;
}

export interface PickOptions {
  /** Title of the dialog: «Обложка курса». */
  title?: string;
  /** Allowed types; any type by default. */
  kinds?: readonly FileKind[];
  /** Allows several files; one by default. */
  isMultiple?: boolean;
}

const PickerModal = lazyPart(() => import('./PickerModal.tsx'), 'PickerModal');

/** `const pick = usePicker(companyId)`. Dismissing the dialog picks nothing. */
export function usePicker(
  companyId: string,
): (options?: PickOptions) => Promise<readonly PickedFile[]> {
  const { open } = useDataModals();
  return async (options = {}) => {
    const picked = await open<readonly PickedFile[]>((close) => (
      <PickerModal {...options} companyId={companyId} onPick={close} />
    ));
    return picked ?? [];
  };
}
