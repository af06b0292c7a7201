// Adds variables from pasted lines, all or none; errors are shown at their lines.
import { graphql } from 'react-relay';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import {
  countOf,
  FormModal,
  lineMessage,
  LinesField,
  useAlerts,
  useForm,
  type WrongLine,
} from '../../../ui/index.ts';
import type { PastedVariablesMutation } from '../../../__generated__/PastedVariablesMutation.graphql.ts';

interface Line {
  /** From 1. */
  number: number;
  value: string;
}

/** Without empty lines. */
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((line, index) => ({ number: index + 1, value: line.trim() }))
    .filter(({ value }) => value !== '');

export function wrongLines(text: string): WrongLine[] {
  const known = new Set<string>();
  return linesOf(text).flatMap(({ number, value }) => {
    const words = value.toLocaleLowerCase('ru');
    if (known.has(words)) return [{ number, problem: `«${value}» уже есть выше` }];
    known.add(words);
    return value.length > 255 ? [{ number, problem: 'не больше 255 символов' }] : [];
  });
}

export function PastedVariables({ fieldId, onDone }: { fieldId: string; onDone: () => void }) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { values: '' } });
  const [commit] = useMutation<PastedVariablesMutation>(graphql`
    mutation PastedVariablesMutation($input: CreateCustomFieldVariablesInput!) {
      createCustomFieldVariables(input: $input) {
        createdCount
        ...userErrors_payload
      }
    }
  `);
  const submit = async ({ values: text }: { values: string }) => {
    const lines = linesOf(text);
    const { response, userErrors } = await commit({
      variables: { input: { customFieldId: fieldId, values: lines.map(({ value }) => value) } },
    });
    if (userErrors.length > 0) return userErrors.map((error) => atItsLine(error, lines));
    alerts.success(
      `Добавлено: ${countOf(response?.createCustomFieldVariables.createdCount ?? 0, ['вариант', 'варианта', 'вариантов'])}`,
    );
    setTimeout(onDone);
    return [];
  };
  return (
    <FormModal
      form={form}
      onSubmit={submit}
      title="Варианты списком"
      confirmLabel="Добавить"
      disableAfterClick={false}
      guardUnsaved
    >
      <LinesField
        name="values"
        label="Варианты, каждый с новой строки"
        required
        wrongLines={wrongLines}
      />
    </FormModal>
  );
}

/** Maps errors to lines: the path `values.3` is the fourth value sent. */
function atItsLine(
  { message, field }: { message: string; field?: string | null | undefined },
  lines: readonly Line[],
) {
  const index = /^values\.(\d+)$/.exec(field ?? '')?.[1];
  const line = index === undefined ? undefined : lines[Number(index)];
  if (line === undefined) return { message, field: 'values' };
  const problem = `«${line.value}»: ${message.toLocaleLowerCase('ru')}`;
  return { message: lineMessage({ number: line.number, problem }), field: 'values' };
}
