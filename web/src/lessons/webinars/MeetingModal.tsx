// A dialog that creates a Zoom meeting for one of the hosts available there.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { email, FormModal, Select, Text, TextField, useForm } from '../../ui/index.ts';
import type { MeetingModalMutation } from '../../__generated__/MeetingModalMutation.graphql.ts';
import type { MeetingModalQuery } from '../../__generated__/MeetingModalQuery.graphql.ts';

export function MeetingModal({
  companyId,
  courseId,
  lessonId,
  onDone,
}: {
  companyId: string;
  courseId: string;
  lessonId: string;
  onDone: () => void;
}) {
  const { node } = useLazyQuery<MeetingModalQuery>(
    graphql`
      query MeetingModalQuery($company: ID!) {
        node(id: $company) {
          ... on Company {
            zoomUsers {
              email
              name
            }
          }
        }
      }
    `,
    { company: companyId },
    { fetchPolicy: 'network-only' },
  );
  const submit = useSubmit<MeetingModalMutation>(
    graphql`
      mutation MeetingModalMutation($input: CreateWebinarMeetingInput!) {
        createWebinarMeeting(input: $input) {
          webinar {
            ...WebinarControls_webinar
            ...WebinarForm_webinar
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const hosts = node?.zoomUsers ?? [];
  const form = useForm({ defaultValues: { email: hosts[0]?.email ?? '' } });
  return (
    <FormModal
      title="Собрание в Zoom"
      confirmLabel="Создать"
      form={form}
      onSubmit={(values) => submit({ courseId, lessonId, email: values.email.trim() })}
    >
      {hosts.length > 0 ? (
        <Select
          name="email"
          label="Ведущий"
          required
          options={hosts.map((host) => ({
            value: host.email,
            label: host.name === host.email ? host.email : `${host.name} · ${host.email}`,
          }))}
        />
      ) : (
        <>
          <Text tone="muted">
            Список пользователей Zoom не пришёл: проверьте интеграцию «zoom» в настройках компании
            или укажите почту ведущего сами.
          </Text>
          <TextField name="email" label="Почта ведущего" required rules={[email()]} />
        </>
      )}
    </FormModal>
  );
}
