// The «Тесты» tab: the tests whose points the ranking sums up, in manual order.
import { graphql } from 'react-relay';
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';
import { TabForm } from '../../kit/drafts/TabForm.tsx';
import { useDraftedForm } from '../../kit/drafts/useDraftedForm.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Card, useAlerts } from '../../ui/index.ts';
import { TestsField, type ChosenTest } from './TestsField.tsx';
import type { TestsTab_folder$key } from '../../__generated__/TestsTab_folder.graphql.ts';
import type { TestsTabMutation } from '../../__generated__/TestsTabMutation.graphql.ts';

export function TestsTab({
  folder: key,
  place: { companyId, at, draftOf },
  maySeeTests,
}: {
  folder: TestsTab_folder$key;
  place: {
    companyId: string;
    /** URL of the olympiad. */
    at: string;
    draftOf: DraftOwner | undefined;
  };
  maySeeTests: boolean;
}) {
  const alerts = useAlerts();
  const [update] = useMutation<TestsTabMutation>(graphql`
    mutation TestsTabMutation($input: UpdateTestResultFolderInput!) {
      updateTestResultFolder(input: $input) {
        testResultFolder {
          ...TestsTab_folder
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: folder, ...form } = useDraftedForm({
    fragment: graphql`
      fragment TestsTab_folder on TestResultFolder @throwOnFieldError {
        id
        version
        viewerCanUpdate @catch(to: NULL)
        tests {
          testId
          test {
            id
            title: name
          }
        }
      }
    `,
    record: key,
    values: (now) => ({
      testIds: (now?.tests ?? []).flatMap(({ testId, test }): ChosenTest[] =>
        test ? [{ id: test.id, name: test.title, testId }] : [],
      ),
    }),
    input: ({ testIds }) => ({ testIds: testIds.map(({ id }) => id) }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
    draftOf,
  });
  const readOnly = !maySeeTests || folder?.viewerCanUpdate === false;
  return (
    <TabForm {...form} readOnly={readOnly}>
      <Card title="Тесты">
        <TestsField name="testIds" companyId={companyId} at={at} readOnly={readOnly} />
      </Card>
    </TabForm>
  );
}
