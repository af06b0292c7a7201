// The «Экспорт теста» dialog: a job writes the test to a file in a format of another system.
import { graphql } from 'react-relay';
import { followJob } from '../kit/actions/followedJobs.ts';
import { useSubmit } from '../kit/actions/useSubmit.ts';
import { FormModal, Select, Text, useAlerts, useForm } from '../ui/index.ts';
import type {
  TestExportModalMutation,
  TestFileFormat,
} from '../__generated__/TestExportModalMutation.graphql.ts';

export function TestExportModal({
  companyId,
  testId,
  onDone,
}: {
  companyId: string;
  testId: string;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const submit = useSubmit<TestExportModalMutation>(
    graphql`
      mutation TestExportModalMutation($input: ExportTestInput!) {
        exportTest(input: $input) {
          job {
            id
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ exportTest: { job } }) => {
        if (job) followJob({ id: job.id, companyId });
        alerts.success('Экспорт начался, его ход виден в «Задачах»');
        onDone();
      },
    },
  );
  const form = useForm<{ format: TestFileFormat }>({ defaultValues: { format: 'MOODLE' } });
  return (
    <FormModal
      title="Экспорт теста"
      size="narrow"
      confirmLabel="Начать экспорт"
      form={form}
      onSubmit={({ format }) => submit({ id: testId, format })}
    >
      <Select name="format" label="Формат" required options={formats} />
      <Text size="sm" tone="muted">
        В Excel картинок нет, в GIFT — только до 100 КБ. Что другие системы не увидят, вернётся
        вместе с файлом, если загрузить его сюда.
      </Text>
    </FormModal>
  );
}

const formats: readonly { value: TestFileFormat; label: string }[] = [
  { value: 'MOODLE', label: 'Moodle XML' },
  { value: 'GIFT', label: 'GIFT — простой текст' },
  { value: 'QTI21', label: 'QTI 2.1 — пакет для большинства систем' },
  { value: 'QTI30', label: 'QTI 3.0 — то же, для новых систем' },
  { value: 'XLSX', label: 'Excel — вопрос в каждой строке' },
];
