// The form of a webinar: time, room, recording and reminder emails.
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { FileField, type ChosenFile } from '../../media/index.ts';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Card,
  Grid,
  numberOf,
  numberText,
  Select,
  Stack,
  SwitchField,
  Text,
  TextField,
  url,
  useAlerts,
} from '../../ui/index.ts';
import type { LessonTabProps } from '../editor/lessonTabProps.ts';
import { WebinarTime } from './WebinarTime.tsx';
import { layoutNames, moderationNames, optionsOf } from './webinarWords.ts';
import type {
  WebinarForm_webinar$key,
  WebinarLayout,
  WebinarModeration,
  WebinarPlatform,
} from '../../__generated__/WebinarForm_webinar.graphql.ts';
import type { WebinarFormMutation } from '../../__generated__/WebinarFormMutation.graphql.ts';

interface Values {
  startsAt: string | null;
  duration: string;
  platform: WebinarPlatform;
  link: string;
  layout: WebinarLayout;
  moderation: WebinarModeration;
  recording: ChosenFile | null;
  recordingLink: string;
  remindDay: boolean;
  remindHour: boolean;
}

export function WebinarForm({
  webinar: key,
  companyId,
  mayPick,
  isReadOnly,
  draftOf,
  elsewhere = null,
}: Pick<LessonTabProps, 'isReadOnly' | 'draftOf'> & {
  webinar: WebinarForm_webinar$key;
  companyId: string;
  /** Whether the user may see the company's files. */
  mayPick: boolean;
  /** Says where time and room are edited when the lesson's content tab has them. */
  elsewhere?: ReactNode;
}) {
  const alerts = useAlerts();
  const [update] = useMutation<WebinarFormMutation>(graphql`
    mutation WebinarFormMutation($input: UpdateWebinarInput!) {
      updateWebinar(input: $input) {
        webinar {
          ...WebinarForm_webinar
          ...WebinarControls_webinar
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: webinar, ...form } = useDraftedForm({
    fragment: graphql`
      fragment WebinarForm_webinar on Webinar {
        id
        version
        startsAt
        duration
        platform
        link
        layout
        moderation
        recording {
          id
          fileName
        }
        recordingLink
        remindDay
        remindHour
        reminderProblem
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now): Values => ({
      startsAt: now?.startsAt ?? null,
      duration: numberText(now?.duration ?? 60),
      platform: now?.platform ?? 'LINK',
      link: now?.link ?? '',
      layout: now?.layout ?? 'TILE',
      moderation: now?.moderation ?? 'PRE_MODERATION',
      recording: now?.recording
        ? { id: now.recording.id, name: now.recording.fileName ?? 'Запись' }
        : null,
      recordingLink: now?.recordingLink ?? '',
      remindDay: now?.remindDay ?? true,
      remindHour: now?.remindHour ?? true,
    }),
    input: ({ duration, link, recording, recordingLink, ...values }) => ({
      ...values,
      duration: numberOf(duration) ?? 60,
      link: link.trim() || null,
      recordingId: recording?.id ?? null,
      recordingLink: recordingLink.trim() || null,
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
    draftOf,
  });
  const readOnly = isReadOnly || webinar?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      {elsewhere ?? (
        <Card title="Когда и где">
          <WebinarTime />
        </Card>
      )}
      <Card title="Комната и чат">
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <Select name="layout" label="Участники" required options={optionsOf(layoutNames)} />
          <Select
            name="moderation"
            label="Модератор читает сообщения"
            required
            options={optionsOf(moderationNames)}
          />
        </Grid>
      </Card>
      <Card title="Напоминания ученикам">
        <Stack gap="4">
          {webinar?.reminderProblem && <Text tone="danger">{webinar.reminderProblem}</Text>}
          <SwitchField name="remindDay" label="Письмо за день" />
          <SwitchField name="remindHour" label="Письмо за час" />
        </Stack>
      </Card>
      <Card title="Запись">
        <Stack gap="4">
          <FileField
            companyId={companyId}
            name="recording"
            label="Файл записи"
            kinds={['FILM', 'AUDIO']}
            mayPick={mayPick && !readOnly}
          />
          <TextField
            name="recordingLink"
            label="Или ссылка на запись"
            hint="Облачную запись Zoom прикрепит сам, если настроены его события"
            rules={[url()]}
          />
        </Stack>
      </Card>
    </TabForm>
  );
}
