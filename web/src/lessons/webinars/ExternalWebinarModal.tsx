// A dialog that creates or edits a webinar on another site.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { FileField, type ChosenFile } from '../../media/index.ts';
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

export const ExternalWebinarModal = entityModal<
  ExternalWebinarModal_webinar$key,
  ExternalWebinarModalCreateMutation,
  ExternalWebinarModalUpdateMutation,
  Values
>({
  creation: { title: 'Новый внешний вебинар', label: 'Добавить' },
  changeTitle: 'Изменение вебинара',
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
  create: graphql`
    mutation ExternalWebinarModalCreateMutation($input: CreateExternalWebinarInput!) {
      createExternalWebinar(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation ExternalWebinarModalUpdateMutation($input: UpdateExternalWebinarInput!) {
      updateExternalWebinar(input: $input) {
        externalWebinar {
          ...ExternalWebinarModal_webinar
        }
        ...userErrors_payload
      }
    }
  `,
  values: (now) => ({
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
  fields: (_record, { companyId }) => (
    <>
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
    </>
  ),
});
