// Chooses files of the company: of the storage, of the library, of this computer, or from an address. What comes from
// outside is put into the storage, so that it is found again.
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';
import type { FileKind, FilePictured } from '../fileKinds.tsx';

export interface PickedFile {
  /** The global id of an UploadedFile. */
  id: string;
  name: string;
  /** Of its bytes. */
  url: string;
  picture: FilePictured | null;
  kind: FileKind;
}

export interface PickOptions {
  /** What the dialog is called: «Обложка курса». */
  title?: string;
  /** Only files of these kinds; any when left out. */
  kinds?: readonly FileKind[];
  /** Only one when left out. */
  isMultiple?: boolean;
}

const PickerModal = lazyPart(() => import('./PickerModal.tsx'), 'PickerModal');

/** `const pick = usePicker(companyId)`; nothing is picked where the dialog is dismissed. */
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
