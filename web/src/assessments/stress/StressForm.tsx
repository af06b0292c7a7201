// The form of a new stress test: the highest number of learners, and consent to slowing down other users.
import { stressLearners } from '@kafedra/common/assessments';
import { graphql } from 'react-relay';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  Box,
  Card,
  Form,
  numberOf,
  Stack,
  SubmitButton,
  Text,
  TextField,
  useConfirm,
  useForm,
  wholeNumber,
} from '../../ui/index.ts';
import type { StressFormMutation } from '../../__generated__/StressFormMutation.graphql.ts';

export function StressForm({ companyId }: { companyId: string }) {
  const confirm = useConfirm();
  const refresh = useFreshPage();
  const form = useForm<{ learners: string }>({
    defaultValues: { learners: String(stressLearners.usual) },
  });
  const [run] = useMutation<StressFormMutation>(graphql`
    mutation StressFormMutation($input: RunStressTestInput!) {
      runStressTest(input: $input) {
        stressTest {
          job {
            id
          }
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <Card title="Новая проверка">
      <Form
        form={form}
        onSubmit={async ({ learners }) => {
          const isMeant = await confirm({
            title: 'Начать проверку нагрузки?',
            description:
              'До минуты установка будет занята сильнее обычного: у всех, кто в ней работает, страницы могут открываться медленнее.',
            confirmLabel: 'Начать',
          });
          if (!isMeant) return [];
          const { response, userErrors } = await run({
            variables: { input: { companyId, learners: numberOf(learners) } },
          });
          const job = response?.runStressTest.stressTest?.job;
          if (!job) return userErrors;
          followJob({ id: job.id, companyId });
          refresh();
          return [];
        }}
      >
        <Stack gap="4" align="flex-start">
          <Text tone="muted">
            Всё больше учеников разом начинают, проходят и завершают тест: 10, 25, 50 и так далее,
            пока ответы принимаются не дольше секунды. На всё — минута.
          </Text>
          <Box w="240px" maxW="full">
            <TextField
              name="learners"
              label="До скольких учеников"
              inputMode="numeric"
              required
              rules={[learnersAtOnce]}
            />
          </Box>
          <SubmitButton>Начать</SubmitButton>
        </Stack>
      </Form>
    </Card>
  );
}

const learnersAtOnce = wholeNumber(stressLearners.fewest, stressLearners.most);
