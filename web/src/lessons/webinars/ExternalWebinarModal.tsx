// A dialog that creates or edits a webinar on another site.
import { graphql } from 'react-relay';
import { FileField, type ChosenFile } from '../../media/index.ts';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import {
  DateTimeField,
  Grid,
  maxLength,
  maxLengthOrEmpty,
  numberOf,
  numberText,
  SwitchField,
  TextArea,
  TextField,
  url,
  wholeNumber,
} from '../../ui/index.ts';
import type { ExternalWebinarModal_webinar$key } from '../../__generated__/ExternalWebinarModal_webinar.graphql.ts';
import type { ExternalWebinarModalCreateMutation } from '../../__generated__/ExternalWebinarModalCreateMutation.graphql.ts';
import type { ExternalWebinarModalUpdateMutation } from '../../__generated__/ExternalWebinarModalUpdateMutation.graphql.ts';

interface Values {
  name: string;
  description: string;
  link: string;
  startsAt: string | null;
  duration: string;
  image: ChosenFile | null;
  active: boolean;
}

export function ExternalWebinarModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<ExternalWebinarModal_webinar$key>) {
  const create = useCreate<ExternalWebinarModalCreateMutation>(
    companyId,
    graphql`
      mutation ExternalWebinarModalCreateMutation($input: CreateExternalWebinarInput!) {
        createExternalWebinar(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<ExternalWebinarModalUpdateMutation>(graphql`
    mutation ExternalWebinarModalUpdateMutation($input: UpdateExternalWebinarInput!) {
      updateExternalWebinar(input: $input) {
        externalWebinar {
          ...ExternalWebinarModal_webinar
        }
        ...userErrors_payload
      }
    }
  `);
  const webinar = useRecordForm({
    fragment: graphql`
      fragment ExternalWebinarModal_webinar on ExternalWebinar {
        id
        version
        name
        description
        link
        startsAt
        duration
        image {
          id
          fileName
        }
        active
      }
    `,
    record,
    values: (now): Values => ({
      name: now?.name ?? '',
      description: now?.description ?? '',
      link: now?.link ?? '',
      startsAt: now?.startsAt ?? null,
      duration: numberText(now?.duration),
      image: now?.image ? { id: now.image.id, name: now.image.fileName } : null,
      active: now?.active ?? true,
    }),
    input: ({ name, description, link, duration, image, ...values }) => ({
      ...values,
      name: name.trim(),
      description: description.trim() || null,
      link: link.trim(),
      duration: numberOf(duration),
      imageId: image?.id ?? null,
    }),
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...webinar}
      creation={{ title: 'Новый внешний вебинар', label: 'Добавить' }}
      changeTitle="Изменение вебинара"
    >
      <TextField name="name" label="Название" required rules={[maxLength(255)]} />
      <TextArea name="description" label="Описание" rules={[maxLengthOrEmpty(5000)]} />
      <TextField
        name="link"
        label="Ссылка"
        hint="Где на вебинар записываются или смотрят его"
        required
        rules={[url()]}
      />
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <DateTimeField name="startsAt" label="Начало" />
        <TextField
          name="duration"
          label="Минут"
          inputMode="numeric"
          rules={[wholeNumber(1, 1440)]}
        />
      </Grid>
      <FileField companyId={companyId} name="image" label="Изображение" kinds={['IMAGE']} mayPick />
      <SwitchField name="active" label="Показывать на сайте" />
    </RecordModal>
  );
}
