// Cards at the top of a lesson's editor: the video, the test, or the time and place of a meeting, by its type.
import { useState } from 'react';
import { Plus } from 'lucide-react';
import { servicesFor } from '@kafedra/common/embeds';
import {
  Button,
  Card,
  DateTimeField,
  maxLengthOrEmpty,
  RichTextField,
  Stack,
  Text,
  TextField,
  useFieldValue,
  type TextUploads,
} from '../../ui/index.ts';
import { CaptionsField, MediaField } from '../blocks/MediaField.tsx';
import { TestField, type SelectedTest, type TestPlace } from '../blocks/TestField.tsx';
import { WebinarTime } from '../webinars/WebinarTime.tsx';
import { anchorProps, type BlockPart } from './lessonParts.ts';

interface Lead {
  uploads: TextUploads;
  readOnly: boolean;
  /** Its block is still a draft. */
  isDraft: boolean;
}

export function FilmCard({ companyId, ...lead }: Lead & { companyId: string }) {
  return (
    <div {...anchorProps('film')}>
      <Card title="Видео урока">
        <Stack gap="4">
          <TextField
            name="filmAddress"
            label="Ссылка или код вставки"
            hint={`Подойдут: ${servicesFor('video').join(', ')}`}
            rules={[maxLengthOrEmpty(4000)]}
          />
          <MediaField
            name="filmMedia"
            type="VIDEO"
            label="Или файл из хранилища"
            companyId={companyId}
          />
          <CaptionsField name="filmCaptions" companyId={companyId} />
          <Beside part="film" {...lead} />
        </Stack>
      </Card>
    </div>
  );
}

export function TestCard({
  place,
  saved,
  ...lead
}: Lead & { place: TestPlace; saved: SelectedTest | null }) {
  return (
    <div {...anchorProps('test')}>
      <Card title="Тест урока">
        <Stack gap="4">
          <TestField name="test" place={place} saved={saved} />
          <Beside part="test" {...lead} />
        </Stack>
      </Card>
    </div>
  );
}

/** The optional title and text of the block. */
function Beside({ part, uploads, readOnly, isDraft }: Lead & { part: BlockPart }) {
  const title = useFieldValue<string>(`${part}Title`);
  const text = useFieldValue<string>(`${part}Text`);
  const isThere = title !== '' || text !== '';
  const [isOpen, setOpen] = useState(isThere);
  const of = part === 'film' ? 'видео' : 'теста';
  return (
    <>
      {isOpen || isThere ? (
        <>
          <TextField
            name={`${part}Title`}
            label={`Заголовок ${of}`}
            hint="Пусто — без заголовка"
            rules={[maxLengthOrEmpty(255)]}
          />
          <RichTextField
            name={`${part}Text`}
            label={`Подпись ${of}`}
            uploads={uploads}
            readOnly={readOnly}
            short
            isFolded
          />
        </>
      ) : (
        !readOnly && (
          <div>
            <Button
              size="sm"
              variant="ghost"
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setOpen(true)}
            >
              Заголовок и подпись
            </Button>
          </div>
        )
      )}
      {isDraft && (
        <Text size="sm" tone="muted">
          Пока это черновик: ученики увидят его, когда вы опубликуете этот блок в материалах урока
          ниже.
        </Text>
      )}
    </>
  );
}

export function WebinarCard() {
  return (
    <Card title="Когда и где">
      <WebinarTime />
    </Card>
  );
}

export function OfflineCard() {
  return (
    <Card title="Когда и где">
      <Stack gap="4">
        <DateTimeField
          name="heldAt"
          label="Когда проходит"
          hint="Это видят ученики; в журнале занятия стоят по времени"
        />
        <TextField
          name="heldPlace"
          label="Где проходит"
          hint="Адрес, кабинет или ссылка: это видят ученики"
          rules={[maxLengthOrEmpty(500)]}
        />
      </Stack>
    </Card>
  );
}
