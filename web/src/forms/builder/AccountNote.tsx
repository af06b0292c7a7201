// A warning that a form creates accounts but lacks the fields they require, with a button that adds them.
import { fieldNames, type FormFieldType } from '@kafedra/common/forms';
import { Box, Button, Text } from '../../ui/index.ts';
import type { FormDocument } from './document/document.ts';

const needed = ['name', 'email'] as const satisfies readonly FormFieldType[];

export function AccountNote({
  document,
  onAdd,
}: {
  document: FormDocument;
  onAdd: (types: readonly FormFieldType[]) => void;
}) {
  const missing = needed.filter((type) => document.fields.every((field) => field.type !== type));
  if (!document.createUser || missing.length === 0) return null;
  const names = missing.map((type) => `«${fieldNames[type]}»`).join(' и ');
  return (
    <Box role="note" mb="3" p="3" bg="warningSoft" borderRadius="lg">
      <Text size="sm" mb="2">
        По форме никто не сможет зарегистрироваться: учётной записи нужны поля {names}.
      </Text>
      <Button size="sm" onClick={() => onAdd(missing)}>
        Добавить {names}
      </Button>
    </Box>
  );
}
