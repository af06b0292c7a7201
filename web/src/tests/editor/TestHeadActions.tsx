// What can be done with the test whose page it is.
import { Power, PowerOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { Button, useAlerts } from '../../ui/index.ts';
import type { TestHeadActions_test$key } from '../../__generated__/TestHeadActions_test.graphql.ts';
import type { TestHeadActionsOnMutation } from '../../__generated__/TestHeadActionsOnMutation.graphql.ts';
import type { TestHeadActionsOffMutation } from '../../__generated__/TestHeadActionsOffMutation.graphql.ts';

export function TestHeadActions({ test: key }: { test: TestHeadActions_test$key }) {
  const test = useFragment<TestHeadActions_test$key>(
    graphql`
      fragment TestHeadActions_test on Test {
        id
        status
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [activate, isActivating] = useMutation<TestHeadActionsOnMutation>(graphql`
    mutation TestHeadActionsOnMutation($input: ActivateTestInput!) {
      activateTest(input: $input) {
        test {
          id
          status
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [deactivate, isDeactivating] = useMutation<TestHeadActionsOffMutation>(graphql`
    mutation TestHeadActionsOffMutation($input: DeactivateTestInput!) {
      deactivateTest(input: $input) {
        test {
          id
          status
        }
        userErrors {
          message
        }
      }
    }
  `);
  const { id, status } = test;
  if (status === 'DELETED' || test.viewerCanUpdate === false) return null;
  const isOn = status === 'ACTIVE';
  const toggle = async () => {
    const variables = { input: { id } };
    const isDone = isOn
      ? succeeded(await deactivate({ variables }), alerts)
      : succeeded(await activate({ variables }), alerts);
    if (!isDone) return;
    alerts.success(isOn ? 'Тест выключен' : 'Тест включён');
  };
  return (
    <Button
      variant={isOn ? 'secondary' : 'primary'}
      icon={isOn ? <PowerOff size={16} aria-hidden /> : <Power size={16} aria-hidden />}
      loading={isActivating || isDeactivating}
      onClick={() => void toggle()}
    >
      {isOn ? 'Выключить' : 'Включить'}
    </Button>
  );
}
