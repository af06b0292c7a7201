// The progress and result of an import: the contents of the course, and what the archive refers to that the company
// lacks.
import { useMemo, useState, type ReactNode } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { chakra, LinkButton, ProgressBar, Stack, Text, useLatest } from '../../ui/index.ts';
import type {
  CourseImportReportSubscription,
  CourseImportReportSubscription$data,
} from '../../__generated__/CourseImportReportSubscription.graphql.ts';

type Job = NonNullable<CourseImportReportSubscription$data['jobUpdated']>;

export function CourseImportReport({
  jobId,
  code,
  onMade,
  onOpened,
  again,
}: {
  jobId: string;
  /** The company's code in URLs. */
  code: string;
  /** Called after the course was created. */
  onMade: () => void;
  onOpened: () => void;
  /** The button that starts another import. */
  again: ReactNode;
}) {
  const [job, setJob] = useState<Job | null>(null);
  const [isLost, setLost] = useState(false);
  const made = useLatest(onMade);
  const config = useMemo<GraphQLSubscriptionConfig<CourseImportReportSubscription>>(
    () => ({
      subscription: graphql`
        subscription CourseImportReportSubscription($id: ID!) {
          jobUpdated(id: $id) {
            status
            doneCount
            totalCount
            error
            course {
              databaseId
            }
            report {
              taken {
                title
                count
              }
              left {
                title
                why
              }
            }
          }
        }
      `,
      variables: { id: jobId },
      onNext: (response) => {
        setJob(response?.jobUpdated ?? null);
        if (response?.jobUpdated?.status === 'DONE') made.current();
      },
      onError: () => setLost(true),
    }),
    [jobId, made],
  );
  useSubscription(config);

  if (isLost)
    return <Text>Ход импорта не виден, но он выполняется. Откройте «Задачи» чуть позже</Text>;
  if (job?.status === 'FAILED' || job?.status === 'CANCELLED') {
    return (
      <Stack gap="4" align="flex-start">
        <Text role="alert" tone="danger" overflowWrap="anywhere">
          {job.error ?? 'Импорт остановлен'}
        </Text>
        {again}
      </Stack>
    );
  }
  if (job?.status !== 'DONE') {
    const { doneCount = 0, totalCount } = job ?? {};
    const percent = totalCount == null ? undefined : (doneCount / totalCount) * 100;
    return (
      <Stack gap="2">
        <ProgressBar label="Создание курса" value={percent} />
        <Text size="sm" tone="muted">
          Создаём курс. Окно можно закрыть: ход виден в «Задачах»
        </Text>
      </Stack>
    );
  }
  const { course, report } = job;
  return (
    <Stack gap="4" align="flex-start">
      <output>Курс создан: он среди черновиков</output>
      {report && report.taken.length > 0 && (
        <ReportSection heading="Перенесено">
          {report.taken.map(({ title, count }) => `${title}: ${String(count)}`)}
        </ReportSection>
      )}
      {report && report.left.length > 0 && (
        <ReportSection heading="Не перенесено">
          {report.left.map(({ title, why }) => `${title}: ${why}`)}
        </ReportSection>
      )}
      {course && (
        <LinkButton
          variant="primary"
          to={`/${code}/courses/${String(course.databaseId)}`}
          onClick={onOpened}
        >
          Открыть курс
        </LinkButton>
      )}
    </Stack>
  );
}

function ReportSection({ heading, children }: { heading: string; children: readonly string[] }) {
  return (
    <section>
      <Text as="h3" fontWeight="semibold" mb="1">
        {heading}
      </Text>
      <List>
        {children.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}

const List = chakra('ul', { base: { listStyle: 'disc', pl: '5', overflowWrap: 'anywhere' } });
