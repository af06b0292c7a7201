// Crops a picture to a shape by dragging, wheel, pinch, arrow keys or slider.
import { useId, useState } from 'react';
import { chakra } from '@chakra-ui/react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { FieldLabel } from '../form/frame.tsx';

/** The area in percent of the picture's width and height, so it applies to a smaller copy, too. */
export type CropArea = { x: number; y: number; width: number; height: number };

export type ImageCropperProps = {
  /** The picture's URL. */
  image: string;
  /** Width divided by height; by default a circle. */
  aspect?: number;
  /** Accessible name of the area. */
  label: string;
  onChange: (area: CropArea) => void;
  /** Called when the picture can't be read. */
  onError: () => void;
};

const farthest = 4;

export function ImageCropper({ image, aspect, label, onChange, onError }: ImageCropperProps) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <chakra.div
        position="relative"
        h={{ base: '260px', md: '320px' }}
        borderRadius="lg"
        overflow="hidden"
        bg="inverse"
      >
        <Cropper
          image={image}
          crop={crop}
          zoom={zoom}
          maxZoom={farthest}
          aspect={aspect ?? 1}
          cropShape={aspect === undefined ? 'round' : 'rect'}
          showGrid={aspect !== undefined}
          keyboardStep={8}
          // The library's styles are in our own stylesheet, since the content security policy blocks injected ones.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={onChange}
          cropperProps={{
            role: 'group',
            'aria-label': `${label}: двигайте стрелками`,
          }}
          mediaProps={{ alt: '', onError }}
        />
      </chakra.div>
      <chakra.div mt="4">
        <FieldLabel htmlFor={id}>Масштаб</FieldLabel>
        <Slider
          id={id}
          type="range"
          min={1}
          max={farthest}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.currentTarget.value))}
        />
      </chakra.div>
    </>
  );
}

/** The area as a JPEG file of this size in pixels. Closes the image bitmap. */
export async function cropImage(
  image: ImageBitmap,
  area: CropArea,
  { width, height, name }: { width: number; height: number; name: string },
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas context.');
  // JPEG has no transparency, so transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const [across, down] = [image.width / 100, image.height / 100];
  context.drawImage(
    image,
    area.x * across,
    area.y * down,
    area.width * across,
    area.height * down,
    0,
    0,
    width,
    height,
  );
  image.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.9),
  );
  if (!blob) throw new Error('The browser could not encode the picture.');
  return new File([blob], name, { type: blob.type });
}

const Slider = chakra('input', { base: { display: 'block', w: 'full', accentColor: 'primary' } });
