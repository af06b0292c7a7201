// A dialog that revokes a certificate with a reason, which only the staff see.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, maxLength, Text, TextArea, useForm } from '../../ui/index.ts';
import type { RevokeModalMutation } from '../../__generated__/RevokeModalMutation.graphql.ts';

export function RevokeModal({
  certificate: { id, fullName },
  onDone,
}: {
  certificate: { id: string; fullName: string };
  onDone: () => void;
}) {
  const submit = useSubmit<RevokeModalMutation>(
    graphql`
      mutation RevokeModalMutation($input: RevokeCertificateInput!) {
        revokeCertificate(input: $input) {
          courseCertificate {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...useCertificateActions_certificate
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone },
  );
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormModal
      title="Отозвать сертификат?"
      size="narrow"
      confirmLabel="Отозвать"
      danger
      form={form}
      onSubmit={({ reason }) => submit({ id, reason: reason.trim() })}
    >
      <Text>
        {fullName} больше не сможет скачать его, а тот, кто проверит номер, узнает, что сертификат
        отозван. Вернуть его можно в любой момент.
      </Text>
      <TextArea
        name="reason"
        label="Причина"
        hint="Её увидят только сотрудники"
        required
        rules={[maxLength(500)]}
      />
    </FormModal>
  );
}
