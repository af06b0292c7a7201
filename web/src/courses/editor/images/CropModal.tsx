// A dialog that crops an image to the aspect ratio of its use. The cropped image is uploaded as a separate file; the
// original remains.
import { useEffect, useState } from 'react';
import { imageWidget } from '../../../kit/uploads/limits.ts';
import { UploadFailed } from '../../../kit/uploads/failures.ts';
import { uploadFile } from '../../../kit/uploads/uploadFile.ts';
import { storeFile } from '../../../media/lazy.ts';
import {
  cropImage,
  ImageCropper,
  LoadingState,
  Modal,
  ModalBody,
  ModalFooter,
  Text,
  useAlerts,
  wholePicture,
  type CropArea,
} from '../../../ui/index.ts';
import type { ChosenImage } from '../settingsValues.ts';
import type { AspectRatio } from './ImageField.tsx';

/** Pixels. The largest width at which images are served; a crop is scaled down to it. */
const widest = 1920;

export function CropModal({
  companyId,
  image,
  label,
  shape,
  onDone,
}: {
  companyId: string;
  image: ChosenImage;
  label: string;
  shape: AspectRatio;
  onDone: (image: ChosenImage) => void;
}) {
  const alerts = useAlerts();
  const shown = useShownImage(image.url);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  const save = async () => {
    if (area === null || shown.blob === null) return;
    try {
      const whole = await originalOf(image.url, shown.blob);
      const width = Math.round(Math.min(widest, (whole.width * area.width) / 100));
      const height = Math.max(1, Math.round((width * shape.height) / shape.width));
      const file = await cropImage(whole, area, {
        width,
        height,
        name: `${image.name.replace(/\.[^.]*$/, '')} (${shape.label.replace(':', '×')}).jpg`,
      });
      const to = `/media/companies/${companyId}/storage`;
      const answer = await uploadFile({ to, file, field: 'file', limits: imageWidget });
      const stored = await storeFile(answer, companyId);
      if (stored) onDone(stored);
    } catch (error) {
      alerts.error(error instanceof UploadFailed ? error.message : undefined);
    }
  };

  return (
    <Modal title={`Обрезать: ${label}`}>
      <ModalBody>
        {shown.failed || isUnreadable ? (
          <Text role="alert">Не удалось открыть изображение. Выберите другой файл.</Text>
        ) : shown.address === null ? (
          <LoadingState />
        ) : (
          <>
            <Text tone="muted" mb="3">
              Соотношение сторон: {shape.label}. Целое изображение останется в хранилище.
            </Text>
            <ImageCropper
              image={shown.address}
              aspect={shape.width / shape.height}
              label="Видимая часть изображения"
              onChange={setArea}
              onError={() => setUnreadable(true)}
            />
          </>
        )}
      </ModalBody>
      <ModalFooter
        confirmLabel="Обрезать"
        disableAfterClick={false}
        confirmDisabled={area === null || isUnreadable}
        onConfirm={save}
      />
    </Modal>
  );
}

async function bytesAt(url: string, signal?: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { ...(signal && { signal }) });
  if (!answer.ok) throw new Error(`the image request failed with status ${answer.status}`);
  return answer.blob();
}

/**
 * The image in full resolution; for a format that browsers can't decode (TIFF), the version that is displayed.
 */
const originalOf = async (url: string, shown: Blob): Promise<ImageBitmap> =>
  createImageBitmap(await bytesAt(url)).catch(() => createImageBitmap(shown));

/** The displayed version: its bytes and an object URL that is revoked on unmount. */
function useShownImage(url: string) {
  const [shown, setShown] = useState<{
    blob: Blob | null;
    address: string | null;
    failed: boolean;
  }>({
    blob: null,
    address: null,
    failed: false,
  });
  useEffect(() => {
    const leaving = new AbortController();
    let address: string | null = null;
    const load = async () => {
      const blob = await bytesAt(wholePicture(url), leaving.signal);
      if (leaving.signal.aborted) return;
      address = URL.createObjectURL(blob);
      setShown({ blob, address, failed: false });
    };
    load().catch(() => {
      if (!leaving.signal.aborted) setShown({ blob: null, address: null, failed: true });
    });
    return () => {
      leaving.abort();
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [url]);
  return shown;
}
