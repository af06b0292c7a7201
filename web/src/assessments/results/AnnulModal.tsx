// A dialog that annuls attempts, with a reason for the learner.
import { graphql } from 'react-relay';
import type { SelectedRows } from '../../kit/relay/bulk.ts';
import { outcomeOf, type Outcome } from '../../kit/relay/outcome.ts';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { countOf, FormModal, maxLength, Text, TextArea, useForm } from '../../ui/index.ts';
import type {
  AnnulModalMutation,
  TestAttemptMatch,
} from '../../__generated__/AnnulModalMutation.graphql.ts';

export type ChosenAttempts = SelectedRows<TestAttemptMatch>;

export function AnnulModal({
  companyId,
  attempts: { chosen, count },
  onDone,
}: {
  companyId: string;
  attempts: ChosenAttempts;
  onDone: (outcome: Outcome) => void;
}) {
  const submit = useSubmit<AnnulModalMutation>(
    graphql`
      mutation AnnulModalMutation($input: AnnulTestAttemptsInput!) {
        annulTestAttempts(input: $input) {
          testAttempts {
            id
            annulledAt
            annulmentReason
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ annulTestAttempts }) =>
        onDone(outcomeOf(annulTestAttempts, annulTestAttempts.testAttempts)),
    },
  );
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <FormModal
      title={`Аннулировать ${countOf(count, ['попытку', 'попытки', 'попыток'])}?`}
      size="narrow"
      confirmLabel="Аннулировать"
      danger
      form={form}
      onSubmit={({ reason }) => submit({ companyId, testAttempts: chosen, reason: reason.trim() })}
    >
      <Text>
        Результат останется в истории, но нигде не будет учтён: ни как лучший, ни в уроках, ни в
        статистике, ни в олимпиадах. Использованная попытка ученику не возвращается.
        {chosen.matching != null && ' Это коснётся всех попыток, которые подходят под фильтр.'}
      </Text>
      <TextArea
        name="reason"
        label="Причина"
        hint="Её увидит ученик"
        required
        rules={[maxLength(1000)]}
      />
    </FormModal>
  );
}
