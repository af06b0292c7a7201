// The export dialog of every list: shows which rows are exported, lets the user choose format and columns, and requests
// the export.
import { useState } from 'react';
import type { UserError } from '../kit/network/mutationResult.ts';
import {
  Button,
  Form,
  formatNumber,
  Modal,
  ModalBody,
  ModalFooter,
  OrderedChecklist,
  Segmented,
  Stack,
  Text,
  useAlerts,
  useForm,
} from '../ui/index.ts';
import {
  allColumns,
  readChoice,
  rememberChoice,
  type ExportChoice,
  type ExportColumns,
  type ExportFormat,
} from './exportChoice.ts';
import { ExportScope, type ExportScopeProps } from './ExportScope.tsx';

export interface ExportModalProps<Column extends string> {
  /** «Экспорт курсов». */
  title: string;
  columns: ExportColumns<Column>;
  /** The rows of the list that are exported. */
  scope: ExportScopeProps;
  /** Ids of the rows selected one by one; the export can be limited to them. */
  selectedIds: readonly string[];
  /** Requests the export of the list's rows; resolves to the errors. */
  onRequest: (choice: ExportWish<Column>) => Promise<readonly UserError[]>;
  onDone: () => void;
}

export interface ExportWish<Column extends string> {
  format: ExportFormat;
  columns: Column[];
  /** Limits the export to these rows. */
  ids?: readonly string[];
}

export function ExportModal<Column extends string>({
  title,
  columns,
  scope,
  selectedIds,
  onRequest,
  onDone,
}: ExportModalProps<Column>) {
  const [choice, setChoice] = useState(() => readChoice(columns));
  const [rows, setRows] = useState<'selected' | 'all'>(selectedIds.length > 0 ? 'selected' : 'all');
  const isEmpty = rows === 'all' && scope.totalCount === 0;
  const form = useForm({});
  const alerts = useAlerts();
  const chosen = choice.columns.filter(({ isOn }) => isOn).map(({ id }) => id);

  const start = async () => {
    const userErrors = await onRequest({
      format: choice.format,
      columns: chosen,
      ...(rows === 'selected' && { ids: selectedIds }),
    });
    if (userErrors.length > 0) return userErrors;
    rememberChoice(columns, choice);
    alerts.success('Экспорт начался, его ход виден в «Задачах»');
    onDone();
    return null;
  };

  return (
    <Modal title={title} size="narrow">
      <Form form={form} onSubmit={start}>
        <ModalBody>
          <Stack gap="5">
            {selectedIds.length > 0 && (
              <Segmented
                label="Строки"
                options={[
                  { value: 'selected', label: `Выбранные: ${formatNumber(selectedIds.length)}` },
                  { value: 'all', label: `Весь список: ${formatNumber(scope.totalCount)}` },
                ]}
                value={rows}
                onChange={setRows}
              />
            )}
            <ExportScope {...scope} chosenCount={rows === 'selected' ? selectedIds.length : null} />
            <Segmented
              label="Формат"
              options={formats}
              value={choice.format}
              onChange={(format) => setChoice({ ...choice, format })}
            />
            <Columns columns={columns} choice={choice} onChange={setChoice} />
          </Stack>
        </ModalBody>
        <ModalFooter
          confirmLabel="Начать экспорт"
          confirmDisabled={chosen.length === 0 || isEmpty}
        />
      </Form>
    </Modal>
  );
}

const formats: readonly { value: ExportFormat; label: string }[] = [
  { value: 'XLSX', label: 'Excel' },
  { value: 'CSV', label: 'CSV' },
];

function Columns<Column extends string>({
  columns,
  choice,
  onChange,
}: {
  columns: ExportColumns<Column>;
  choice: ExportChoice<Column>;
  onChange: (choice: ExportChoice<Column>) => void;
}) {
  const all = allColumns(columns);
  const chosen = choice.columns.filter(({ isOn }) => isOn).length;
  return (
    <div>
      <Stack direction="row" align="center" justify="space-between" gap="2" mb="1.5">
        <Text size="xs" tone="muted" fontWeight="medium" aria-live="polite">
          {chosen === 0
            ? 'Выберите хотя бы один столбец'
            : `Столбцы: ${String(chosen)} из ${String(all.length)}`}
        </Text>
        <Button size="sm" variant="ghost" onClick={() => onChange({ ...choice, columns: all })}>
          Вернуть как было
        </Button>
      </Stack>
      <OrderedChecklist
        label="Столбцы по порядку"
        items={choice.columns}
        labelOf={({ id }) => columns.labels[id]}
        onChange={(changed) => onChange({ ...choice, columns: changed })}
      />
    </div>
  );
}
