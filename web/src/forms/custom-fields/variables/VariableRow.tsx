// A variable of a list: text, dependents and actions.
import { EllipsisVertical, GitBranch, Pencil } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useDialog } from '../../../kit/relay/useDataModals.tsx';
import {
  Box,
  countOf,
  deleteItem,
  Flex,
  IconButton,
  lazyPart,
  Menu,
  Text,
} from '../../../ui/index.ts';
import { useVariableRemoval } from './useVariableRemoval.ts';
import type { VariableRow_variable$key } from '../../../__generated__/VariableRow_variable.graphql.ts';

const RenameVariableModal = lazyPart(
  () => import('./RenameVariableModal.tsx'),
  'RenameVariableModal',
);
const Dependents = lazyPart(() => import('./Dependents.tsx'), 'Dependents');

export function VariableRow({
  variable: key,
  field,
  companyId,
  code,
  onDone,
}: {
  variable: VariableRow_variable$key;
  field: {
    readonly id: string;
    /** Whether the company edits the variables itself, not Bitrix24. */
    readonly isOwn: boolean;
    readonly mayChange: boolean;
  };
  companyId: string;
  code: string;
  onDone: () => void;
}) {
  const variable = useFragment<VariableRow_variable$key>(
    graphql`
      fragment VariableRow_variable on CustomFieldVariable @throwOnFieldError {
        id
        value
        dependentCustomFields {
          name
        }
        dependentVariables {
          id
        }
        ...RenameVariableModal_variable
      }
    `,
    key,
  );
  const { id, value } = variable;
  const dialog = useDialog(onDone);
  const remove = useVariableRemoval({ fieldId: field.id, code, onDone });
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="2"
      minH="control"
      py="1"
      borderTop="1px solid"
      borderColor="line"
    >
      <Box minW="0" overflowWrap="anywhere">
        {value}
        <Brings variable={variable} />
      </Box>
      {field.mayChange && (
        <Flex flexShrink={0}>
          <IconButton
            size="sm"
            icon={<GitBranch />}
            label={`Что показать вместе с «${value}»`}
            onClick={() =>
              dialog((done) => <Dependents variableId={id} companyId={companyId} onDone={done} />)
            }
          />
          {field.isOwn && (
            <Menu
              label={`Действия: ${value}`}
              trigger={
                <IconButton size="sm" icon={<EllipsisVertical />} label={`Действия: ${value}`} />
              }
              items={[
                {
                  id: 'rename',
                  label: 'Переименовать',
                  icon: <Pencil />,
                  onAction: () =>
                    dialog((done) => (
                      <RenameVariableModal fieldId={field.id} variable={variable} onDone={done} />
                    )),
                },
                'separator',
                deleteItem(() => void remove(variable)),
              ]}
            />
          )}
        </Flex>
      )}
    </Flex>
  );
}

/** The fields and variables shown only with this variable. */
function Brings({
  variable: { dependentCustomFields, dependentVariables },
}: {
  variable: {
    readonly dependentCustomFields: readonly { readonly name: string }[];
    readonly dependentVariables: readonly object[];
  };
}) {
  const fields = dependentCustomFields.map(({ name }) => `«${name}»`);
  const words = [
    fields.length > 0 && `поля: ${fields.join(', ')}`,
    dependentVariables.length > 0 &&
      countOf(dependentVariables.length, ['вариант', 'варианта', 'вариантов']),
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <Text tone="muted" size="sm">
      Показывает {words.join(' и ')}
    </Text>
  );
}
