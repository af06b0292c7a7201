// Actions on the test's page. Deleting navigates to the list unless it is undone; a test in the trash can be restored.
import { Ellipsis, Power, PowerOff, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useLeaveAfterDeletion } from '../../kit/pages/useLeaveAfterDeletion.ts';
import { addToLibraryItem } from '../../media/index.ts';
import { Button, deleteItem, Flex, IconButton, Menu, type MenuEntries } from '../../ui/index.ts';
import { useTestLibrary } from '../library/useTestLibrary.tsx';
import { copyItem } from '../test-list/testMenu.tsx';
import { useTestSwitch } from '../useTestSwitch.ts';
import { useTestActions } from '../useTestActions.ts';
import type { TestHeadActions_test$key } from '../../__generated__/TestHeadActions_test.graphql.ts';

export function TestHeadActions({
  test: key,
  companyId,
  code,
  mayCopy,
  mayShelve,
}: {
  test: TestHeadActions_test$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  mayCopy: boolean;
  mayShelve: boolean;
}) {
  const { id, status, viewerCanUpdate, viewerCanDelete } = useFragment<TestHeadActions_test$key>(
    graphql`
      fragment TestHeadActions_test on Test {
        id
        status
        viewerCanUpdate @catch(to: NULL)
        viewerCanDelete @catch(to: NULL)
      }
    `,
    key,
  );
  const refresh = useFreshPage();
  const { onDeleted, onRestore } = useLeaveAfterDeletion(`/${code}/tests`, refresh);
  const work = useTestActions({ companyId, code, refresh, onRestore });
  const { turn, isTurning } = useTestSwitch({ companyId });
  const { shelveTest } = useTestLibrary({ companyId, code });
  const only = { chosen: { ids: [id] }, count: 1 };
  // Without `viewerCanDelete` the action is offered and the server checks the permission.
  const mayDelete = viewerCanDelete !== false;
  if (status === 'DELETED') {
    return (
      mayDelete && (
        <Button
          variant="primary"
          icon={<Undo2 size={16} aria-hidden />}
          onClick={() => void work.restore(only)}
        >
          Восстановить
        </Button>
      )
    );
  }
  const isOn = status === 'ACTIVE';
  const remove = async () => {
    if (await work.remove(only)) onDeleted();
  };
  const items: MenuEntries = [
    ...(mayCopy ? [copyItem(() => void work.copy(id))] : []),
    ...(mayShelve ? [addToLibraryItem(() => void shelveTest(id))] : []),
    ...(mayDelete ? [deleteItem(() => void remove())] : []),
  ];
  return (
    <Flex gap="2">
      {viewerCanUpdate !== false && (
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          icon={isOn ? <PowerOff size={16} aria-hidden /> : <Power size={16} aria-hidden />}
          loading={isTurning}
          onClick={() => void turn(id, !isOn)}
        >
          {isOn ? 'Выключить' : 'Включить'}
        </Button>
      )}
      {items.length > 0 && (
        <Menu
          label="Действия с тестом"
          trigger={<IconButton icon={<Ellipsis />} label="Действия с тестом" variant="secondary" />}
          items={items}
          placement="bottom end"
        />
      )}
    </Flex>
  );
}
