// The filter of the list of orders; its options are loaded when it opens.
import { useCourseSearch } from '../../kit/choices/courseSearch.ts';
import { DayRange } from '../../kit/list/filter/filterInputs.tsx';
import { FieldConditions } from '../../kit/fields/FieldConditions.tsx';
import { DebouncedInput } from '../../kit/fields/DebouncedInput.tsx';
import { wholeRoubles } from '../../kit/list/filter/roubles.ts';
import { usePeopleSearch } from '../../people/index.ts';
import {
  Checkbox,
  Grid,
  MultiComboBox,
  SelectBox,
  Stack,
  TextLink,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useOrderFolderSearch, useOrderManagerSearch, useOrderStatusSearch } from '../choices.ts';
import { noManager, noFolder, type OrderListState } from './orderList.ts';

interface OrderFilterProps {
  companyId: string;
  /** The company's code, for addresses. */
  code: string;
  state: OrderListState;
  change: (part: Partial<OrderListState>) => void;
  /** Names of the selected records by global id. */
  names: ReadonlyMap<string | undefined, string | undefined>;
  /** Which other records the user may see. */
  sees: { people: boolean; courses: boolean };
}

export function OrderFilter({ companyId, code, state, change, names, sees }: OrderFilterProps) {
  const searches = {
    status: useOrderStatusSearch(companyId),
    folder: useOrderFolderSearch(companyId),
    course: useCourseSearch(companyId),
    user: usePeopleSearch(companyId),
    manager: useOrderManagerSearch(companyId),
  };
  const chosenOf = (field: keyof typeof searches) => ({
    value: state[field]
      .filter((id) => id !== noManager && id !== noFolder)
      .map((id) => ({ id, name: names.get(id) ?? '…' })),
    search: searches[field],
    onChange: (chosen: readonly ChosenRecord[]) => change({ [field]: chosen.map(({ id }) => id) }),
  });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      <MultiComboBox
        label="Статус"
        placeholder="Название статуса"
        hint={<TextLink to={`/${code}/statuses`}>Настроить статусы</TextLink>}
        {...chosenOf('status')}
      />
      <MultiComboBox label="Ответственный" placeholder="Имя" {...chosenOf('manager')} />
      <Checkbox
        checked={state.manager.includes(noManager)}
        onChange={(isOn) => change({ manager: isOn ? [noManager] : [] })}
      >
        Никто не отвечает
      </Checkbox>
      <MultiComboBox
        label="Папка"
        placeholder="Название папки"
        hint={<TextLink to={`/${code}/orders/folders`}>Настроить папки</TextLink>}
        {...chosenOf('folder')}
      />
      <Checkbox
        checked={state.folder.includes(noFolder)}
        onChange={(isOn) => change({ folder: isOn ? [noFolder] : [] })}
      >
        Не лежат в папках
      </Checkbox>
      {sees.courses && (
        <MultiComboBox label="Курс" placeholder="Название курса" {...chosenOf('course')} />
      )}
      {sees.people && (
        <MultiComboBox label="Клиент" placeholder="Имя, почта или телефон" {...chosenOf('user')} />
      )}
      <SelectBox
        label="Оплата"
        options={payments}
        value={state.payment}
        onChange={(payment) => change({ payment })}
      />
      <Checkbox
        checked={state.call === 'due'}
        onChange={(isOn) => change({ call: isOn ? 'due' : '' })}
      >
        Пора звонить: сегодня и просроченные
      </Checkbox>
      <Grid templateColumns="1fr 1fr" gap="3">
        <DebouncedInput
          label="Сумма от, ₽"
          numbers={wholeRoubles}
          value={state.sum_from ?? ''}
          onChange={(sum) => change({ sum_from: sum || null })}
        />
        <DebouncedInput
          label="до, ₽"
          numbers={wholeRoubles}
          value={state.sum_to ?? ''}
          onChange={(sum) => change({ sum_to: sum || null })}
        />
        <DayRange
          title="Создана"
          first="created_from"
          last="created_to"
          state={state}
          change={change}
        />
      </Grid>
      <FieldConditions
        companyId={companyId}
        subtype="BID"
        conditions={state.fields}
        onChange={(fields) => change({ fields })}
      />
    </Stack>
  );
}

const payments = [
  { value: '', label: 'Неважно' },
  { value: 'paid', label: 'Оплачены' },
  { value: 'unpaid', label: 'Не оплачены' },
] as const;
