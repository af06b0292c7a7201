// A field for an image of a course: picked from the company's files or uploaded to them, cropped, or removed.
import { Crop, FolderOpen, X } from 'lucide-react';
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { usePicker } from '../../../media/index.ts';
import {
  Button,
  chakra,
  FieldNote,
  Fieldset,
  lazyPart,
  pictureInWidth,
  useField,
} from '../../../ui/index.ts';
import type { ChosenImage } from '../settingsValues.ts';

/** The aspect ratio in which an image is displayed. */
export interface AspectRatio {
  width: number;
  height: number;
  /** As the user reads it: «16:9». */
  label: string;
}

const CropModal = lazyPart(() => import('./CropModal.tsx'), 'CropModal');

export function ImageField({
  companyId,
  name,
  label,
  hint,
  shape,
  mayPick,
}: {
  companyId: string;
  name: string;
  label: string;
  hint: string;
  shape: AspectRatio;
  /** Whether the user may see the company's files. */
  mayPick: boolean;
}) {
  const { open } = useDataModals();
  const pick = usePicker(companyId);
  const { field, error } = useField<ChosenImage | null>(name, {
    words: { label, show: (image) => image?.name ?? 'нет' },
  });
  const { value } = field;
  const choose = async () => {
    const [image] = await pick({ title: label, kinds: ['IMAGE'] });
    if (image) field.onChange({ id: image.id, name: image.name, url: image.url });
  };
  const crop = async (image: ChosenImage) => {
    const cropped = await open<ChosenImage>((close) => (
      <CropModal companyId={companyId} image={image} label={label} shape={shape} onDone={close} />
    ));
    if (cropped) field.onChange(cropped);
  };
  return (
    <Fieldset>
      <legend>{label}</legend>
      <Shown style={{ aspectRatio: `${shape.width} / ${shape.height}` }}>
        {value ? (
          <img src={pictureInWidth(value.url, 640)} alt={value.name} loading="lazy" />
        ) : (
          <span>{shape.label}</span>
        )}
      </Shown>
      <div aria-live="polite">
        <FieldNote id={`${name}-note`} error={error} hint={`${hint}; ${shape.label}`} />
      </div>
      {mayPick && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2">
          <Button
            size="sm"
            icon={<FolderOpen size={16} aria-hidden />}
            aria-label={`${value ? 'Заменить' : 'Выбрать'}: ${label}`}
            aria-describedby={`${name}-note`}
            aria-invalid={error === null ? undefined : true}
            onClick={() => void choose()}
          >
            {value ? 'Заменить' : 'Выбрать'}
          </Button>
          {value && (
            <>
              <Button
                size="sm"
                icon={<Crop size={16} aria-hidden />}
                aria-label={`Обрезать: ${label}`}
                onClick={() => void crop(value)}
              >
                Обрезать
              </Button>
              <Button
                size="sm"
                variant="ghost"
                icon={<X size={16} aria-hidden />}
                aria-label={`Убрать: ${label}`}
                onClick={() => field.onChange(null)}
              >
                Убрать
              </Button>
            </>
          )}
        </chakra.div>
      )}
    </Fieldset>
  );
}

const Shown = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    maxH: '240px',
    maxW: '100%',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    bg: 'soft',
    color: 'muted',
    fontSize: 'sm',
    '& img': { w: '100%', h: '100%', objectFit: 'cover' },
  },
});
