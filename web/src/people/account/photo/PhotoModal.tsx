// A dialog that crops a new profile photo before the upload.
import { useEffect, useMemo, useState } from 'react';
import { UploadFailed } from '../../../kit/uploads/failures.ts';
import { simpleWidget } from '../../../kit/uploads/limits.ts';
import { uploadFile } from '../../../kit/uploads/uploadFile.ts';
import {
  cropImage,
  ImageCropper,
  Modal,
  ModalBody,
  ModalFooter,
  Text,
  useAlerts,
  type CropArea,
} from '../../../ui/index.ts';

/** Pixels: the largest size at which a photo is displayed, on high-density screens. */
const photoSide = 512;

export function PhotoModal({
  file,
  onUploaded,
}: {
  file: File;
  /** Receives the URL of the uploaded photo. */
  onUploaded: (address: string) => Promise<void>;
}) {
  const alerts = useAlerts();
  const address = useObjectUrl(file);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  const upload = async () => {
    if (area === null) return;
    try {
      const size = { width: photoSide, height: photoSide };
      const whole = await createImageBitmap(file);
      const photo = await cropImage(whole, area, { ...size, name: 'photo.jpg' });
      const answer = await uploadFile({
        to: '/media/profile/images',
        file: photo,
        field: 'image',
        limits: simpleWidget,
      });
      await onUploaded((answer as { image: { url: string } }).image.url);
    } catch (error) {
      alerts.error(error instanceof UploadFailed ? error.message : undefined);
    }
  };

  return (
    <Modal title="Фото профиля" size="narrow">
      <ModalBody>
        {isUnreadable ? (
          <Text role="alert">Не удалось открыть изображение. Выберите другой файл.</Text>
        ) : (
          <ImageCropper
            image={address}
            label="Видимая часть фото"
            onChange={setArea}
            onError={() => setUnreadable(true)}
          />
        )}
      </ModalBody>
      <ModalFooter
        confirmLabel="Сохранить фото"
        disableAfterClick={false}
        confirmDisabled={area === null || isUnreadable}
        onConfirm={upload}
      />
    </Modal>
  );
}

/** An object URL of the file, revoked on unmount. */
function useObjectUrl(file: File): string {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
