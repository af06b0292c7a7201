// A form field for the files of a block: selected, sorted and captioned; videos also have subtitles.
import { ArrowDown, ArrowUp, Paperclip, Plus, X } from 'lucide-react';
import { blockMedia } from '@kafedra/common/lessons';
import { usePicker, type PickOptions } from '../../media/index.ts';
import {
  Button,
  chakra,
  FieldNote,
  Flex,
  IconButton,
  Input,
  pictureInWidth,
  Text,
  useField,
} from '../../ui/index.ts';
import { kindOf } from './blockKinds.tsx';
import type { ShownFile } from './blockValues.ts';
import type { BlockType } from '../../__generated__/BlockView_block.graphql.ts';

const pickKinds: Partial<Record<BlockType, PickOptions['kinds']>> = {
  IMAGE: ['IMAGE'],
  GALLERY: ['IMAGE'],
  VIDEO: ['FILM'],
  AUDIO: ['AUDIO'],
};

const labels: Partial<Record<BlockType, string>> = {
  IMAGE: 'Изображение',
  GALLERY: 'Изображения',
  VIDEO: 'Видео',
  AUDIO: 'Аудиозапись',
};

export function MediaField({
  name,
  type,
  label = labels[type] ?? 'Файлы',
  companyId,
}: {
  name: string;
  type: BlockType;
  label?: string;
  companyId: string;
}) {
  const { field, error } = useField<readonly ShownFile[]>(name, {
    words: { label, show: (files) => files.map((file) => file.name).join(', ') || 'пусто' },
  });
  const pick = usePicker(companyId);
  const most = blockMedia[kindOf(type)]?.most ?? 1;
  const files = field.value;
  const isPicture = type === 'IMAGE' || type === 'GALLERY';
  const kinds = pickKinds[type];
  const choose = async () => {
    const picked = await pick({ title: label, isMultiple: most > 1, ...(kinds && { kinds }) });
    if (picked.length === 0) return;
    const added = picked
      .filter(({ id }) => most === 1 || !files.some((file) => file.id === id))
      .map(({ id, name: fileName, url }) => ({ id, name: fileName, url, caption: '', alt: '' }));
    field.onChange(most === 1 ? added.slice(0, 1) : [...files, ...added].slice(0, most));
  };
  const change = (index: number, part: Partial<ShownFile>) =>
    field.onChange(files.map((file, place) => (place === index ? { ...file, ...part } : file)));
  const swap = (index: number, other: number) =>
    field.onChange(files.map((file, place) => files[swapped(place, index, other)] ?? file));
  return (
    <div>
      <Text as="p" color="label" size="sm" fontWeight="medium" mb="1">
        {label}
      </Text>
      <Files>
        {files.map((file, index) => (
          <li key={file.id}>
            {isPicture ? (
              <img src={pictureInWidth(file.url, 160)} alt="" />
            ) : (
              <Paperclip size={18} aria-hidden />
            )}
            <div>
              <span>{file.name}</span>
              <Input
                aria-label={`Подпись: ${file.name}`}
                placeholder={isPicture ? 'Подпись' : 'Как назвать для учеников'}
                maxLength={500}
                value={file.caption}
                onChange={({ currentTarget }) => change(index, { caption: currentTarget.value })}
              />
              {isPicture && (
                <Input
                  aria-label={`Описание для тех, кто не видит: ${file.name}`}
                  placeholder="Описание для тех, кто не видит картинку"
                  maxLength={500}
                  value={file.alt}
                  onChange={({ currentTarget }) => change(index, { alt: currentTarget.value })}
                />
              )}
            </div>
            <Flex direction={{ base: 'column', sm: 'row' }}>
              {most > 1 && (
                <>
                  <IconButton
                    size="sm"
                    icon={<ArrowUp />}
                    label={`Выше: ${file.name}`}
                    disabled={index === 0}
                    onClick={() => swap(index, index - 1)}
                  />
                  <IconButton
                    size="sm"
                    icon={<ArrowDown />}
                    label={`Ниже: ${file.name}`}
                    disabled={index === files.length - 1}
                    onClick={() => swap(index, index + 1)}
                  />
                </>
              )}
              <IconButton
                size="sm"
                icon={<X />}
                label={`Убрать: ${file.name}`}
                onClick={() => field.onChange(files.filter(({ id }) => id !== file.id))}
              />
            </Flex>
          </li>
        ))}
      </Files>
      <Button
        size="sm"
        icon={<Plus size={16} aria-hidden />}
        disabled={most > 1 && files.length >= most}
        onClick={() => void choose()}
      >
        {most === 1 && files.length > 0 ? 'Заменить' : 'Выбрать'}
      </Button>
      <div aria-live="polite">{error && <FieldNote id={`${name}-note`} error={error} />}</div>
    </div>
  );
}

const swapped = (place: number, one: number, other: number): number =>
  place === one ? other : place === other ? one : place;

export function CaptionsField({ name, companyId }: { name: string; companyId: string }) {
  const { field, error } = useField<{ id: string; name: string } | null>(name, {
    words: { label: 'Субтитры', show: (file) => file?.name ?? 'нет' },
  });
  const pick = usePicker(companyId);
  const choose = async () => {
    const [file] = await pick({ title: 'Субтитры', kinds: ['DOCUMENT'] });
    if (file) field.onChange({ id: file.id, name: file.name });
  };
  return (
    <div>
      <Flex align="center" gap="2" wrap="wrap">
        <Text as="span" size="sm" tone="muted">
          {field.value ? `Субтитры: ${field.value.name}` : 'Субтитров нет'}
        </Text>
        <Button size="sm" variant="ghost" onClick={() => void choose()}>
          {field.value ? 'Заменить субтитры' : 'Добавить субтитры (.vtt)'}
        </Button>
        {field.value && (
          <IconButton
            size="sm"
            icon={<X />}
            label="Убрать субтитры"
            onClick={() => field.onChange(null)}
          />
        )}
      </Flex>
      <div aria-live="polite">{error && <FieldNote id={`${name}-note`} error={error} />}</div>
    </div>
  );
}

const Files = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    mb: '2',
    p: '0',
    listStyle: 'none',
    '& li': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      p: '2',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: 'lg',
    },
    '& img': {
      flexShrink: 0,
      w: { base: '56px', sm: '96px' },
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'md',
    },
    '& li > svg': { flexShrink: 0, mt: '1', color: 'muted' },
    '& li > div:nth-of-type(1)': {
      flex: '1',
      minW: '0',
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
    },
    '& li span': { overflowWrap: 'anywhere', fontSize: 'sm' },
  },
});
