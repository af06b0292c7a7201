// Actions on a test in its list and on the selected ones.
import {
  Copy,
  FileDown,
  ListChecks,
  Power,
  PowerOff,
  RotateCcw,
  Settings,
  Trash2,
} from 'lucide-react';
import { graphql, readInlineData } from 'react-relay';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { addToLibraryItem } from '../../media/index.ts';
import { deleteItem, restoreItem, type MenuEntries, type TableSelection } from '../../ui/index.ts';
import type { TestTab } from './testList.ts';
import type { SetTestActive } from '../useTestSwitch.ts';
import type { ChosenTests, useTestActions } from '../useTestActions.ts';
import type { testMenu_test$key } from '../../__generated__/testMenu_test.graphql.ts';

type TestWork = ReturnType<typeof useTestActions>;

export function testMenu(
  key: testMenu_test$key,
  {
    code,
    mayCopy,
    turn,
    work,
    exportTest,
    shelveTest,
  }: {
    code: string;
    mayCopy: boolean;
    turn: SetTestActive;
    work: TestWork;
    exportTest: (id: string) => void;
    /** Null for users who may not see the library. */
    shelveTest: ((id: string) => Promise<void>) | null;
  },
): MenuEntries {
  const { id, databaseId, status, viewerCanUpdate, viewerCanDelete } =
    readInlineData<testMenu_test$key>(
      graphql`
        fragment testMenu_test on Test @inline {
          id
          databaseId
          status @catch(to: NULL)
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      key,
    );
  const only = { chosen: { ids: [id] }, count: 1 };
  // Without `viewerCanDelete` the action is offered and the server checks the permission.
  const mayDelete = viewerCanDelete !== false;
  if (status === 'DELETED') {
    return [restoreItem(() => void work.restore(only), { disabled: !mayDelete })];
  }
  const at = `/${code}/tests/${String(databaseId)}/questions`;
  const isOn = status === 'ACTIVE';
  return [
    { id: 'open', label: 'Вопросы', icon: <ListChecks />, to: at },
    { id: 'settings', label: 'Настройки', icon: <Settings />, to: `${at}?tab=settings` },
    {
      id: 'switch',
      label: isOn ? 'Выключить' : 'Включить',
      icon: isOn ? <PowerOff /> : <Power />,
      disabled: viewerCanUpdate === false,
      onAction: () => void turn(id, !isOn),
    },
    ...(mayCopy ? [copyItem(() => void work.copy(id))] : []),
    { id: 'export', label: 'Экспорт', icon: <FileDown />, onAction: () => exportTest(id) },
    ...(shelveTest === null ? [] : [addToLibraryItem(() => void shelveTest(id))]),
    'separator',
    deleteItem(() => void work.remove(only), { disabled: !mayDelete }),
  ];
}

export const copyItem = (onAction: () => void) => ({
  id: 'copy',
  label: 'Копировать',
  icon: <Copy />,
  onAction,
});

export function testBulkActions(
  tab: TestTab,
  { switchOn, switchOff, remove, restore }: TestWork,
  choose: (selection: TableSelection) => ChosenTests,
): readonly (BulkAction | false)[] {
  const does = (act: (tests: ChosenTests) => Promise<boolean>) => (selection: TableSelection) =>
    act(choose(selection));
  if (tab === 'deleted') {
    return [{ label: 'Восстановить', icon: <RotateCcw />, run: does(restore) }];
  }
  return [
    tab !== 'on' && { label: 'Включить', icon: <Power />, run: does(switchOn) },
    tab !== 'off' && { label: 'Выключить', icon: <PowerOff />, run: does(switchOff) },
    { label: 'Удалить', icon: <Trash2 />, run: does(remove) },
  ];
}
