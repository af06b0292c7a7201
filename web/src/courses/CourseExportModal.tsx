// «Экспорт курсов»: says what will be in the file, asks for its format and columns, and starts the work.
import { useState } from 'react';
import {
  Button,
  Form,
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
  columnLabels,
  readChoice,
  rememberChoice,
  type ExportChoice,
} from './courseExportChoice.ts';
import { toVariables, type CourseListAddress } from './courseListAddress.ts';
import { CourseExportScope, type ExportScope } from './CourseExportScope.tsx';
import { useOrderExport } from './useOrderExport.ts';
import type { CourseExportFormat } from './__generated__/useOrderExportMutation.graphql.ts';

export function CourseExportModal({
  companyId,
  onDone,
  ...scope
}: ExportScope & { companyId: string; onDone: () => void }) {
  const [choice, setChoice] = useState(readChoice);
  const form = useForm({});
  const alerts = useAlerts();
  const order = useOrderExport();
  const columns = choice.columns.filter(({ isOn }) => isOn).map(({ id }) => id);

  const start = async () => {
    const userErrors = await order({
      companyId,
      format: choice.format,
      columns,
      ...whichCourses(scope.address),
    });
    if (userErrors.length > 0) return userErrors;
    rememberChoice(choice);
    alerts.success('Экспорт начался, его ход виден в «Задачах»');
    onDone();
    return null;
  };

  return (
    <Modal title="Экспорт курсов" size="narrow">
      <Form form={form} onSubmit={start}>
        <ModalBody>
          <Stack gap="5">
            <CourseExportScope {...scope} />
            <Segmented
              label="Формат"
              options={formats}
              value={choice.format}
              onChange={(format) => setChoice({ ...choice, format })}
            />
            <Columns choice={choice} onChange={setChoice} />
          </Stack>
        </ModalBody>
        <ModalFooter
          confirmLabel="Начать экспорт"
          confirmDisabled={columns.length === 0 || scope.totalCount === 0}
        />
      </Form>
    </Modal>
  );
}

const formats: readonly { value: CourseExportFormat; label: string }[] = [
  { value: 'XLSX', label: 'Excel' },
  { value: 'CSV', label: 'CSV' },
];

function Columns({
  choice,
  onChange,
}: {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
}) {
  const chosen = choice.columns.filter(({ isOn }) => isOn).length;
  return (
    <div>
      <Stack direction="row" align="center" justify="space-between" gap="2" mb="1.5">
        <Text size="xs" tone="muted" fontWeight="medium" aria-live="polite">
          {chosen === 0
            ? 'Выберите хотя бы один столбец'
            : `Столбцы: ${String(chosen)} из ${String(allColumns.length)}`}
        </Text>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => onChange({ ...choice, columns: allColumns })}
        >
          Вернуть как было
        </Button>
      </Stack>
      <OrderedChecklist
        label="Столбцы по порядку"
        items={choice.columns}
        labelOf={({ id }) => columnLabels[id]}
        onChange={(columns) => onChange({ ...choice, columns })}
      />
    </div>
  );
}

/** The same courses in the same order as the list shows them. */
function whichCourses(address: CourseListAddress) {
  const { search, filter, orderBy } = toVariables(address);
  return {
    matching: { search: search ?? null, filter: filter ?? null },
    ...(orderBy && { orderBy }),
  };
}
